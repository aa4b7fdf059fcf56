import type { TextLine } from '../../readers/table';
import { isKnownLabel, isLabelOfHeader } from './key-values';

/** `5. Field Name`: the number and the label of a box, without a value. */
const NUMBERED = /^(?<number>\d{1,2})[a-z]?[.)]\s+(?<label>\p{L}[^:=]*)$/u;
/** Two labels side by side may be the titles of two columns of text. */
const FEWEST_LABELS = 3;
const MOST_LABELS = 8;

const bare = (cell: string): string => NUMBERED.exec(cell)?.groups?.['label'] ?? cell;

/** Whether the cells have the numbers of boxes, one after the other. */
function areNumbered(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => Number(NUMBERED.exec(cell)?.groups?.['number']));
  return numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
}

/** Whether a row has nothing but labels, as the first row of the boxes of a form: `5. Field Name | 6. Field Code`. */
function isRowOfLabels({ cells }: TextLine): boolean {
  if (cells.length < 2 || cells.length > MOST_LABELS || !cells.some((cell) => isLabelOfHeader(bare(cell))))
    return false;
  const areKnown = cells.every((cell) => isKnownLabel(bare(cell)));
  const fewest = areNumbered(cells) ? 2 : FEWEST_LABELS;
  return areKnown ? cells.length >= fewest : cells.length >= FEWEST_LABELS && areNumbered(cells);
}

const withCells = (line: TextLine, cells: string[]): TextLine => {
  const { columns: _, ...place } = line;
  return { ...place, cells, text: cells.join(' ') };
};

/** The values of a row of labels, in the row below it: as many, and none of them a label. */
const valuesBelow = ({ cells, row, page, sheet }: TextLine, next?: TextLine): string[] | null =>
  next !== undefined &&
  next.row === row + 1 &&
  next.page === page &&
  next.sheet === sheet &&
  next.cells.length === cells.length &&
  !next.cells.some((cell) => NUMBERED.test(cell) || isKnownLabel(cell))
    ? next.cells
    : null;

/**
 * The boxes of a form with the value below its label, as lines with a label and its value. Of a row of labels with any other row
 * below it, no label is the value of the one before it.
 */
export function withValuesBelowLabels(lines: readonly TextLine[]): TextLine[] {
  return lines.flatMap((line, at): TextLine[] => {
    const before = lines[at - 1];
    const taken = before !== undefined && isRowOfLabels(before) && valuesBelow(before, line) !== null;
    if (taken) return [];
    if (!isRowOfLabels(line)) return [line];
    const next = lines[at + 1];
    const values = valuesBelow(line, next);
    if (values === null || next === undefined) return line.cells.map((cell) => withCells(line, [cell]));
    return line.cells.map((label, column) => withCells(next, [label, values[column] ?? '']));
  });
}
