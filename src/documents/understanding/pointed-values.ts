import type { PageModel, PagePiece } from '../readers/page';
import { usesDecimalComma } from '../readers/table';
import type { Box, DocumentContent, Table } from '../readers/table';
import type { ValueCorrection } from './corrections';

/** A value that the user pointed at. */
export interface PointedValue {
  correction: ValueCorrection;
  text: string;
  box: Box;
  place: { page?: number; sheet?: string; row: number };
  /** The column of its table, from 0. */
  column: number;
  decimalComma: boolean;
}

/** A word of a row, with its piece and about where it is. */
interface Word {
  text: string;
  piece: PagePiece;
  box: Box;
}

/** The words of a row, in the order of its pieces; within a piece, each takes its share of the width. */
export const wordsOfPieces = (pieces: readonly PagePiece[]): Word[] =>
  pieces.flatMap((piece) =>
    [...piece.text.matchAll(/\S+/g)].map((match): Word => {
      const share = piece.width / piece.text.length;
      const box = {
        x: piece.x + match.index * share,
        y: piece.y,
        width: match[0].length * share,
        height: piece.height,
      };
      return { text: match[0], piece, box };
    }),
  );

/** The words from the first to the last that a correction names; empty where the row does not have them. */
function chosenWords(words: readonly Word[], { from, to }: ValueCorrection): Word[] {
  const first = words[from];
  const last = to ?? words.findLastIndex(({ piece }) => piece === first?.piece);
  return words.slice(from, last + 1);
}

const isIn = (table: Table, { page, sheet, row }: PointedValue['place']): boolean =>
  table.sheet === sheet && table.rows.some((own) => own.row === row && (own.page ?? table.page) === page);

/** The value at the place of a correction; null where there is none. */
export function pointedValue(
  models: readonly PageModel[],
  content: DocumentContent,
  correction: ValueCorrection,
): PointedValue | null {
  const model = models[correction.page - 1];
  const row = model?.rows.find((each) => each.row === correction.row);
  const words = row ? chosenWords(wordsOfPieces(row.pieces), correction) : [];
  const [first] = words;
  const last = words.at(-1);
  if (!model || !first || !last) return null;
  const place = {
    ...(model.page === undefined ? {} : { page: model.page }),
    ...(model.sheet === undefined ? {} : { sheet: model.sheet }),
    row: correction.row,
  };
  const text = words.map((word) => word.text).join(' ');
  const table = content.tables.find((each) => isIn(each, place));
  const cells = table?.rows.find((each) => each.row === place.row)?.cells ?? [];
  const cell = cells.findIndex((each) => each.includes(text));
  const top = Math.min(...words.map(({ box }) => box.y));
  const written = model.rows.map(({ row: at, pieces }) => ({
    row: at,
    cells: wordsOfPieces(pieces).map((word) => word.text),
  }));
  return {
    correction,
    text,
    box: {
      x: first.box.x,
      y: top,
      width: last.box.x + last.box.width - first.box.x,
      height: Math.max(...words.map(({ box }) => box.y + box.height)) - top,
    },
    place,
    column: first.piece.column ?? Math.max(0, cell),
    decimalComma: table?.decimalComma ?? usesDecimalComma(written, null),
  };
}
