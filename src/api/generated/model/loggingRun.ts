/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { LoggingRunFields } from './loggingRunFields.ts';

/**
 * A logging run, as loaded.
 */
export type LoggingRun = LoggingRunFields & {
  /** The id. */
  id: string;
  /** The logging programme it belongs to. */
  logging_id: string;
};
