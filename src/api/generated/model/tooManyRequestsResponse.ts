/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * Too many requests; try again after a pause.
 */
export type TooManyRequestsResponse = ErrorBody;
