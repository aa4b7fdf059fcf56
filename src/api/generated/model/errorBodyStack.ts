/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { ErrorEntry } from './errorEntry.ts';

/**
 * Where the failure came from.
 */
export type ErrorBodyStack = string | {
  /** What went wrong at the place of the failure. */
  detail: string | ErrorEntry[];
};
