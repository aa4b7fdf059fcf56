/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The stored montage is not the one that `If-Match` names. Nothing was saved; load the newest one.
 */
export type PreconditionFailedResponse = ErrorBody;
