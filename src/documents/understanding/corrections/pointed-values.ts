import { isInColumnOf, joinLines } from '@/domain/wrapped-text';
import type { AcrossPage } from '@/domain/wrapped-text';
import type { PageModel, PagePiece, PageRow } from '../../readers/page';
import { usesDecimalComma } from '../../readers/table';
import type { Box, DocumentContent, Table } from '../../readers/table';
import type { ValueCorrection } from './corrections';
import { boxAround } from '../review/positions';

/** A value that the user pointed at. */
export interface PointedValue {
  correction: ValueCorrection;
  text: string;
  /** What each of its rows gives of the text. */
  lines: readonly { row: number; text: string }[];
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

interface ChosenLine {
  row: number;
  words: readonly Word[];
}

const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(' ');

/** The comma or colon behind the last word of a value is of the sentence, as is the full stop behind a figure. */
const withoutComma = (text: string): string => text.replace(/(?:[,;:]|(?<=\d)\.)$/, '');

const acrossPage = ({ x, width, column }: PagePiece): AcrossPage => ({ x, width, column: column ?? null });

/** The words of a value in each of its rows, from the first to the last that a correction names; empty where the rows do not have them. */
export function chosenLines(
  rows: readonly PageRow[],
  { row, from, to, last }: Pick<ValueCorrection, 'row' | 'from' | 'to' | 'last'>,
): ChosenLine[] {
  const own = rows.find((each) => each.row === row);
  const words = own ? wordsOfPieces(own.pieces) : [];
  const first = words[from];
  if (!first) return [];
  if (!last || last.row <= row) {
    const end = to ?? words.findLastIndex(({ piece }) => piece === first.piece);
    const chosen = words.slice(from, end + 1);
    return chosen.length === 0 ? [] : [{ row, words: chosen }];
  }
  const below = rows.filter((each) => each.row >= row && each.row <= last.row);
  const ends = below.at(-1)?.row === last.row ? wordsOfPieces(below.at(-1)?.pieces ?? []) : [];
  const isBelow = isInColumnOf(acrossPage(first.piece), acrossPage(first.piece));
  const end = last.to === null ? ends.findLast(({ piece }) => isBelow(acrossPage(piece))) : ends[last.to];
  if (!end) return [];
  const isOf = isInColumnOf(acrossPage(first.piece), acrossPage(end.piece));
  return below.flatMap(({ row: at, pieces }): ChosenLine[] => {
    const chosen = wordsOfPieces(pieces).filter(
      ({ piece }, index) =>
        isOf(acrossPage(piece)) &&
        (at > row || index >= from) &&
        (at < last.row || last.to === null || index <= last.to),
    );
    return chosen.length === 0 ? [] : [{ row: at, words: chosen }];
  });
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
  const lines = model ? chosenLines(model.rows, correction) : [];
  const words = lines.flatMap((line) => line.words);
  const [first] = words;
  if (!model || !first) return null;
  const place = {
    ...(model.page === undefined ? {} : { page: model.page }),
    ...(model.sheet === undefined ? {} : { sheet: model.sheet }),
    row: correction.row,
  };
  const texts = lines.map(({ row, words: own }) => ({ row, text: textOf(own) }));
  const text = withoutComma(joinLines(texts.map((line) => line.text)));
  const table = content.tables.find((each) => isIn(each, place));
  const cells = table?.rows.find((each) => each.row === place.row)?.cells ?? [];
  const cell = cells.findIndex((each) => each.includes(text));
  const written = model.rows.map(({ row: at, pieces }) => ({
    row: at,
    cells: wordsOfPieces(pieces).map((word) => word.text),
  }));
  return {
    correction,
    text,
    lines: texts,
    box: boxAround(words.map(({ box }) => box)),
    place,
    column: first.piece.column ?? Math.max(0, cell),
    decimalComma: table?.decimalComma ?? usesDecimalComma(written, null),
  };
}
