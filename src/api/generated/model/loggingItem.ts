/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { LoggingFields } from './loggingFields.ts';
import type { LoggingRun } from './loggingRun.ts';

/**
 * Logging, as loaded.
 */
export type LoggingItem = LoggingFields & {
  /** The id. */
  id: string;
  /** The section it belongs to; the section that holds it where it is absent. */
  section_id?: string;
  logging_runs_list: LoggingRun[];
};
