import { applyChanges } from '@/domain/montage/apply';
import type { Cell } from '@/domain/montage/address';
import { cellText, setCell } from '@/domain/montage/cells';
import type { Change, Edit, NewId } from '@/domain/montage/change';
import type { Montage } from '@/domain/montage/montage';
import { toTsv } from '@/domain/montage/tsv';
import { sameCell } from '@/domain/montage/address';
import type { GridModel } from './grid-model';

/** What goes to a spreadsheet: the values in full, not as they are rounded on the screen. */
export const textOfBlock = (montage: Montage, cells: readonly (readonly Cell[])[]): string =>
  toTsv(cells.map((row) => row.map((cell) => cellText(montage, cell))));

/**
 * Pastes where cells are no block: one value into one cell, and a column of values down a programme, as far as it goes. Null
 * where nothing changes.
 */
export function fillCells(
  model: GridModel,
  montage: Montage,
  at: Cell,
  rows: string[][],
  newId: NewId,
): Edit | null {
  const changes: Change[] = [];
  let current = montage;
  let cell: Cell | null = at;
  for (const [text] of rows) {
    if (!cell) break;
    const edit: Edit | null = setCell(current, cell, text ?? '', newId);
    if (edit) {
      changes.push(...edit.changes);
      current = applyChanges(current, edit.changes);
    }
    const next: Cell | null = model.move(current, cell, 'down');
    cell = sameCell(next, cell) ? null : next;
  }
  if (changes.length === 0) return null;
  return { label: rows.length === 1 ? 'Paste a cell' : `Paste ${rows.length} cells`, changes };
}
