import type { Cell } from './address';
import { cellChanges, cellRefusal } from './cells';
import type { Change, Edit, Listed, NewId } from './change';
import { applyChanges } from './apply';
import { editOf } from './edit';
import { fieldAt, formationColumns, listColumns, takesNumber, type FieldOf } from './catalogue';
import { newFormation } from './formations';
import { isFixedList, newListed, placeInList, type ListOfCells } from './listed';
import { hasList, listAt, listedKinds, sectionOf } from './lookup';
import type { Montage } from './montage';
import type { Field } from './field';
import { amongDecimalCommas, decimalSignOf, readNumber } from './parse';
import { documentUnits, type Units } from '../shown-units/units-of-person';
import { unitNamed } from '../shown-units/vocabulary';
import { quantity } from './words';

/** A block of texts and where its upper left cell goes. */
export interface Block {
  /** Index in the list, from 0. */
  readonly row: number;
  readonly column: number;
  readonly rows: readonly (readonly string[])[];
  /** In which numbers without a unit are. */
  readonly units?: Units;
}

/** The result of pasting. */
export interface Pasted {
  /** Null if nothing changes. */
  readonly edit: Edit | null;
  /** The number of cells that were pasted. */
  readonly cells: number;
  /** The number of non-empty cells that were cut off. */
  readonly left: number;
  /** Why cells kept their value, one sentence for each reason. */
  readonly refused?: readonly string[];
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
  /** An address of an entity of the list, which may be empty. */
  readonly sample: Cell['at'];
  /** Adds an entity below the last; without it, rows below the last are cut off. */
  append?(): { readonly at: Cell['at']; readonly changes: readonly Change[] };
}

/** A unit in a heading: `TVD SS (ft)`, `Pore [psi]`. */
const HEADING = /[([]([^)\]]+)[)\]]\s*$/;

/**
 * The units of the columns by a heading row with their names, and the rows below it. Copied tables have such a row, and
 * their numbers are in its units.
 */
function belowHeading(
  { column, rows }: Block,
  fieldOfColumn: (column: number) => Field | null,
): { rows: Block['rows']; unitOf: (across: number) => string | null } {
  const [first = []] = rows;
  const named = first.map((text, across) => {
    const field = fieldOfColumn(column + across);
    const unit = HEADING.exec(text)?.[1];
    return field?.measure && unit !== undefined && unitNamed(field.measure.quantity, unit) !== null
      ? unit
      : null;
  });
  const isHeading = named.some((unit) => unit !== null) && first.every((text) => readNumber(text) === null);
  return isHeading
    ? { rows: rows.slice(1), unitOf: (across) => named[across] ?? null }
    : { rows, unitOf: () => null };
}

/** Cuts off cells right of the last column; rows below the last entity become new ones if the list grows. */
function pasteBlock(montage: Montage, target: Target, given: Block, newId: NewId): Pasted {
  const { units = documentUnits } = given;
  const { rows: body, unitOf } = belowHeading(given, (column) => {
    const field = target.columns[column];
    return field === undefined ? null : fieldAt({ at: target.sample, field });
  });
  const block = { ...given, rows: body };
  const refused = new Set<string>();
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
      const unit = unitOf(across);
      const plain = read(cell, text);
      const said = unit !== null && readNumber(plain) !== null ? `${plain} ${unit}` : plain;
      const refusal = cellRefusal(grown, cell, said, units);
      if (refusal !== null) refused.add(refusal);
      return cellChanges(grown, cell, said, newId, units);
    });
  });
  const cells = rows.reduce((sum, row) => sum + row.length, 0);
  return {
    edit: editOf(`Paste ${quantity(cells, 'cell')}`, [...created, ...typed]),
    cells,
    ...(refused.size > 0 && { refused: [...refused] }),
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
      sample: { of: 'formation', section, id: '' },
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
      sample: placeInList(list, ''),
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
