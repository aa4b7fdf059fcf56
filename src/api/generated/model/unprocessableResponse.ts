/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The request does not fit the contract.
 */
export type UnprocessableResponse = ErrorBody;
