/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBody } from './errorBody.ts';

/**
 * The request is larger than the server takes.
 *
 * Decided: a server takes at least 16 MB of a montage, 4 MB of a review or a layout, and 64 kB of anything else.
 */
export type RequestTooLargeResponse = ErrorBody;
