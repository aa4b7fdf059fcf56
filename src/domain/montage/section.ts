import type { DepthField } from './catalogue';
import { setCell } from './cells';
import type { Edit } from './change';
import type { Montage } from './montage';

/** A depth (m) of the section's end. */
export const setSectionTd = (
  montage: Montage,
  sectionId: string,
  field: DepthField,
  text: string,
): Edit | null => setCell(montage, { at: { of: 'section', section: sectionId }, field }, text, noneNew);

/** A section is there or not; typing its depth creates nothing. */
const noneNew = (): string => {
  throw new Error('A section is not created by its depth.');
};
