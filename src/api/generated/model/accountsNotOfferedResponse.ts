/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * Accounts are not created here.
 */
export type AccountsNotOfferedResponse = ErrorBody;
