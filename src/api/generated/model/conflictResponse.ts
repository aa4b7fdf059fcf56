/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The request contradicts what is stored.
 */
export type ConflictResponse = ErrorBody;
