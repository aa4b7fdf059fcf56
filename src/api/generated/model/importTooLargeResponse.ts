/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The montage is larger than the server takes.
 */
export type ImportTooLargeResponse = ErrorBody;
