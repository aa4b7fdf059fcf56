/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * A user has the e-mail already.
 */
export type UserExistsResponse = ErrorBody;
