/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * There are no such documents.
 */
export type DocumentsNotFoundResponse = ErrorBody;
