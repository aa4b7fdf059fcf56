import type { Cell } from '../montage/address';
import { depthColumns, type DepthField } from '../montage/catalogue';
import type { Edit } from '../montage/change';

export const isDepth = (field: string): field is DepthField =>
  (depthColumns as readonly string[]).includes(field);

/** Whether other values may depend on a cell: a depth of a top or of a section's end. */
export const isDepthCell = ({ at, field }: Cell): boolean =>
  (at.of === 'formation' || at.of === 'section') && isDepth(field);

/** The depth that an edit sets first; null if it sets something else. */
export function editedDepth({ changes: [change] }: Edit): Cell | null {
  if (change?.op !== 'set') return null;
  const cell = { at: change.at, field: change.field };
  return isDepthCell(cell) ? cell : null;
}
