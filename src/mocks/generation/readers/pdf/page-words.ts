import type { TextItem } from 'pdfjs-dist/types/src/display/api';

/** A word where it stands on its page as read, in points: down from the top, its text running to the right. */
export interface Word {
  text: string;
  left: number;
  right: number;
  baseline: number;
  size: number;
  /** A gap this wide (in points) parts two cells; a narrower one is the space between two words. */
  wideGap: number;
}

type Matrix = readonly number[];

/** A space is 0.25 to 0.28 em wide in the usual fonts, and 0.6 em where all letters are equally wide. */
const WIDE_GAP_EM = 0.45;
const WIDE_GAP_MONOSPACE_EM = 0.95;

/** Widths of letters in the usual fonts, in em: enough to tell where in a piece of text its words begin. */
function letterWidth(letter: string): number {
  if (/[ .,:;|!'ijlIftr()[\]/]/.test(letter)) return 0.28;
  if (/[mwMW%]/.test(letter)) return 0.85;
  if (/[A-Z]/.test(letter)) return 0.68;
  if (letter === '-') return 0.33;
  return 0.55;
}

interface Placed {
  item: TextItem;
  matrix: Matrix;
  quarter: number;
}

function multiply(a: Matrix, b: Matrix): Matrix {
  const [a0 = 0, a1 = 0, a2 = 0, a3 = 0, a4 = 0, a5 = 0] = a;
  const [b0 = 0, b1 = 0, b2 = 0, b3 = 0, b4 = 0, b5 = 0] = b;
  return [
    a0 * b0 + a2 * b1,
    a1 * b0 + a3 * b1,
    a0 * b2 + a2 * b3,
    a1 * b2 + a3 * b3,
    a0 * b4 + a2 * b5 + a4,
    a1 * b4 + a3 * b5 + a5,
  ];
}

/** Quarter turns of the text, or null for text at a slant (a stamp, a watermark). */
function quarterOf([a = 0, b = 0]: Matrix): number | null {
  const turns = (Math.atan2(b, a) / Math.PI) * 2;
  const quarter = Math.round(turns);
  return Math.abs(turns - quarter) > 0.03 ? null : (quarter + 4) % 4;
}

/** The direction in which most of the page is written: a wide table is often printed sideways on an upright page. */
function mainQuarter(placed: readonly Placed[]): number {
  const letters = [0, 0, 0, 0];
  for (const { item, quarter } of placed) letters[quarter] = (letters[quarter] ?? 0) + item.str.length;
  return letters.indexOf(Math.max(...letters));
}

/** The words of a page that run in its main direction. Text in any other is a note on the margin, a stamp or a watermark. */
export function wordsOfPage(
  items: readonly TextItem[],
  viewport: Matrix,
  monospaced: (fontName: string) => boolean,
): Word[] {
  const placed = items.flatMap((item): Placed[] => {
    if (item.str.trim() === '' || item.transform.some((value: unknown) => !Number.isFinite(value))) return [];
    const matrix = multiply(viewport, item.transform);
    const quarter = quarterOf(matrix);
    return quarter === null ? [] : [{ item, matrix, quarter }];
  });
  const main = mainQuarter(placed);
  const cos = [1, 0, -1, 0][main] ?? 1;
  const sin = [0, 1, 0, -1][main] ?? 0;
  return placed
    .filter(({ quarter }) => quarter === main)
    .flatMap(({ item, matrix }) => {
      const [, , c = 0, d = 0, x = 0, y = 0] = matrix;
      const size = Math.hypot(c, d);
      const mono = monospaced(item.fontName);
      return wordsOfItem(item, mono).map((word) => ({
        text: word.text,
        left: cos * x + sin * y + word.left,
        right: cos * x + sin * y + word.right,
        baseline: cos * y - sin * x,
        size,
        wideGap: size * (mono ? WIDE_GAP_MONOSPACE_EM : WIDE_GAP_EM),
      }));
    });
}

function wordsOfItem(item: TextItem, mono: boolean): { text: string; left: number; right: number }[] {
  const widths = [...item.str].map((letter) => (mono ? 1 : letterWidth(letter)));
  const scale = item.width / widths.reduce((sum, width) => sum + width, 0);
  const words: { text: string; left: number; right: number }[] = [];
  let at = 0;
  let open: (typeof words)[number] | null = null;
  for (const [index, letter] of [...item.str].entries()) {
    const next: number = at + (widths[index] ?? 0) * scale;
    if (/\s/.test(letter)) open = null;
    else if (open) {
      open.text += letter;
      open.right = next;
    } else {
      open = { text: letter, left: at, right: next };
      words.push(open);
    }
    at = next;
  }
  return words;
}
