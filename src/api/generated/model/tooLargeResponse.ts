/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * A document is larger, or the documents are more, than the server takes.
 */
export type TooLargeResponse = ErrorBody;
