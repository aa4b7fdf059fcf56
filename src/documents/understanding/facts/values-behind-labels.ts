import type { PageModel, PagePiece, PageRow } from '../../readers/page';
import type { LastRow, ValueCorrection } from '../corrections/corrections';
import { fold } from '../words/fold';
import { chosenLines, wordsOfPieces } from '../corrections/pointed-values';

/** A value of the well is found behind its label; a value of a section or a formation may be of another one in the next document. */
export const isOfEveryDocument = ({ is, to, last, after = '' }: ValueCorrection): boolean =>
  is === 'header' && to === null && (last?.to ?? null) === null && fold(after) !== '';

const BEGINS_WITH_LABEL = /^\s*\p{L}[^:.]{0,40}:(?:\s|$)/u;

const topOf = ({ pieces }: PageRow): number => Math.min(...pieces.map(({ y }) => y));
const bottomOf = ({ pieces }: PageRow): number => Math.max(...pieces.map(({ y, height }) => y + height));

/** Whether a row is the next of a paragraph: less than a row is blank between them. */
const isNext = (row: PageRow, before: PageRow): boolean =>
  row.pieces.length > 0 &&
  row.row === before.row + 1 &&
  topOf(row) - bottomOf(before) < bottomOf(before) - topOf(before);

/**
 * The last row of a value of several rows that begins in another document of its layout, where it may be longer or shorter. In a column
 * of its own it goes on as long as nothing is to the left of it; in a paragraph at most as far as it did, and not in a row with a label.
 */
function lastRowFrom(rows: readonly PageRow[], at: number, from: number, count: number): LastRow | null {
  const first = rows[at];
  const words = first ? wordsOfPieces(first.pieces) : [];
  const word = words[from];
  if (!first || !word) return null;
  const { piece } = word;
  const isBehindLabel = words[from - 1]?.piece === piece;
  const isLeft = ({ x, width, column }: PagePiece): boolean =>
    column !== undefined && piece.column !== undefined ? column < piece.column : x + width <= piece.x;
  let last = first;
  for (const row of rows.slice(at + 1)) {
    const value = { row: first.row, from, to: null, last: { row: row.row, to: null } };
    if (!isNext(row, last) || row.pieces.some(isLeft) || chosenLines([first, row], value).length < 2) break;
    const isParagraph = isBehindLabel || row.pieces.some(({ x, height }) => x < piece.x - height);
    const text = row.pieces.map((each) => each.text).join(' ');
    if (isParagraph && (row.row - first.row > count || BEGINS_WITH_LABEL.test(text))) break;
    last = row;
  }
  return last === first ? null : { row: last.row, to: null };
}

/** The correction of a value at the only place of the document that has its label; none without one, or with several. */
export function behindLabel(correction: ValueCorrection, models: readonly PageModel[]): ValueCorrection[] {
  const label = fold(correction.after ?? '');
  const { last: taught, ...ofOneRow } = correction;
  const found = models.flatMap(({ rows }, index) =>
    rows.flatMap(({ row, pieces }, at): ValueCorrection[] => {
      const words = wordsOfPieces(pieces).map(({ text }) => text);
      const from = words.findIndex((_, to) => fold(words.slice(0, to).join(' ')) === label);
      if (from === -1) return [];
      const last = taught && lastRowFrom(rows, at, from, taught.row - correction.row);
      return [{ ...ofOneRow, page: index + 1, row, from, ...(last && { last }) }];
    }),
  );
  return found.length === 1 ? found : [];
}
