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

/** `Field | : Alder`: the sign begins the cell of the value. */
const SIGN_BEFORE = /^\s*(?:[:=\uff1a]|:\s?-)\s*(?=\S)/;
const beginsWithSign = (cell: string): boolean => !isSign(cell) && SIGN_BEFORE.test(cell);

/** The line with a sign that begins a value behind its label. */
function withSignsBehindLabels(line: TextLine): TextLine {
  const cells = line.cells.map((cell, at) => {
    const isLabel = beginsWithSign(line.cells[at + 1] ?? '') && !isSign(cell.slice(-1));
    const value = at > 0 && beginsWithSign(cell) ? cell.replace(SIGN_BEFORE, '') : cell;
    return isLabel ? `${value}:` : value;
  });
  return { ...line, cells, text: cells.join(' ') };
}

/** The lines with the signs between labels and values behind the labels. */
export const withoutCellsOfSigns = (lines: readonly TextLine[]): TextLine[] =>
  lines.map((line) => {
    const values = line.cells.slice(1);
    const own = values.some(beginsWithSign) ? withSignsBehindLabels(line) : line;
    return values.some(isSign) ? withSignsOfLabels(own) : own;
  });
