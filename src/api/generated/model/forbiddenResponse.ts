/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The signed-in person has no access to this module.
 */
export type ForbiddenResponse = ErrorBody;
