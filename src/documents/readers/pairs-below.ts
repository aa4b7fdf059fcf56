import { filled } from './table';
import type { Row } from './table';

const FEWEST_COLUMNS = 4;
const FEWEST_PAIRS = 2;

const places = (row: Row | undefined): number[] =>
  (row?.cells ?? []).flatMap((cell, column) => (cell === '' ? [] : [column]));

/** Whether rows follow each other without a blank one. */
const isNext = (row: Row | undefined, next: Row | undefined): boolean =>
  row !== undefined && next !== undefined && next.row === (row.until ?? row.row) + 1;

/**
 * Whether a title below a blank row is above a list of names with one value each, and not above more rows of the table,
 * all of which fill more columns: `Accuracy of the tops`, `Upper chalk | 12`, `Lower chalk | 15`.
 */
export function opensPairs(rows: readonly Row[], at: number, ofTable: readonly Row[]): boolean {
  const [title, before] = [rows[at], rows[at - 1]];
  const isBelowBlank = before === undefined || !isNext(before, title) || filled(before.cells).length === 0;
  if (!isBelowBlank || places(title).length !== 1) return false;
  const above = ofTable.filter(({ cells }) => filled(cells).length > 1);
  if (above.length === 0 || !above.every(({ cells }) => filled(cells).length >= FEWEST_COLUMNS)) return false;
  let pairs = 0;
  const [label = 0, value = 0] = places(rows[at + 1]);
  for (let next = at + 1; isNext(rows[next - 1], rows[next]); next += 1) {
    const { cells = [] } = rows[next] ?? {};
    const own = places(rows[next]);
    if (own.length === 0) break;
    if (own.length !== 2 || own[0] !== label || own[1] !== value) return false;
    if (!/^\p{L}/u.test(cells[label] ?? '')) return false;
    pairs += 1;
  }
  return pairs >= FEWEST_PAIRS;
}
