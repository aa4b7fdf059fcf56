/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorBodyCode } from './errorBodyCode.ts';
import type { ErrorBodyStack } from './errorBodyStack.ts';
import type { ErrorEntry } from './errorEntry.ts';

/**
 * The body of every error. The application takes its sentence from the first of these that is present: the detail
 * in the stack, the code's message, the response's message or status text, the message, the detail.
 */
export interface ErrorBody {
  /** What went wrong, as one sentence or as a list of entries. */
  detail?: string | ErrorEntry[];
  /** What went wrong, for a person. */
  message?: string;
  /** A stable name for machines, or an object with a message. */
  code?: ErrorBodyCode;
  /** Where the failure came from. */
  stack?: ErrorBodyStack;
}
