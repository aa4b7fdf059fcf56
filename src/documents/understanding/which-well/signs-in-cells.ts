import type { TextLine } from '../../readers/table';

/** `:`, `=` or `:-` alone in a cell. */
export const isSign = (cell: string): boolean => /^\s*(?:[:=\uff1a]|:\s?-)\s*$/.test(cell);

/** `Field | : | Alder`: a form may have the sign between its labels and its values in a cell of its own. It is the label's. */
function withSignsOfLabels(line: TextLine): TextLine {
  const isOwn = line.cells.map((cell, at) => at === 0 || !isSign(cell));
  const cells = line.cells.flatMap((cell, at) =>
    isOwn[at] === true ? [isOwn[at + 1] === false && !isSign(cell.slice(-1)) ? `${cell}:` : cell] : [],
  );
  return {
    ...line,
    cells,
    text: cells.join(' '),
    ...(line.columns === undefined ? {} : { columns: line.columns.filter((_, at) => isOwn[at]) }),
  };
}

/** The lines with the signs between labels and values behind the labels. */
export const withoutCellsOfSigns = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => (line.cells.slice(1).some(isSign) ? withSignsOfLabels(line) : line));
