/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The signed-in person belongs to no organisation that a layout could be kept for.
 */
export type NoOrganisationResponse = ErrorBody;
