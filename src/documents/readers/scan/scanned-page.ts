import { linesOfPage } from '../pdf/lines';
import type { Line } from '../pdf/lines';
import { ruledGrids } from '../pdf/ruled-grids';
import type { RuledGrid } from '../pdf/ruled-grids';
import type { PageModel, PagePiece } from '../page';
import type { Box, NotUnderstoodPart, ScannedPage } from '../table';
import type { Point } from './grey-picture';
import { levelRows, POINTS_PER_PIXEL, WIDE_GAP_EM, wordsOfRows } from './level-words';
import type { LevelRow, LevelWord } from './level-words';
import { UNCERTAIN } from './readings';
import { LANGUAGE_NAMES } from './scan-language';
import type { ReadPicture } from './scan-session';

/** A page of a scan in the form of the table reader. */
export interface PageOfScan {
  lines: Line[];
  grids: RuledGrid[];
  scanned: ScannedPage | null;
  notUnderstood: NotUnderstoodPart[];
  /** The picture as a URL, if the pages were requested. */
  picture?: string;
}

/** The least mean confidence of a page; below it, errors are as frequent as correct words. */
const LEAST_CONFIDENCE = 55;

/** The least confidence of a word; words of clean print have some 90. */
const LEAST_OF_WORD = 50;
/** More words are a sentence. */
const MOST_OF_CELL = 6;

const NO_TEXT =
  'The page is a picture in which no text was found; if it has figures that the plan needs, upload them as XLSX or CSV.';
const UNSURE =
  'The page is a picture whose text is too blurred, small or slanted to be read with certainty; scan it again at 300 dpi, laid flat, or upload its tables as XLSX or CSV.';

const nothing = (page: number, reason: string): PageOfScan => ({
  lines: [],
  grids: [],
  scanned: null,
  notUnderstood: [{ page, reason }],
});

/** `size` is that of the page in the unit of its boxes; `toPage` maps a pixel of the picture to a point of the page. */
export function pageOfScan(
  read: ReadPicture | null,
  page: number,
  size: { width: number; height: number },
  toPage: (point: Point) => Point = (point) => point,
): PageOfScan {
  if (!read) return nothing(page, NO_TEXT);
  const rows = levelRows(read.words);
  if (!rows || read.confidence < LEAST_CONFIDENCE) return nothing(page, UNSURE);
  const left: { baseline: number; text: string }[] = [];
  const certain = rows.map((row) => withoutUncertain(row, left));
  const lines = linesOfPage(wordsOfRows(certain), page);
  const rowAt = (baseline: number) => nearest(lines, baseline * POINTS_PER_PIXEL);
  const place = (point: Point) => toPage(read.before(point));
  return {
    lines,
    grids: ruledGrids(read.rulings),
    scanned: {
      page,
      width: size.width,
      height: size.height,
      language: LANGUAGE_NAMES[read.language],
      confidence: Math.round(read.confidence),
      words: certain.flatMap(({ baseline, words }) =>
        words.map((word) => ({
          row: rowAt(baseline),
          text: word.text,
          box: boxOf(word, place),
          confidence: Math.round(word.confidence),
        })),
      ),
    },
    notUnderstood: leftOut(left, page, rowAt),
  };
}

/** A scanned page for a review, with its words at their positions. */
export function modelOfScan({ page, width, height, words }: ScannedPage): PageModel {
  const rows = new Map<number, PagePiece[]>();
  for (const { row, text, box, confidence } of words) {
    const pieces = rows.get(row) ?? [];
    pieces.push({ text, ...box, confidence: confidence / 100 });
    rows.set(row, pieces);
  }
  const inOrder = [...rows].toSorted(([one], [other]) => one - other);
  return { page, form: 'page', width, height, rows: inOrder.map(([row, pieces]) => ({ row, pieces })) };
}

/** An uncertain figure also removes the figures that form one value with it: `13 3/8`, `1 200`. */
function withoutUncertain(row: LevelRow, left: { baseline: number; text: string }[]): LevelRow {
  const words = row.words.toSorted((a, b) => a.left - b.left);
  const near = (a: LevelWord | undefined, b: LevelWord | undefined) =>
    a !== undefined &&
    b !== undefined &&
    b.left - a.right < 0.6 * row.size &&
    /\d/.test(a.text) &&
    /\d/.test(b.text);
  const kept: LevelWord[] = [];
  for (let at = 0; at < words.length;) {
    let to = at + 1;
    while (near(words[to - 1], words[to])) to += 1;
    const own = words.slice(at, to);
    if (own.every(({ certain }) => certain)) kept.push(...own);
    else {
      left.push({ baseline: row.baseline, text: own.map(({ text }) => text).join(' ') });
      kept.push({ ...own[0]!, right: own.at(-1)!.right, text: UNCERTAIN });
    }
    at = to;
  }
  return { ...row, words: wholeCells(kept, row, left) };
}

/**
 * `8.5 - 95`: if only one end of a range has decimals, a decimal sign may have merged with a digit of the other. One of a single
 * digit has no room for it, and in `9 - 12.5` it would put the ends further apart.
 */
export function isUnevenRange(text: string): boolean {
  const [, from, to] = /(\d+(?:[.,]\d+)?)\s*-\s*(\d+(?:[.,]\d+)?)/.exec(text) ?? [];
  if (from === undefined || to === undefined || /[.,]/.test(from) === /[.,]/.test(to)) return false;
  const [whole, other] = /[.,]/.test(from) ? [to, from] : [from, to];
  if (whole.length < 2) return false;
  const apart = (value: number) => Math.abs(Math.log(value / Number(other.replace(',', '.'))));
  return apart(Number(whole) / 10) < apart(Number(whole));
}

/** A word without figures that the engine has guessed. */
const isGuess = ({ text, confidence, agreed = false }: LevelWord) =>
  !agreed && confidence < LEAST_OF_WORD && /\p{L}{3}/u.test(text);

/** A cell with an uncertain word would have another meaning without it, so the whole cell is left out. Sentences are kept. */
function wholeCells(
  words: readonly LevelWord[],
  { size, baseline }: LevelRow,
  left: { baseline: number; text: string }[],
): LevelWord[] {
  const cells: LevelWord[][] = [];
  for (const word of words) {
    const last = cells.at(-1)?.at(-1);
    if (last && word.left - last.right < WIDE_GAP_EM * size) cells.at(-1)!.push(word);
    else cells.push([word]);
  }
  return cells.flatMap((cell) => {
    const guessed = cell.some(isGuess) || (cell.length > 1 && cell.some(({ text }) => text === UNCERTAIN));
    if (isUnevenRange(cell.map(({ text }) => text).join(' '))) {
      left.push({ baseline, text: cell.map(({ text }) => text).join(' ') });
      return [{ ...cell[0]!, right: cell.at(-1)!.right, text: UNCERTAIN }];
    }
    const isWords = cell.filter(({ text }) => /\p{L}{3}/u.test(text)).length >= cell.length / 2;
    if (!guessed || !isWords || cell.length > MOST_OF_CELL) return cell;
    left.push({ baseline, text: cell.map(({ text }) => text).join(' ') });
    return [{ ...cell[0]!, right: cell.at(-1)!.right, text: UNCERTAIN }];
  });
}

function leftOut(
  left: readonly { baseline: number; text: string }[],
  page: number,
  rowAt: (baseline: number) => number,
): NotUnderstoodPart[] {
  const byRow = new Map<number, string[]>();
  for (const { baseline, text } of left)
    byRow.set(rowAt(baseline), [...(byRow.get(rowAt(baseline)) ?? []), text]);
  return [...byRow].map(([row, texts]) => ({
    page,
    row,
    reason: `The scan shows ${texts.map((text) => `"${text}"`).join(', ')}, or something like it, which is not certain; left out.`,
  }));
}

function nearest(lines: readonly Line[], baseline: number): number {
  let best: Line | undefined;
  for (const line of lines) {
    if (!best || Math.abs(line.baseline - baseline) < Math.abs(best.baseline - baseline)) best = line;
  }
  return best?.row ?? 1;
}

/** The box around a word whose corners are rotated with the page. */
function boxOf({ left, right, top, bottom }: LevelWord, place: (point: Point) => Point): Box {
  const corners = (
    [
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ] as const
  ).map(place);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x: tenth(x), y: tenth(y), width: tenth(Math.max(...xs) - x), height: tenth(Math.max(...ys) - y) };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
