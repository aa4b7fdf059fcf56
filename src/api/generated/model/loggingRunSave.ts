/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { LoggingRunFields } from './loggingRunFields.ts';

/**
 * A logging run, as saved.
 */
export type LoggingRunSave = LoggingRunFields & {
  /** The id; absent for a new one. */
  id?: string;
  /** The logging programme that holds it; absent where that is new. */
  logging_id?: string;
};
