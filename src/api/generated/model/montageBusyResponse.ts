/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The server does not take a save of the montage now.
 */
export type MontageBusyResponse = ErrorBody;
