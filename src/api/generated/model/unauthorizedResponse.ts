/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * No bearer token, or one that is expired or revoked.
 */
export type UnauthorizedResponse = ErrorBody;
