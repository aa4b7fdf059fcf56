import type { Table } from '../../readers/table';
import { columnsOf, isHoleRow, stringsOver, tableOf } from './grouped-sides';
import type { SideGroup } from './grouped-sides';
import { parseHeading } from '../words/headings';
import { labelOf } from './side-rows';
import type { SideRow } from './side-rows';
import { isOfSlurry, withSlurryLabels } from './wide-labels';
import { VOCABULARY, fieldsOfHeading } from '../words/vocabulary';
import type { Kind } from '../words/vocabulary';

const KINDS = VOCABULARY.filter(({ kind }) =>
  ['casing', 'sections', 'mud', 'cement', 'pressureTests', 'logging'].includes(kind),
);
/** Fields of every kind, which do not identify the kind of a row. */
const SHARED = new Set(['hole', 'well', 'notes', 'section', 'item', 'from', 'to', 'interval', 'casing']);
const [MOST_ABOVE, FEWEST_KINDS, FEWEST_ROWS] = [6, 2, 4];

/** The kinds that have a property; a string's size is one of the string only. */
function kindsOf(row: SideRow): Kind[] {
  const heading = parseHeading(labelOf(row));
  if (heading.key === '') return [];
  if (isOfSlurry(labelOf(row))) return ['cement'];
  return KINDS.flatMap((vocabulary) => {
    const [named] = fieldsOfHeading(vocabulary, heading);
    return named && !SHARED.has(named.field) ? [vocabulary.kind] : [];
  });
}

/** The kind of each row: a property that several kinds have is of the kind of the rows before it, or else behind it. */
function assigned(rows: readonly SideRow[]): (Kind | null)[] {
  const all = rows.map(kindsOf);
  const certain = all.map((kinds) => (kinds.length === 1 ? (kinds[0] ?? null) : null));
  return all.map((kinds, at) => {
    if (kinds.length < 2) return certain[at] ?? null;
    const near = [...certain.slice(0, at).toReversed(), ...certain.slice(at)].find((kind) => kind !== null);
    return near !== undefined && near !== null && kinds.includes(near) ? near : null;
  });
}

/** Without columns, a row with a value for every section is clear by the order of its values. */
function inOrder(run: readonly SideRow[]): SideRow[] {
  const count = run.find(isHoleRow)?.cells.size;
  return run
    .filter(({ cells }) => cells.size === count)
    .map((row) => ({ ...row, cells: new Map([...row.cells.values()].map((cell, at) => [at, cell])) }));
}

/**
 * The tables of a sideways summary with a column for each section and properties of several kinds, without headings
 * between them: hole, casing, mud and cement below each other. Empty if all properties are of one kind. `exact` if the
 * columns of the cells are known, not only their order.
 */
export function mixedSides(
  written: readonly SideRow[],
  exact: boolean,
): { kind: Kind; table: Table; rows: Set<number> }[] {
  const run = withSlurryLabels(exact ? written : inOrder(written));
  const at = run.slice(0, MOST_ABOVE + 1).findIndex(isHoleRow);
  const hole = run[at];
  if (!hole) return [];
  const columns = columnsOf(hole, run.slice(0, at));
  const strings = stringsOver(run.slice(0, at));
  const rows = [...(strings ? [strings] : []), ...run.slice(at + 1)].filter(({ cells }) =>
    [...cells.keys()].slice(1).some((column) => hole.cells.has(column)),
  );
  const kinds = assigned(rows);
  const known = kinds.filter((kind) => kind !== null);
  if (columns.length < 2 || new Set(known).size < FEWEST_KINDS || known.length < FEWEST_ROWS) return [];
  return [...new Set(known)].map((kind) => {
    const group: SideGroup = { kind, rows: rows.filter((_, index) => kinds[index] === kind) };
    return {
      kind,
      table: tableOf(hole, columns, group),
      rows: new Set([hole, ...group.rows].map(({ row }) => row)),
    };
  });
}
