import { looksNumeric } from '../table';
import { merged } from './columns';
import type { ColumnHeading, Span } from './columns';
import type { Line, Segment } from './lines';
import type { Word } from './word';

/** How many rows show that a narrow gap runs down through the table. */
const LEAST_ROWS = 4;

/**
 * Separates figures at the right edge of their column from words at the left edge of the next: `0.00 Kick-off`. The gap
 * must be between two headings and run down through all rows, and must have a figure on one side of it. Null if no piece
 * has such a gap.
 */
export function withWordsApart(lines: readonly Line[], headings: readonly ColumnHeading[]): Line[] | null {
  if (lines.length < LEAST_ROWS) return null;
  const gaps = gapsBetween(headings, merged(lines.flatMap(({ words }) => words)));
  let split = false;
  const apart = lines.map((line): Line => ({
    ...line,
    segments: line.segments.flatMap((segment) => {
      const parts = partsOf(wordsIn(line, segment), gaps);
      if (
        parts.length < 2 ||
        !parts.every((part, at) => at === 0 || hasFigures(parts[at - 1]) !== hasFigures(part))
      )
        return [segment];
      split = true;
      return parts.map(joined);
    }),
  }));
  return split ? apart : null;
}

/** The one gap between each two neighbouring headings, if there is exactly one. */
function gapsBetween(headings: readonly ColumnHeading[], covered: readonly Span[]): Span[] {
  return headings.flatMap((heading, at) => {
    const next = headings[at + 1];
    if (!next) return [];
    const gaps = covered.flatMap(({ right }, index) => {
      const left = covered[index + 1]?.left ?? right;
      return right < next.left && left > heading.right ? [{ left: right, right: left }] : [];
    });
    const [only] = gaps;
    return only && gaps.length === 1 ? [only] : [];
  });
}

const wordsIn = (line: Line, segment: Segment): Word[] =>
  line.words.filter((word) => word.left >= segment.left - 0.01 && word.right <= segment.right + 0.01);

function partsOf(words: readonly Word[], gaps: readonly Span[]): Word[][] {
  const parts: Word[][] = [];
  for (const word of words) {
    const last = parts.at(-1)?.at(-1);
    const isApart = last && gaps.some(({ left, right }) => last.right <= left && word.left >= right);
    if (last && !isApart) parts.at(-1)?.push(word);
    else parts.push([word]);
  }
  return parts;
}

const hasFigures = (words: readonly Word[] = []): boolean => words.every(({ text }) => looksNumeric(text));

const joined = (words: readonly Word[]): Segment => ({
  text: words.map(({ text }) => text).join(' '),
  left: words[0]?.left ?? 0,
  right: words.at(-1)?.right ?? 0,
});
