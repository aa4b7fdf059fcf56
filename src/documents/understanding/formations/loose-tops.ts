import { cellsOf } from '../blocks/block-pairs';
import type { DocumentContent, Table, TextLine } from '../../readers/table';
import { looksNumeric, usesDecimalComma } from '../../readers/table';

/** Fewer rows of a name and figures may be of anything. */
const FEWEST_ROWS = 4;
/** A name and two depths that agree. */
const FEWEST_CELLS = 3;

/** Whether a line is a name with at least two figures behind it. */
const isRow = ([name = '', first = '', second = '']: readonly string[]): boolean =>
  /^\p{L}/u.test(name.replace(/^\d{1,2}(?:st|nd|rd|th)\s/, '')) && [first, second].every(looksNumeric);

const isHeading = (cells: readonly string[]): boolean =>
  cells.length >= FEWEST_CELLS && cells.every((cell) => /\p{L}/u.test(cell) && !looksNumeric(cell));

/** A blank line, or the units, may be below the headings. */
const LARGEST_GAP = 2;
const isNext = (last: TextLine, line: TextLine): boolean =>
  last.sheet === line.sheet && last.page === line.page && line.row - (last.until ?? last.row) <= LARGEST_GAP;

/**
 * Rows of a name and figures below a row of words that are not known headings. They are a table of tops if their depths agree.
 */
export function looseTops({ lines }: DocumentContent): Table[] {
  const tables: Table[] = [];
  for (const [at, heading] of lines.entries()) {
    const headings = cellsOf(heading);
    if (!isHeading(headings)) continue;
    const own: TextLine[] = [];
    for (const line of lines.slice(at + 1)) {
      const cells = cellsOf(line);
      if (!isNext(own.at(-1) ?? heading, line) || !isRow(cells) || cells.length > headings.length) break;
      own.push(line);
    }
    if (own.length < FEWEST_ROWS) continue;
    const rows = own.map((line) => ({
      row: line.row,
      ...(line.page === undefined ? {} : { page: line.page }),
      cells: cellsOf(line),
    }));
    tables.push({
      headingRow: heading.row,
      ...(heading.page === undefined ? {} : { page: heading.page }),
      ...(heading.sheet === undefined ? {} : { sheet: heading.sheet }),
      headings,
      units: headings.map(() => null),
      rows,
      decimalComma: usesDecimalComma(rows, null),
    });
  }
  return tables;
}
