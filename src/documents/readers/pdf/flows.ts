import type { HeadingVocabulary } from '../table';
import { headingOnPage } from './headings';
import { lineOf } from './lines';
import type { Line, Segment } from './lines';
import type { Flow } from './page-tables';

/** Two columns of prose have at least this many lines with a gap at the same position, and this many letters per piece. */
const LEAST_LINES = 6;
const LEAST_LETTERS = 18;

/** The lines of a page in reading order: columns side by side become consecutive. */
export function flowsOfPage(lines: readonly Line[], vocabulary: HeadingVocabulary): Flow[] {
  for (let at = 0; at < lines.length; at += 1) {
    const heading = headingOnPage(lines, at, vocabulary);
    if (!heading) continue;
    const cut = betweenTables(heading.columns, lines.slice(at), vocabulary);
    if (cut !== null) return parted(lines, at, cut, vocabulary);
    at += heading.height - 1;
  }
  const prose = betweenProse(lines, vocabulary);
  return prose ? parted(lines, prose.from, prose.cut, vocabulary) : [[...lines]];
}

/** The gap between two tables that share a heading row: the same columns twice, or more known on both sides than together. */
function betweenTables(
  columns: readonly Segment[],
  lines: readonly Line[],
  vocabulary: HeadingVocabulary,
): number | null {
  const texts = columns.map(({ text }) => text);
  // Hole sections and their strings in one row are one table.
  const all = Math.max(vocabulary.countKnown(texts), vocabulary.countByHole(texts));
  let best: { gap: number; cut: number } | null = null;
  for (let at = 2; at <= columns.length - 2; at += 1) {
    const halves = [texts.slice(0, at), texts.slice(at)];
    const known = halves.map((half) => vocabulary.countKnown(half));
    if (known.some((count) => count < 2)) continue;
    const twice = at * 2 === columns.length && texts.slice(0, at).join('|') === texts.slice(at).join('|');
    if (!twice && (known[0] ?? 0) + (known[1] ?? 0) <= all) continue;
    // Two names of the section in one table count once in it, and once in each half.
    if (!twice && !halves.every((half) => vocabulary.areOfATable(half))) continue;
    // One more column of the left table, and the start of no other.
    if (!twice && vocabulary.countKnown(texts.slice(0, at + 1)) > (known[0] ?? 0)) continue;
    // The left headings again except the key column: groups of columns of one table.
    if (!twice && texts.slice(at).filter((text) => texts.slice(0, at).includes(text)).length > 1) continue;
    const [left, right] = [columns[at - 1]?.right ?? 0, columns[at]?.left ?? 0];
    const cut = clearest(lines, left, right);
    if (!best || right - left > best.gap) best = { gap: right - left, cut };
  }
  return best?.cut ?? null;
}

export const crosses = (line: Line, cut: number) =>
  line.segments.some((segment) => segment.left < cut && segment.right > cut);

/** The position between two headings that the most lines below leave free. */
function clearest(lines: readonly Line[], left: number, right: number): number {
  const places = Array.from({ length: 9 }, (_, step) => left + ((right - left) * (step + 1)) / 10);
  const reach = places.map((cut) => {
    const end = lines.findIndex((line) => crosses(line, cut));
    return end === -1 ? lines.length : end;
  });
  const most = Math.max(...reach);
  const good = places.filter((_, at) => reach[at] === most);
  return good[Math.floor(good.length / 2)] ?? (left + right) / 2;
}

function parted(lines: readonly Line[], from: number, cut: number, vocabulary: HeadingVocabulary): Flow[] {
  let to = from;
  for (let line = lines[to]; line && !crosses(line, cut); line = lines[to]) to += 1;
  const half = (takes: (middle: number) => boolean) => halfOf(lines.slice(from, to), takes);
  const below = lines.slice(to);
  return [
    lines.slice(0, from),
    half((middle) => middle < cut),
    half((middle) => middle >= cut),
    ...(below.length === lines.length ? [below] : flowsOfPage(below, vocabulary)),
  ].filter((flow) => flow.length > 0);
}

/** The lines with only the words of one side. */
export const halfOf = (lines: readonly Line[], takes: (middle: number) => boolean): Line[] =>
  lines.flatMap((line) => {
    const words = line.words.filter((word) => takes((word.left + word.right) / 2));
    return words.length === 0 ? [] : [lineOf(words, line.page, line.row)];
  });

function betweenProse(
  lines: readonly Line[],
  vocabulary: HeadingVocabulary,
): { from: number; cut: number } | null {
  let formEnd = 0;
  for (const [from, line] of lines.entries()) {
    if (from < formEnd) continue;
    const [left, right, more] = line.segments;
    if (!left || !right || more || vocabulary.isKeyValue([left.text, right.text])) continue;
    const cut = (left.right + right.left) / 2;
    let to = from;
    while (lines[to]?.segments.length === 2 && !crosses(lines[to] ?? line, cut)) to += 1;
    if (isForm(lines.slice(from, to), vocabulary)) {
      formEnd = to;
      continue;
    }
    const pieces = lines.slice(from, to).flatMap(({ segments }) => segments);
    const letters = pieces.reduce((sum, { text }) => sum + text.length, 0) / Math.max(pieces.length, 1);
    if (to - from >= LEAST_LINES && letters >= LEAST_LETTERS) return { from, cut };
  }
  return null;
}

/** A form may begin with labels that nothing is read from; prose has no lines of a label and its value. */
const isForm = (lines: readonly Line[], vocabulary: HeadingVocabulary): boolean =>
  lines.filter(({ segments }) => vocabulary.isKeyValue(segments.map(({ text }) => text))).length >=
  LABELS_OF_FORM;
const LABELS_OF_FORM = 2;
