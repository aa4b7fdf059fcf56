/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The server cannot answer at the moment.
 */
export type UnavailableResponse = ErrorBody;
