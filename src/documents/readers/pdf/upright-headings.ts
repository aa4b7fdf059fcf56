import type { Word } from './word';

/** A text that runs up or down the page, in points. */
export interface UprightText {
  text: string;
  size: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  runs: 'up' | 'down';
}

/** Fewer are margin notes. */
const FEWEST_HEADINGS = 3;
/** Lines of one heading are closer than this many font sizes. */
const SAME_HEADING = 0.6;

/** A line closer above than this many font sizes is part of the heading. */
const RIGHT_ABOVE = 3;

/** Groups texts that are side by side: each overlaps the height of the previous one by half of the shorter. */
function rowsOf(texts: readonly UprightText[]): UprightText[][] {
  const rows: UprightText[][] = [];
  for (const text of texts.toSorted((a, b) => a.left - b.left)) {
    const row = rows.find((own) => {
      const last = own.at(-1);
      if (!last || last.runs !== text.runs) return false;
      const common = Math.min(last.bottom, text.bottom) - Math.max(last.top, text.top);
      return common > 0.5 * Math.min(last.bottom - last.top, text.bottom - text.top);
    });
    if (row) row.push(text);
    else rows.push([text]);
  }
  return rows;
}

/** Joins a heading on two lines: the left line is the first of a text that runs up, the last of one that runs down. */
function joined(row: readonly UprightText[]): UprightText[] {
  const headings: UprightText[] = [];
  for (const text of row) {
    const last = headings.at(-1);
    if (!last || text.left - last.right > SAME_HEADING * text.size) {
      headings.push({ ...text });
      continue;
    }
    last.text = text.runs === 'up' ? `${last.text} ${text.text}` : `${text.text} ${last.text}`;
    last.right = text.right;
    last.top = Math.min(last.top, text.top);
    last.bottom = Math.max(last.bottom, text.bottom);
  }
  return headings;
}

const isRightAbove = ({ left, right, baseline }: Word, heading: UprightText, top: number): boolean =>
  baseline <= top &&
  baseline > top - RIGHT_ABOVE * heading.size &&
  left < heading.right &&
  right > heading.left;

/**
 * Headings turned to save width, as words of the line directly above the first row of their table. Three or more side by
 * side are headings; fewer are margin notes.
 */
export function uprightHeadings(texts: readonly UprightText[], words: readonly Word[]): Word[] {
  return rowsOf(texts).flatMap((row) => {
    const headings = joined(row);
    if (headings.length < FEWEST_HEADINGS) return [];
    const [top, bottom] = [
      Math.min(...headings.map((one) => one.top)),
      Math.max(...headings.map((one) => one.bottom)),
    ];
    const below = headings.filter((heading) => words.some((word) => isRightAbove(word, heading, top)));
    // Turned units below their headings are the next line of the same headings.
    const baseline = below.length * 2 > headings.length ? top + (headings[0]?.size ?? 0) : bottom;
    return headings.map(({ text, left, right, size }): Word => ({
      text,
      left,
      right,
      baseline,
      size,
      // Each is a cell, however narrow the gap.
      wideGap: 0,
    }));
  });
}
