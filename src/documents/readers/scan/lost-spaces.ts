import type { GreyPicture } from './grey-picture';
import { blotsIn } from './ink';
import { readLine } from './line-readings';
import type { OcrWord } from './ocr-engine';
import { INK } from './paper';

/** A gap between letters that is a space, in heights of a usual word and in usual gaps of its own word. */
const SPACE = { heights: 0.36, gaps: 2.2 };
const LETTERS = /^\p{L}{4,}$/u;

/**
 * The words of a page, with those apart between which the engine lost the space: `Rigup` is Rig up. A word is parted where
 * its ink has a gap as wide as a space, and only if its parts are read as its letters.
 */
export function withLostSpaces<T extends OcrWord & { certain: boolean }>(
  words: readonly T[],
  page: GreyPicture,
  read: (line: GreyPicture) => OcrWord[],
): T[] {
  const heights = words.map(({ top, bottom }) => bottom - top).toSorted((a, b) => a - b);
  const usual = heights[heights.length >> 1] ?? 0;
  return words.flatMap((word) => {
    const gap = word.certain && LETTERS.test(word.text) ? widestGap(page, word, usual) : null;
    if (!gap) return [word];
    const ends = [
      { left: word.left, right: gap.from },
      { left: gap.to, right: word.right },
    ];
    const texts = ends.map((end) =>
      readLine(page, { ...word, ...end }, 1, read)
        .map(({ text }) => text)
        .join(''),
    );
    return texts.join('') === word.text && texts.every((text) => text !== '')
      ? ends.map((end, at) => ({ ...word, ...end, text: texts[at]! }))
      : [word];
  });
}

/** The only gap between the letters of a word that is as wide as a space. */
function widestGap(page: GreyPicture, word: OcrWord, usual: number): { from: number; to: number } | null {
  const { left, right, top, bottom } = word;
  const letters = blotsIn(page, INK, { left, right, top, bottom }).toSorted((a, b) => a.left - b.left);
  const gaps: { from: number; to: number }[] = [];
  let end = letters[0]?.right ?? 0;
  for (const letter of letters) {
    if (letter.left > end) gaps.push({ from: end, to: letter.left });
    end = Math.max(end, letter.right);
  }
  const widths = gaps.map(({ from, to }) => to - from).toSorted((a, b) => b - a);
  const [widest = 0, next = 0] = widths;
  const usualGap = widths[widths.length >> 1] ?? 0;
  const isSpace = widest > SPACE.heights * usual && widest > SPACE.gaps * Math.max(usualGap, next, 1);
  return isSpace ? (gaps.find(({ from, to }) => to - from === widest) ?? null) : null;
}
