import type { DepthField } from './catalogue';
import { setCell } from './cells';
import type { Edit } from './change';
import type { Montage } from './montage';

/** Sets a depth (m) of the section's end. */
export const setSectionTd = (
  montage: Montage,
  sectionId: string,
  field: DepthField,
  text: string,
): Edit | null => setCell(montage, { at: { of: 'section', section: sectionId }, field }, text, noneNew);

/** A section is never created by typing its depth. */
const noneNew = (): string => {
  throw new Error('A section is not created by its depth.');
};
