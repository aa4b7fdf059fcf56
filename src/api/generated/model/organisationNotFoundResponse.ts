/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * There is no such organisation.
 */
export type OrganisationNotFoundResponse = ErrorBody;
