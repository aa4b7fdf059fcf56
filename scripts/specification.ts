/**
 * Holds the specification against the reports of the last test run, and writes docs/specification.md. Reports other than
 * those of `npm test` can be named, for instance of single files.
 */
import { resolve } from 'node:path';
import { holdSpecification, lastReports } from './specification-part.ts';

const named = process.argv.slice(2).map((file) => resolve(file));
const { failed } = holdSpecification(named.length > 0 ? named : lastReports);
process.exitCode = failed > 0 ? 1 : 0;
