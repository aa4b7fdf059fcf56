/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The server does not offer this, or it has no such montage.
 */
export type FoldersNotOfferedResponse = ErrorBody;
