import { applyChanges } from '@/domain/montage/apply';
import type { Cell } from '@/domain/montage/address';
import { cellRefusal, cellText, setCell } from '@/domain/montage/cells';
import type { Change, Edit, NewId } from '@/domain/montage/change';
import type { Montage } from '@/domain/montage/montage';
import { blockReader, hasDecimalCommas, type Pasted } from '@/domain/montage/paste';
import { unitsInForce } from '@/domain/shown-units/in-force';
import { toTsv } from '@/domain/montage/tsv';
import { quantity } from '@/domain/montage/words';
import { sameCell } from '@/domain/montage/address';
import type { GridModel } from './grid-model';

/** The text for a spreadsheet, in the units of the screen: full values, not rounded as there. */
export const textOfBlock = (montage: Montage, cells: readonly (readonly Cell[])[]): string =>
  toTsv(cells.map((row) => row.map((cell) => cellText(montage, cell, unitsInForce()))));

/**
 * Pastes into cells outside blocks: one value into one cell, or a column of values down a programme, as far as it goes.
 * A block with more columns is rejected: its first column might be names for the second.
 */
export function fillCells(
  model: GridModel,
  montage: Montage,
  at: Cell,
  rows: string[][],
  newId: NewId,
): Pasted {
  const offered = rows.flat().filter((text) => text.trim() !== '').length;
  if (rows.some(([, ...others]) => others.some((text) => text.trim() !== ''))) {
    return { edit: null, cells: 0, left: offered };
  }
  const read = blockReader(rows);
  const changes: Change[] = [];
  const refused = new Set<string>();
  let current = montage;
  let cell: Cell | null = at;
  let cells = 0;
  for (const [text = ''] of rows) {
    if (!cell) break;
    cells += 1;
    const typed = read(cell, text);
    const refusal = cellRefusal(current, cell, typed, unitsInForce());
    if (refusal !== null) refused.add(refusal);
    const edit: Edit | null = setCell(current, cell, typed, newId, unitsInForce());
    if (edit) {
      changes.push(...edit.changes);
      current = applyChanges(current, edit.changes);
    }
    const next: Cell | null = model.move(current, cell, 'below');
    cell = sameCell(next, cell) ? null : next;
  }
  const left = rows.slice(cells).filter(([text = '']) => text.trim() !== '').length;
  const label = cells === 1 ? 'Paste a cell' : `Paste ${cells} cells`;
  return {
    edit: changes.length === 0 ? null : { label, changes },
    cells,
    left,
    ...(refused.size > 0 && { refused: [...refused] }),
  };
}

export const nothingPasted: Pasted = { edit: null, cells: 0, left: 0 };

/**
 * The message after a paste.
 *
 * @returns the text, and whether everything was pasted and reads as it would alone.
 */
export function pasteMessage(
  { edit, cells, left, refused = [], said: message }: Pasted,
  rows: readonly (readonly string[])[],
): { text: string; isPlain: boolean } {
  if (message !== undefined) return { text: message, isPlain: false };
  if (cells === 0 && left > 0) {
    return {
      text: 'Nothing was pasted: cells below one another take one column of values.',
      isPlain: false,
    };
  }
  const commas = edit !== null && hasDecimalCommas(rows);
  const sentences = [
    edit ? `${quantity(cells, 'cell')} pasted.` : 'Nothing was changed by pasting.',
    left > 0 && `${quantity(left, 'cell')} did not fit here.`,
    commas && 'Commas were read as decimal commas.',
    refused.length > 0 && `Some cells kept their values: ${refused[0]}`,
  ];
  return {
    text: sentences.filter(Boolean).join(' '),
    isPlain: left === 0 && !commas && refused.length === 0,
  };
}
