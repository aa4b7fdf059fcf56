/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { TopLineFields } from './topLineFields.ts';

/**
 * The top line, as saved.
 */
export type TopLineSave = TopLineFields & {
  /** The id; absent for a new one. */
  id?: string;
};
