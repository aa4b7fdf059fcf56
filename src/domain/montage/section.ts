import { setCell } from './cells';
import type { Edit } from './change';
import type { Montage } from './montage';

export type SectionTdField =
  | 'true_vertical_depth_subsea'
  | 'true_vertical_depth_below_drill_floor'
  | 'along_hole_depth_below_drill_floor';

/** A depth (m) of the section's end. */
export const setSectionTd = (
  montage: Montage,
  sectionId: string,
  field: SectionTdField,
  text: string,
): Edit | null => setCell(montage, { at: { of: 'section', section: sectionId }, field }, text, noneNew);

/** A section is there or not; typing its depth creates nothing. */
const noneNew = (): string => {
  throw new Error('A section is not created by its depth.');
};
