/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * Another organisation has the name.
 */
export type NameTakenResponse = ErrorBody;
