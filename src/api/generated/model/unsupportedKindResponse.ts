/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * A file is not of a kind that can hold a well document.
 */
export type UnsupportedKindResponse = ErrorBody;
