/**
 * Generated from openapi/montage.yaml by `npm run generate`. Do not edit.
 */
import type { MontageFindings } from './montageFindings.ts';
import type { MontageFolder } from './montageFolder.ts';
import type { MontageListTopLine } from './montageListTopLine.ts';
import type { MontageStatus } from './montageStatus.ts';

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
  /**
     * The deepest end of a section, along hole below drill floor, m. Optional.
     * @nullable
     */
  total_depth?: number | null;
  /** How it came to be as it is. Optional. */
  status?: MontageStatus | null;
  /**
     * The e-mail address of the user who stored its newest version. Optional.
     * @nullable
     */
  changed_by?: string | null;
  /** Its open findings; null while they are not counted. Optional. */
  findings?: MontageFindings | null;
  /** The folder it is in. Optional. */
  folder?: MontageFolder | null;
}
