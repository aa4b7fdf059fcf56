import type { TextLine } from '../../readers/table';
import { isKnownLabel, isLabelOfHeader } from './key-values';

const NUMBER = /^\d{1,2}[.)]?$/;
const FEWEST_ROWS = 3;
const FEWEST_KNOWN = 2;
const FEWEST_CELLS = 3;

const numberOf = ({ cells: [first = ''] }: TextLine): number | null =>
  NUMBER.test(first) ? Number.parseInt(first, 10) : null;

/** Whether a row of a form may be below another one: next to it, and with the next number. */
const isNext = (row: TextLine, next: TextLine | undefined): next is TextLine =>
  next !== undefined &&
  next.sheet === row.sheet &&
  next.cells.length >= FEWEST_CELLS &&
  numberOf(next) === (numberOf(row) ?? Number.NaN) + 1;

const isValue = (cell: string): boolean => /[\p{L}\d]/u.test(cell) && !isKnownLabel(cell);

/** Whether the rows are those of a form about the well: labels of its header with their values. */
const areOfForm = (rows: readonly TextLine[]): boolean =>
  rows.length >= FEWEST_ROWS &&
  rows.filter(({ cells: [, label = ''] }) => isLabelOfHeader(label)).length >= FEWEST_KNOWN &&
  rows.every(({ cells: [, , value = ''] }) => isValue(value));

function withoutNumber(line: TextLine): TextLine {
  const cells = line.cells.slice(1);
  return {
    ...line,
    cells,
    text: cells.join(' '),
    ...(line.columns === undefined ? {} : { columns: line.columns.slice(1) }),
  };
}

/** The rows of a form whose numbers are in a cell of their own, `3 | Field | Alder`, without the numbers. */
export function withoutNumbersOfRows(lines: readonly TextLine[]): TextLine[] {
  const plain: TextLine[] = [];
  for (let at = 0; at < lines.length;) {
    const [first] = lines.slice(at, at + 1);
    if (!first) break;
    const run = [first];
    if (numberOf(first) === 1 && first.cells.length >= FEWEST_CELLS)
      for (let next = lines[at + 1]; isNext(run.at(-1) ?? first, next); next = lines[at + run.length])
        run.push(next);
    plain.push(...(areOfForm(run) ? run.map(withoutNumber) : run));
    at += run.length;
  }
  return plain;
}
