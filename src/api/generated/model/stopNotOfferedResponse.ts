/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * There is no such document set, or the server does not stop generations.
 */
export type StopNotOfferedResponse = ErrorBody;
