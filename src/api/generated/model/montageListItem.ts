/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { MontageListTopLine } from './montageListTopLine.ts';

export interface MontageListItem {
  /** The montage's id. */
  id: string;
  /**
     * When the montage last changed.
     * @nullable
     */
  updated_time: string | null;
  /** What names the well; null when the generation stopped before it was known. */
  top_line_item: MontageListTopLine | null;
}
