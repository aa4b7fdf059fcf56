/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * Users belong to the organisation.
 */
export type OrganisationHasUsersResponse = ErrorBody;
