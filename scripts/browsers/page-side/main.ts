import { pageFunctions } from './page-functions.ts';

Object.assign(globalThis, { journeyPage: pageFunctions });
