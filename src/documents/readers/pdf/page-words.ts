import type { TextItem } from 'pdfjs-dist/types/src/display/api';
import { uprightHeadings } from './upright-headings';
import type { UprightText } from './upright-headings';
import type { Word } from './word';

type Matrix = readonly number[];

/** A space is 0.25 to 0.28 em wide in common fonts, and 0.6 em in monospaced ones. */
const WIDE_GAP_EM = 0.45;
const WIDE_GAP_MONOSPACE_EM = 0.95;

/** Widths of Helvetica in thousandths of an em (Adobe Font Metrics). Arial has the same, other fonts similar ones. */
const WIDTHS = new Map(
  Object.entries({
    191: "'",
    222: 'ijl',
    278: ' !,./:;[]\\ftI|',
    333: '()-`r',
    355: '"',
    389: '*',
    500: 'ckJsvxyz',
    584: '+<=>~',
    611: 'FTZ',
    667: '&ABEKPSVXY',
    722: 'wCDHNRU',
    778: 'GOQ',
    833: 'mM',
    889: '%',
    944: 'W',
  }).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width) / 1000] as const)),
);
const USUAL_WIDTH = 0.556;

const letterWidth = (letter: string) => WIDTHS.get(letter) ?? USUAL_WIDTH;

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

/** The rotation of the text in quarter turns, or null for slanted text (a stamp, a watermark). */
function quarterOf([a = 0, b = 0]: Matrix): number | null {
  const turns = (Math.atan2(b, a) / Math.PI) * 2;
  const quarter = Math.round(turns);
  return Math.abs(turns - quarter) > 0.03 ? null : (quarter + 4) % 4;
}

/** The main direction of the page's text: wide tables are often printed sideways on an upright page. */
function mainQuarter(placed: readonly Placed[]): number {
  const letters = [0, 0, 0, 0];
  for (const { item, quarter } of placed) letters[quarter] = (letters[quarter] ?? 0) + item.str.length;
  return letters.indexOf(Math.max(...letters));
}

/**
 * The words of a page in its main direction, and headings that run up or down above their columns. Other text is a margin
 * note, a stamp or a watermark.
 * `place` maps any point of the page to its position in that direction.
 */
export function wordsOfPage(
  items: readonly TextItem[],
  viewport: Matrix,
  monospaced: (fontName: string) => boolean,
): {
  words: Word[];
  place: (point: readonly [number, number]) => [number, number];
  /** Slanted text, such as stamps and watermarks. */
  slanted: string;
} {
  const slanted: string[] = [];
  const placed = items.flatMap((item): Placed[] => {
    if (item.str.trim() === '' || item.transform.some((value: unknown) => !Number.isFinite(value))) return [];
    const matrix = multiply(viewport, item.transform);
    const quarter = quarterOf(matrix);
    if (quarter === null) slanted.push(item.str);
    return quarter === null ? [] : [{ item, matrix, quarter }];
  });
  const main = mainQuarter(placed);
  const cos = [1, 0, -1, 0][main] ?? 1;
  const sin = [0, 1, 0, -1][main] ?? 0;
  const words = placed
    .filter(({ quarter }) => quarter === main)
    .flatMap(({ item, matrix }) => {
      const [, , c = 0, d = 0, x = 0, y = 0] = matrix;
      const size = Math.hypot(c, d);
      const mono = monospaced(item.fontName);
      return wordsOfItem(item, size, mono).map((word) => ({
        text: word.text,
        left: cos * x + sin * y + word.left,
        right: cos * x + sin * y + word.right,
        baseline: cos * y - sin * x,
        size,
        wideGap: size * (mono ? WIDE_GAP_MONOSPACE_EM : WIDE_GAP_EM),
      }));
    });
  const place = ([x, y]: readonly [number, number]): [number, number] => {
    const [, , , , left = 0, top = 0] = multiply(viewport, [1, 0, 0, 1, x, y]);
    return [cos * left + sin * top, cos * top - sin * left];
  };
  words.push(
    ...uprightHeadings(
      placed.flatMap(({ item, matrix, quarter }): UprightText[] => {
        const turns = (quarter - main + 4) % 4;
        if (turns % 2 === 0) return [];
        const [, , c = 0, d = 0, x = 0, y = 0] = matrix;
        const size = Math.hypot(c, d);
        const [across, down] = [cos * x + sin * y, cos * y - sin * x];
        // Text that runs upwards has its letters left of its baseline, text that runs downwards right of it.
        return turns === 3
          ? [
              {
                text: item.str.trim(),
                size,
                left: across - size,
                right: across,
                top: down - item.width,
                bottom: down,
                runs: 'up',
              },
            ]
          : [
              {
                text: item.str.trim(),
                size,
                left: across,
                right: across + size,
                top: down,
                bottom: down + item.width,
                runs: 'down',
              },
            ];
      }),
      [...words],
    ),
  );
  return { words, place, slanted: slanted.join(' ') };
}

/**
 * A piece of text has a width but no positions of its words. The width that its letters do not use is shared between the
 * gaps, if the gaps then have a plausible size for one piece; otherwise everything is stretched equally.
 */
function wordsOfItem(
  item: TextItem,
  size: number,
  mono: boolean,
): { text: string; left: number; right: number }[] {
  const texts = item.str.trim().split(/\s+/);
  if (texts.length === 1) return [{ text: texts[0] ?? '', left: 0, right: item.width }];
  const natural = texts.map((text) => {
    let width = 0;
    for (const letter of text) width += mono ? 0.6 : letterWidth(letter);
    return width * size;
  });
  const sum = natural.reduce((total, width) => total + width, 0);
  const left = (item.width - sum) / (texts.length - 1);
  const fits = left > 0.2 * size && left < 0.42 * size;
  const gap = fits ? left : (item.width * 0.278 * size) / (sum + 0.278 * size * (texts.length - 1));
  const scale = fits ? 1 : (item.width - gap * (texts.length - 1)) / sum;
  let at = 0;
  return texts.map((text, index) => {
    const from = at;
    const to = from + (natural[index] ?? 0) * scale;
    at = to + gap;
    return { text, left: from, right: to };
  });
}
