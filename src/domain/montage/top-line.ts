import { setCell } from './cells';
import type { Change, Edit, NewId } from './change';
import { editOf, setChanges } from './edit';
import { createdByValue } from './empty';
import type { FieldOf } from './catalogue';
import type { Montage } from './montage';

const at = { of: 'topLine' } as const;

/** Creates the top line if there is none. */
export const setTopLineField = (
  montage: Montage,
  field: FieldOf<'topLine'>,
  text: string,
  newId: NewId,
): Edit | null => setCell(montage, { at, field }, text, newId);

/** Trims the text; ignores a blank one and one that already exists. */
export function addWellHead(montage: Montage, text: string, newId: NewId): Edit | null {
  const wellHead = text.trim();
  const topLine = montage.top_line_item;
  const wellHeads = topLine?.well_heads ?? [];
  if (wellHead === '' || wellHeads.includes(wellHead)) return null;
  const create: Change[] =
    topLine || !createdByValue.topLine
      ? []
      : [{ op: 'item', at, from: null, to: createdByValue.topLine(newId()) }];
  const to = [...wellHeads, wellHead];
  return editOf(`Add Well Head ${wellHead}`, [
    ...create,
    { op: 'set', at, field: 'well_heads', from: wellHeads, to },
  ]);
}

export function removeWellHead(montage: Montage, wellHead: string): Edit | null {
  const wellHeads = montage.top_line_item?.well_heads ?? [];
  const to = wellHeads.toSpliced(wellHeads.indexOf(wellHead), wellHeads.includes(wellHead) ? 1 : 0);
  return editOf(`Remove Well Head ${wellHead}`, setChanges(montage, at, 'well_heads', to));
}
