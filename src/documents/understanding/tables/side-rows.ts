import type { TextLine } from '../../readers/table';

/** One row of a table on its side: the property, then its value for each section. */
export interface SideRow {
  row: number;
  page?: number;
  until?: number;
  /** By column; the first holds the property. */
  cells: Map<number, string>;
}

const DELIMITERS = [';', '\t', '|', ','];

/** The cell above the labels may be blank; `left` is their column. */
export const withLabel = (cells: Map<number, string>, left = 0): Map<number, string> =>
  cells.has(left) || cells.size < 2 ? cells : new Map([[left, ''], ...cells]);

/** Words for a pipe that is hammered into the ground or is there before the rig: `30" conductor driven`, `36" (piled)`. */
const DRIVEN =
  /(?<!\p{L})(?:(?:pre[- ]?)?driven|(?:pre[- ]?)?piled|hammered|pre-?installed|(?:vor|ein)?gerammt\p{L}*|(?:voor)?geheide?|(?:ned|for)?rammet|battue?s?|enfonc\u00e9e?s?|hincad[oa]s?|cravad[oa]s?|infiss[oa])(?!\p{L})/iu;

/** In place of the size of a hole, or after it: the conductor of the column has none. */
const NO_HOLE = /^(?:-+|[\u2013\u2014]|n\/?a|jetted|existing)$/i;

export const isDriven = (text: string): boolean => DRIVEN.test(text);
export const isNotDrilled = (hole: string): boolean => NO_HOLE.test(hole.trim()) || isDriven(hole);

/** The parts of a line and their columns, by its delimiter. */
function partsOf(text: string): Map<number, string> {
  const delimiter = DELIMITERS.find((sign) => text.split(sign).length > 2);
  const cells = new Map<number, string>();
  if (delimiter !== undefined) {
    text.split(delimiter).forEach((part, column) => {
      const cell = part
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"');
      if (cell !== '') cells.set(column, cell);
    });
    return withLabel(cells);
  }
  return cells;
}

/** Rows of one table follow each other; a row may be hidden. */
const REACH = 2;

/** The cells of lines by their columns. A table on its side may be anywhere on its sheet, its labels in its first column. */
export function sideRowsOf(lines: readonly TextLine[]): SideRow[] {
  const rows: SideRow[] = [];
  for (let from = 0; from < lines.length;) {
    let to = from + 1;
    let leftAbove = leftOf(lines[from]);
    while (follows(lines[to - 1], lines[to]) && !beginsFurtherRight(lines, to, leftAbove)) {
      leftAbove = Math.min(leftAbove, leftOf(lines[to]));
      to += 1;
    }
    const chain = lines.slice(from, to);
    const starts = chain.flatMap(({ cells, columns }) => (cells.length > 1 ? (columns?.[0] ?? 0) : []));
    const left = starts.length === 0 ? 0 : Math.min(...starts);
    // Next to rows whose columns are known, a line without columns is a sentence with commas.
    rows.push(...chain.map((line) => sideRowOfLine(line, left, starts.length > 0)));
    from = to;
  }
  return rows;
}

/** How many rows of a block show that its labels are in another column than those of the rows above it. */
const FEWEST_OF_BLOCK = 3;

/** The first column of a line with several; Infinity for any other line. */
const leftOf = (line: TextLine | undefined): number =>
  line?.columns && line.cells.length > 1 ? (line.columns[0] ?? 0) : Infinity;

/** Whether a line below a gap begins rows that all begin further to the right than those above. */
function beginsFurtherRight(lines: readonly TextLine[], at: number, leftAbove: number): boolean {
  const [above, first] = [lines[at - 1], lines[at]];
  if (!above || !first || first.row <= (above.until ?? above.row) + 1) return false;
  let rows = 0;
  for (let next = at; next === at || follows(lines[next - 1], lines[next], 1); next += 1) {
    const left = leftOf(lines[next]);
    if (left <= leftAbove) return false;
    if (left < Infinity) rows += 1;
  }
  return rows >= FEWEST_OF_BLOCK;
}

/** The title of a group and its first row may be of one row of the page. */
const follows = (before: TextLine | undefined, line: TextLine | undefined, reach = REACH): boolean =>
  before !== undefined && line !== undefined && line.row >= before.row && line.row <= before.row + reach;

function sideRowOfLine(line: TextLine, left: number, isAmongColumns: boolean): SideRow {
  const at = {
    row: line.row,
    ...(line.page === undefined ? {} : { page: line.page }),
    ...(line.until === undefined ? {} : { until: line.until }),
  };
  const { columns } = line;
  if (!columns && isAmongColumns) return { ...at, cells: new Map([[left, line.text]]) };
  if (!columns || line.cells.length < 2) {
    const parts = partsOf(line.text);
    // The only cell of a row is a title in its table.
    return { ...at, cells: parts.size === 0 && columns?.length === 1 ? new Map([[left, line.text]]) : parts };
  }
  const cells = new Map(line.cells.map((cell, part) => [columns[part] ?? part, cell]));
  return { ...at, cells: withLabel(cells, left) };
}

/** The property of a row. */
export const labelOf = ({ cells }: SideRow): string => cells.values().next().value ?? '';
