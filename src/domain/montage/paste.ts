import type { Cell } from './address';
import { cellChanges } from './cells';
import type { Change, Edit, NewId } from './change';
import { applyChanges } from './apply';
import { editOf } from './edit';
import { fieldAt, formationColumns, reservoirColumns, takesNumber } from './catalogue';
import { newFormation } from './formations';
import { sectionOf } from './lookup';
import type { Montage } from './montage';
import { amongDecimalCommas, decimalSignOf } from './parse';
import { newReservoir } from './reservoirs';
import { quantity } from './words';

/** Where the upper left cell of a block goes, and its cells as text. */
export interface Block {
  /** In the order of the list, counted from 0. */
  readonly row: number;
  readonly column: number;
  readonly rows: readonly (readonly string[])[];
}

/** What pasting comes to. */
export interface Pasted {
  /** Null where nothing changes. */
  readonly edit: Edit | null;
  /** How many cells of the block found a place. */
  readonly cells: number;
  /** How many had something in them and found none. */
  readonly left: number;
  /** What was decided on the way, in words. */
  readonly said?: string;
}

/** Whether the numbers of a block write their fractions with a comma: one shows it, and none shows a dot. */
export function hasDecimalCommas(rows: readonly (readonly string[])[]): boolean {
  const signs = new Set(rows.flat().map(decimalSignOf));
  return signs.has(',') && !signs.has('.');
}

/** How the texts of a block are read into cells: `1.934` is a thousand and more where the cell beside it says `2.105,3`. */
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
  /** The entities there are, as they are addressed. */
  readonly places: readonly Cell['at'][];
  /** A new entity below the last, as it is addressed. */
  append(): { readonly at: Cell['at']; readonly changes: readonly Change[] };
}

/** Cells to the right of the last column are cut off; rows below the last entity become new ones. */
function pasteBlock(montage: Montage, target: Target, block: Block, newId: NewId): Pasted {
  const width = target.columns.length;
  const top = Math.min(block.row, target.places.length);
  const room = Math.max(0, width - block.column);
  const rows = block.rows.map((row) => row.slice(0, room));
  const read = blockReader(block.rows);
  const appended = rows.slice(Math.max(0, target.places.length - top)).map((row) => {
    // A row with nothing in it adds nothing: spreadsheets copy empty rows along.
    return row.some((cell) => cell.trim() !== '') ? target.append() : null;
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
    left: block.rows.reduce((sum, row) => sum + filled(row.slice(room)), 0),
  };
}

/**
 * Puts a block over the formations of a section, by the rules of typing: one edit. An empty cell empties what it covers,
 * except a name. Null where the section is gone.
 */
export function pasteFormations(
  montage: Montage,
  { section, ...block }: Block & { readonly section: string },
  newId: NewId,
): Pasted | null {
  const formations = sectionOf(montage, section)?.formations_list;
  if (!formations) return null;
  let end = formations.length;
  const list = { of: 'formations', section } as const;
  return pasteBlock(
    montage,
    {
      columns: formationColumns,
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

/** Puts a block over the reservoirs, likewise. */
export function pasteReservoirs(montage: Montage, block: Block, newId: NewId): Pasted {
  let end = montage.reservoirs_list.length;
  const list = { of: 'reservoirs' } as const;
  return pasteBlock(
    montage,
    {
      columns: reservoirColumns,
      places: montage.reservoirs_list.map(({ id }) => ({ of: 'reservoir', id })),
      append() {
        const entity = newReservoir(newId());
        return {
          at: { of: 'reservoir', id: entity.id },
          changes: [{ op: 'insert', list, index: end++, entity }],
        };
      },
    },
    block,
    newId,
  );
}
