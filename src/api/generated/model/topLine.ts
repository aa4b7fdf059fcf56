/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { TopLineFields } from './topLineFields.ts';

/**
 * The top line, as loaded.
 */
export type TopLine = TopLineFields & {
  /** The id. */
  id: string;
};
