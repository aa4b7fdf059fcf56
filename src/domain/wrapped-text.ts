/** A text within its page: where it begins and how wide it is, and its column in a grid. */
export interface AcrossPage {
  x: number;
  width: number;
  column: number | null;
}

/**
 * The text of lines that are one. A word hyphenated at the end of a line continues; `Intra-` above `Balder` keeps its hyphen without
 * a space.
 */
export const joinLines = (lines: readonly string[]): string =>
  lines.reduce((text, line) => (text === '' || text.endsWith('-') ? text + line : `${text} ${line}`), '');

/** How far text of a neighbouring column may overlap a column, as a share of the narrower of the two. */
const NEIGHBOUR = 0.5;

/**
 * Whether a text is in the column of a text of several lines, which begins in `first` and ends in `last`: in the same column of a
 * grid, elsewhere below or above either of them.
 */
export function isInColumnOf(first: AcrossPage, last: AcrossPage): (text: AcrossPage) => boolean {
  if (first.column !== null) return ({ column }) => column === first.column;
  const from = Math.min(first.x, last.x);
  const to = Math.max(first.x + first.width, last.x + last.width);
  return ({ x, width }) => {
    const common = Math.min(to, x + width) - Math.max(from, x);
    return common > NEIGHBOUR * Math.min(to - from, width);
  };
}
