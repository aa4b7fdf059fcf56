import type { Cell } from './address';
import { cellChanges } from './cells';
import type { Change, Edit, Listed, NewId } from './change';
import { applyChanges } from './apply';
import { editOf } from './edit';
import { fieldAt, formationColumns, listColumns, takesNumber, type FieldOf } from './catalogue';
import { newFormation } from './formations';
import { isFixedList, newListed, placeInList, type ListOfCells } from './listed';
import { hasList, listAt, listedKinds, sectionOf } from './lookup';
import type { Montage } from './montage';
import { amongDecimalCommas, decimalSignOf } from './parse';
import { quantity } from './words';

/** A block of texts and where its upper left cell goes. */
export interface Block {
  /** Index in the list, from 0. */
  readonly row: number;
  readonly column: number;
  readonly rows: readonly (readonly string[])[];
}

/** The result of pasting. */
export interface Pasted {
  /** Null if nothing changes. */
  readonly edit: Edit | null;
  /** The number of cells that were pasted. */
  readonly cells: number;
  /** The number of non-empty cells that were cut off. */
  readonly left: number;
  /** Decisions of the reader, for the user. */
  readonly said?: string;
}

/** Whether the numbers of a block have decimal commas: one proves it, and none has a decimal dot. */
export function hasDecimalCommas(rows: readonly (readonly string[])[]): boolean {
  const signs = new Set(rows.flat().map(decimalSignOf));
  return signs.has(',') && !signs.has('.');
}

/** How to read the texts of a block: `1.934` is more than a thousand if a cell next to it has `2.105,3`. */
export function blockReader(rows: readonly (readonly string[])[]): (cell: Cell, text: string) => string {
  if (!hasDecimalCommas(rows)) return (_cell, text) => text;
  return (cell, text) => {
    const field = fieldAt(cell);
    return field && takesNumber(field) ? amongDecimalCommas(text) : text;
  };
}

const filled = (row: readonly string[]): number => row.filter((text) => text.trim() !== '').length;

interface Target {
  readonly columns: readonly string[];
  /** The addresses of the existing entities. */
  readonly places: readonly Cell['at'][];
  /** Adds an entity below the last; without it, rows below the last are cut off. */
  append?(): { readonly at: Cell['at']; readonly changes: readonly Change[] };
}

/** Cuts off cells right of the last column; rows below the last entity become new ones if the list grows. */
function pasteBlock(montage: Montage, target: Target, block: Block, newId: NewId): Pasted {
  const width = target.columns.length;
  const top = Math.min(block.row, target.places.length);
  const room = Math.max(0, width - block.column);
  const fit = target.append ? block.rows : block.rows.slice(0, target.places.length - top);
  const rows = fit.map((row) => row.slice(0, room));
  const read = blockReader(block.rows);
  const appended = rows.slice(Math.max(0, target.places.length - top)).map((row) => {
    // Spreadsheets also copy empty rows; they add nothing.
    return row.some((cell) => cell.trim() !== '') ? (target.append?.() ?? null) : null;
  });
  const created = appended.flatMap((row) => row?.changes ?? []);
  const grown = applyChanges(montage, created);
  const places = [...target.places, ...appended.map((row) => row?.at ?? null)];
  const typed = rows.flatMap((row, down) => {
    const at = places[top + down];
    if (!at) return [];
    return row.flatMap((text, across) => {
      const field = target.columns[block.column + across];
      if (field === undefined) return [];
      const cell = { at, field };
      return cellChanges(grown, cell, read(cell, text), newId);
    });
  });
  const cells = rows.reduce((sum, row) => sum + row.length, 0);
  return {
    edit: editOf(`Paste ${quantity(cells, 'cell')}`, [...created, ...typed]),
    cells,
    left: block.rows.reduce((sum, row, down) => sum + filled(down < fit.length ? row.slice(room) : row), 0),
  };
}

/**
 * Pastes a block over the formations of a section, parsed as typed: one edit. An empty cell clears the cell it covers,
 * except a name. `columns` are those that the block covers from left to right. Null if the section no longer exists.
 */
export function pasteFormations(
  montage: Montage,
  {
    section,
    columns = formationColumns,
    ...block
  }: Block & { readonly section: string; readonly columns?: readonly FieldOf<'formation'>[] },
  newId: NewId,
): Pasted | null {
  const formations = sectionOf(montage, section)?.formations_list;
  if (!formations) return null;
  let end = formations.length;
  const list = { of: 'formations', section } as const;
  return pasteBlock(
    montage,
    {
      columns,
      places: formations.map(({ id }) => ({ of: 'formation', section, id })),
      append() {
        const entity = newFormation(section, newId());
        return {
          at: { of: 'formation', section, id: entity.id },
          changes: [{ op: 'insert', list, index: end++, entity }],
        };
      },
    },
    block,
    newId,
  );
}

/**
 * Pastes a block over a list by the same rules; it adds no steps to the plan and no sections. `shownRows` are the rows that the
 * block covers in turn, if a table shows others than the list. Null if the montage has no such list.
 */
export function pasteListed(
  montage: Montage,
  {
    list,
    shownRows,
    ...block
  }: Block & { readonly list: ListOfCells; readonly shownRows?: readonly Listed[] },
  newId: NewId,
): Pasted | null {
  if (!hasList(montage, list)) return null;
  const rows = shownRows ?? listAt(montage, list);
  let end = listAt(montage, list).length;
  return pasteBlock(
    montage,
    {
      columns: listColumns[listedKinds[list.of]],
      places: rows.map(({ id }) => placeInList(list, id)),
      ...(!isFixedList(list) && {
        append() {
          const entity = newListed(list, newId());
          return {
            at: placeInList(list, entity.id),
            changes: [{ op: 'insert', list, index: end++, entity }],
          };
        },
      }),
    },
    block,
    newId,
  );
}
