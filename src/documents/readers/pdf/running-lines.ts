import type { HeadingVocabulary } from '../table';
import type { Line } from './lines';

/** How many lines at the top and at the bottom of a page may repeat on every page. */
const AT_TOP = 8;
const AT_BOTTOM = 4;
const SAME_HEIGHT = 2;
/** How many lines of a page's own may be outside a running line: its chapter, its date. */
const MOST_OUTSIDE = 2;

const PAGE_NUMBER =
  /\b(?:page|pages|seite|pagina|blad|blz|sheet|p)\b\.?\s*\d+|\b\d+\s*(?:of|von|van)\s*\d+\s*$|^\W*\d{1,3}(?:\s*\/\s*\d{1,3})?\W*$/i;

const textOf = (line: Line) => line.segments.map(({ text }) => text).join(' ');

/** The text without the page number, or null for a line without one: the figures of a row must stay distinct. */
function withoutPageNumber(line: Line): string | null {
  const text = textOf(line);
  return PAGE_NUMBER.test(text) && line.segments.length <= 4 ? text.replace(/\d+/g, '#') : null;
}

/**
 * The running lines of the pages: titles, the company, `Page 3 of 12`. A line of headings is never one, and a single page has
 * none.
 */
export function runningLines(pages: readonly (readonly Line[])[], vocabulary: HeadingVocabulary): Set<Line> {
  const running = new Set<Line>();
  for (const [index, lines] of pages.entries()) {
    const repeated = new Set<Line>();
    const headings = lines.findIndex((line) => isHeading(line, vocabulary));
    for (const [at, line] of lines.entries()) {
      const above = at < AT_TOP && (headings === -1 || at < headings);
      if (!above && at < lines.length - AT_BOTTOM) continue;
      if (!/\p{L}/u.test(textOf(line)) && !PAGE_NUMBER.test(textOf(line))) continue;
      if (isHeading(line, vocabulary)) continue;
      const neighbours = [pages[index - 1], pages[index + 1]];
      if (neighbours.some((other) => other && atEdges(other).some((twin) => repeats(line, twin))))
        repeated.add(line);
    }
    const outer = [lines, lines.toReversed()].flatMap((all) => outermost(all, repeated, vocabulary));
    for (const line of outer) running.add(line);
  }
  return running;
}

/**
 * The repeated lines up to the text of the page: `Lead slurry` at one height of several job sheets is part of the text, and so is
 * all that is below the title of a section.
 */
function outermost(
  lines: readonly Line[],
  repeated: ReadonlySet<Line>,
  vocabulary: HeadingVocabulary,
): Line[] {
  let own = 0;
  return lines.filter((line) => {
    if (repeated.has(line)) return own <= MOST_OUTSIDE;
    own += vocabulary.opensBlock(textOf(line)) ? MOST_OUTSIDE + 1 : 1;
    return false;
  });
}

function isHeading(line: Line, vocabulary: HeadingVocabulary): boolean {
  return line.segments.length > 1 && vocabulary.countKnown(line.segments.map(({ text }) => text)) > 1;
}

function atEdges(lines: readonly Line[]): Line[] {
  return lines.filter((_, at) => at < AT_TOP || at >= lines.length - AT_BOTTOM);
}

function repeats(line: Line, twin: Line): boolean {
  if (Math.abs(line.baseline - twin.baseline) > SAME_HEIGHT) return false;
  if (textOf(line) === textOf(twin)) return /\p{L}{2}/u.test(textOf(line));
  const bare = withoutPageNumber(line);
  return bare !== null && bare === withoutPageNumber(twin) && countsPages(line, twin);
}

/** Whether each figure that differs does so by the distance of the pages. */
function countsPages(line: Line, twin: Line): boolean {
  const [own, other] = [line, twin].map((each) => textOf(each).match(/\d+/g) ?? []);
  return (own ?? []).every((figure, at) => {
    const step = Number(other?.[at]) - Number(figure);
    return step === 0 || step === twin.page - line.page;
  });
}
