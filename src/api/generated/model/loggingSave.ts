/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { LoggingFields } from './loggingFields.ts';
import type { LoggingRunSave } from './loggingRunSave.ts';

/**
 * Logging, as saved.
 */
export type LoggingSave = LoggingFields & {
  /** The id; absent for a new one. */
  id?: string;
  /** The section that holds it; absent where that is new. */
  section_id?: string;
  logging_runs_list: LoggingRunSave[];
};
