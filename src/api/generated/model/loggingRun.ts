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
  /** The logging programme it belongs to; the programme that holds it where it is absent. */
  logging_id?: string;
};
