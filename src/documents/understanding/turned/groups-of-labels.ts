import type { TextLine } from '../../readers/table';
import { subtitleOf } from '../blocks/block-titles';
import { labelOf } from '../tables/side-rows';
import type { SideRow } from '../tables/side-rows';
import { namesSize } from './column-titles';

/** Fewer rows do not show that their first column has the titles of groups. */
const FEWEST_ROWS = 3;
const MOST_WORDS = 5;

/** `PROPERTIES`, `Rheology`: a few words without figures. */
const isGroupTitle = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/[\d:;]/.test(text) && text.trim().split(/\s+/).length <= MOST_WORDS;

/** Whether two lines follow each other, each with cells in columns. */
const isNext = (
  above: TextLine,
  line: TextLine | undefined,
): line is TextLine & { columns: readonly number[] } =>
  line?.columns !== undefined &&
  line.cells.length > 1 &&
  line.page === above.page &&
  line.row > above.row &&
  line.row <= (above.until ?? above.row) + 1;

/** The rows below the sizes of the holes, as long as each begins in the column of the labels or in the one before it. */
function rowsBelow(lines: readonly TextLine[], at: number): { rows: TextLine[]; group: number } {
  const rows: TextLine[] = [];
  for (let above = lines[at], next = lines[at + 1]; above && isNext(above, next);) {
    rows.push(next);
    [above, next] = [next, lines[at + 1 + rows.length]];
  }
  const group = Math.min(...rows.map(({ columns = [] }) => columns[0] ?? 0));
  const end = rows.findIndex(
    ({ columns = [] }) => columns[0] !== group + 1 && (columns[0] !== group || columns[1] !== group + 1),
  );
  return { rows: end === -1 ? rows : rows.slice(0, end), group };
}

/**
 * The lines of a table on its side whose first column has the titles of groups, each in a merged cell next to the labels
 * of its rows (`PROPERTIES | Mud weight | 1.32 | 1.38`): each title gets a line of its own above its rows.
 */
export function withGroupsAbove(lines: readonly TextLine[]): TextLine[] {
  const result: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (!line) continue;
    const { rows, group } =
      line.columns && line.cells.filter(namesSize).length > 1 ? rowsBelow(lines, at) : { rows: [], group: 0 };
    const titled = rows.filter(({ columns }) => columns?.[0] === group);
    const isGrouped =
      rows.length >= FEWEST_ROWS &&
      titled.length > 0 &&
      titled.length * 2 <= rows.length &&
      titled.every(({ cells }) => isGroupTitle(cells[0] ?? ''));
    if (!isGrouped) {
      result.push(line);
      continue;
    }
    result.push(without(line, group));
    for (const row of rows) {
      const [title = ''] = row.cells;
      if (titled.includes(row)) result.push({ ...row, text: title, cells: [title], columns: [group + 1] });
      result.push(without(row, group));
    }
    at += rows.length;
  }
  return result;
}

function without(line: TextLine, column: number): TextLine {
  if (line.columns?.[0] !== column) return line;
  const cells = line.cells.slice(1);
  return { ...line, text: cells.join(' '), cells, columns: line.columns.slice(1) };
}

/**
 * Whether a row between those of a table on its side is the title of its next properties: below sizes, a few words that name no
 * table of something else, above a row with values in the same columns.
 */
export function isTitleOfProperties(
  row: SideRow,
  next: SideRow | undefined,
  run: readonly SideRow[],
): boolean {
  const sizes = run.find(({ cells }) => [...cells.values()].filter(namesSize).length > 1);
  const kind = subtitleOf(labelOf(row));
  return (
    row.cells.size === 1 &&
    isGroupTitle(labelOf(row)) &&
    (kind === null || kind === 'mud') &&
    sizes !== undefined &&
    next !== undefined &&
    next.page === row.page &&
    next.row <= row.row + 1 &&
    next.cells.size > 1 &&
    ![...next.cells.values()].slice(1).some(namesSize) &&
    [...next.cells.keys()].every((column) => sizes.cells.has(column))
  );
}
