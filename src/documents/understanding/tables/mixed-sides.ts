import type { Table } from '../../readers/table';
import { columnsOf, isHoleRow, stringsOver, tableOf } from './grouped-sides';
import type { SideGroup } from './grouped-sides';
import { kindsOfRows } from './kinds-of-rows';
import type { SideRow } from './side-rows';
import { withSlurryLabels } from './wide-labels';
import type { Kind } from '../words/vocabulary';

const [MOST_ABOVE, FEWEST_KINDS, FEWEST_ROWS] = [6, 2, 4];

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
  const kinds = kindsOfRows(rows);
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
