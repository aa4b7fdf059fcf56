import type { Box, ReviewPage, ReviewPiece } from '@/api/generated/model';

/** A word of a page; in a sheet, all of a cell. `from` and `to` count the words of its row, as a correction does. */
export interface Word {
  text: string;
  box: Box;
  from: number;
  to: number;
  piece: ReviewPiece;
}

export interface WordRow {
  row: number;
  words: readonly Word[];
}

/** The words of a piece, each with its share of the width. */
function wordsOf(piece: ReviewPiece, first: number): Word[] {
  const { text, box } = piece;
  const share = box.width / Math.max(1, text.length);
  return [...text.matchAll(/\S+/g)].map((match, index) => ({
    text: match[0],
    box: { ...box, x: box.x + match.index * share, width: match[0].length * share },
    from: first + index,
    to: first + index,
    piece,
  }));
}

const wholeCell = (words: readonly Word[]): Word[] => {
  const [first] = words;
  const last = words.at(-1);
  return first && last ? [{ ...first, text: first.piece.text, box: first.piece.box, to: last.to }] : [];
};

/** The rows of a page with their words, from the top. */
export function wordRows({ form, pieces }: ReviewPage): WordRow[] {
  const rows = new Map<number, { words: Word[]; count: number }>();
  for (const piece of pieces) {
    const row = rows.get(piece.row) ?? { words: [], count: 0 };
    const words = wordsOf(piece, row.count);
    row.words.push(...(form === 'sheet' ? wholeCell(words) : words));
    row.count += words.length;
    rows.set(piece.row, row);
  }
  return [...rows]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([row, { words }]) => (words.length === 0 ? [] : [{ row, words }]));
}
