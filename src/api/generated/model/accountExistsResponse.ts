/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The e-mail has an account already.
 */
export type AccountExistsResponse = ErrorBody;
