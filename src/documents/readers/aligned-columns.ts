import { looksNumeric } from './table';
import type { HeadingVocabulary } from './table';

/** A piece of a line with its character positions. */
export interface Piece {
  text: string;
  start: number;
  end: number;
}

function pieces(line: string, pattern: RegExp): Piece[] {
  return [...line.matchAll(pattern)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

export const wordsOf = (line: string): Piece[] => pieces(line, /\S+/g);

/** Two or more spaces separate columns; a single space may be part of a name. */
export const segmentsOf = (line: string): Piece[] => pieces(line, /\S+(?: \S+)*/g);

const COLUMN_RULER = /^[\s|+]*[-=_]{2,}(?:[\s|+]+[-=_]+)+[\s|+]*$/;
const ANY_RULER = /^[\s|+]*[-=_*~]{3,}[-=_*~\s|+]*$/;

const LONGEST_RULER = 2000;

export const isRuler = (line: string): boolean =>
  line.length <= LONGEST_RULER && (ANY_RULER.test(line) || COLUMN_RULER.test(line));

/** The columns drawn by a dashed line, or null for a single continuous rule. */
export function rulerColumns(line: string): Piece[] | null {
  return line.length <= LONGEST_RULER && COLUMN_RULER.test(line) ? pieces(line, /[-=_]+/g) : null;
}

/**
 * Cuts a line at the starts of the ruled columns. A value may be wider than its dashes: a cut inside a word moves to the
 * nearer end of that word.
 */
export function sliceByRuler(line: string, columns: readonly Piece[]): string[] {
  const cuts = columns.map((column, index) => {
    if (index === 0) return 0;
    const at = column.start;
    if (!/\S/.test(line[at - 1] ?? ' ') || !/\S/.test(line[at] ?? ' ')) return at;
    let start = at;
    while (start > 0 && /\S/.test(line[start - 1] ?? ' ')) start -= 1;
    let end = at;
    while (end < line.length && /\S/.test(line[end] ?? ' ')) end += 1;
    return at - start < end - at ? start : end;
  });
  return cuts.map((cut, index) => line.slice(cut, cuts[index + 1] ?? line.length).trim());
}

/** The number of words of the longest headings (`Top of cement along hole below drill floor`). More are prose. */
const LONGEST_HEADING_WORDS = 8;

/** Connecting words of prose. Between headings they occur only inside a known one (`top of cement`). */
const OF_PROSE =
  /^(?:the|of|and|at|with|for|und|der|die|das|dem|mit|auf|van|het|een|met|op|og|av|med|p\u00e5|de|la|le|les|du|des|et|en|au|aux|sur|el|los|las|del|al|y|con|por)$/i;

/**
 * The headings of a line. Each segment is a heading, unless it contains several known headings separated by single spaces
 * (`MD Inc Azi TVD`); a bracketed unit belongs to the heading before it.
 */
export function headingPieces(line: string, vocabulary: HeadingVocabulary): Piece[] {
  return segmentsOf(line).flatMap((segment) => {
    const known = (text: string) => vocabulary.countKnown([text]) > 0;
    const parts: Piece[] = [];
    for (const word of wordsOf(segment.text)) {
      const last = parts.at(-1);
      if (
        last &&
        (/^[([].*[)\]]$/.test(word.text) || isJoint(word.text) || /(?:^| )[/&+]$/.test(last.text))
      ) {
        last.text += ` ${word.text}`;
        last.end = word.end;
      } else parts.push({ ...word });
    }
    if (parts.length < 2 || known(segment.text)) return [segment];
    /** A unit in brackets ends a heading. */
    const isEnd = parts.map(({ text }) => {
      const unit = /[([]([^()[\]]+)[)\]]$/.exec(text)?.[1];
      return unit !== undefined && vocabulary.isUnit(unit);
    });
    const endsInside = (from: number, to: number) => isEnd.slice(from, to - 1).includes(true);
    const found: Piece[] = [];
    let knownParts = 0;
    for (let at = 0; at < parts.length;) {
      const longest = vocabulary.mayBegin(parts[at]?.text ?? '') ? LONGEST_HEADING_WORDS : 1;
      let upTo = Math.min(parts.length, at + longest);
      while (upTo > at + 1 && (endsInside(at, upTo) || !known(joined(parts.slice(at, upTo)).text))) upTo -= 1;
      const piece = joined(parts.slice(at, upTo));
      if (known(piece.text)) knownParts += 1;
      found.push({ ...piece, start: piece.start + segment.start, end: piece.end + segment.start });
      at = upTo;
    }
    const prose = found.some(({ text }) => OF_PROSE.test(text) && !known(text));
    return knownParts >= 2 && !prose ? found : [segment];
  });
}

/** `Formation / marker` is one heading. */
const isJoint = (word: string) => word === '/' || word === '&' || word === '+';

function joined(parts: readonly Piece[]): Piece {
  return {
    text: parts.map((part) => part.text).join(' '),
    start: parts[0]?.start ?? 0,
    end: parts.at(-1)?.end ?? 0,
  };
}

/** The cells of a line if their number is unambiguous; null if a blank or a name with spaces makes it ambiguous. */
function inOrder(line: string, count: number): Piece[] | null {
  const segments = segmentsOf(line);
  if (segments.length === count) return segments;
  const words = pieces(line, /(?<!\S)\d+ \d+\/\d+\S*|\S+/g);
  // If gaps are wide, a single space is inside a value: words may be counted only if they are plain numbers.
  const apart =
    segments.length === 1 || segments.every(({ text }) => !text.includes(' ') || looksPlain(text));
  // Two words under two headings may be one name.
  const figures = words.some((word) => looksNumeric(word.text));
  if (words.length === count && apart && (figures || segments.length > 1)) return words;
  const firstNumber = words.findIndex((word) => looksNumeric(word.text));
  if (segments.length === 1 && firstNumber > 0 && 1 + words.length - firstNumber === count) {
    return [joined(words.slice(0, firstNumber)), ...words.slice(firstNumber)];
  }
  return null;
}

const looksPlain = (text: string) => !text.includes('/') && text.split(' ').every(looksNumeric);

function overlap(a: Piece, b: Piece): number {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start);
}

function byPosition(line: string, columns: readonly Piece[]): string[] {
  const cells = columns.map(() => '');
  const place = (piece: Piece) => {
    const distances = columns.map((column) => overlap(piece, column));
    const best = distances.indexOf(Math.max(...distances));
    cells[best] = `${cells[best] ?? ''} ${piece.text}`.trim();
  };
  for (const segment of segmentsOf(line)) {
    const touched = columns.filter((column) => overlap(segment, column) > 0).length;
    if (touched <= 1) place(segment);
    else
      for (const word of wordsOf(segment.text)) {
        place({ text: word.text, start: word.start + segment.start, end: word.end + segment.start });
      }
  }
  return cells;
}

/** How many rows, and which share of them, must show a column without a heading. */
const LEAST_ROWS = 3;
const NEARLY_ALL = 0.8;

/**
 * The columns of the rows if these have more columns than headings, and the heading of each (-1 for none). Otherwise a name
 * and the next figure would share a cell. Null if the rows differ.
 */
export function columnsOfRows(
  lines: readonly string[],
  headings: readonly Piece[],
): { columns: Piece[]; from: number[] } | null {
  const rows = lines.map(segmentsOf).filter((row) => row.length > 1);
  const count = Math.max(0, ...rows.map((row) => row.length));
  const full = rows.filter((row) => row.length === count);
  if (count <= headings.length || full.length < LEAST_ROWS || full.length < rows.length * NEARLY_ALL)
    return null;
  const columns = Array.from({ length: count }, (_, index): Piece => {
    const seen = full.flatMap((row) => row[index] ?? []);
    const start = Math.min(...seen.map((piece) => piece.start));
    return { text: '', start, end: Math.max(...seen.map((piece) => piece.end)) };
  });
  if (columns.some((column, at) => column.start < (columns[at - 1]?.end ?? 0))) return null;
  const at = headings.map((heading) => {
    const over = columns.map((column) => overlap(heading, column));
    return Math.max(...over) > 0 ? over.indexOf(Math.max(...over)) : -1;
  });
  if (at.includes(-1) || at.some((column, index) => index > 0 && column <= (at[index - 1] ?? -1)))
    return null;
  const from = columns.map((_, column) => at.indexOf(column));
  return {
    columns: columns.map((column, index) => ({ ...column, text: headings[from[index] ?? -1]?.text ?? '' })),
    from,
  };
}

/**
 * The cells of every line below a heading without a ruler. Lines with a value in every column give the positions of the
 * columns (headings are often not above their numbers); the other lines are then cut by position.
 */
export function splitAligned(
  lines: readonly string[],
  headings: readonly Piece[],
): { cells: string[][]; columns: Piece[] } {
  const full = lines.map((line) => inOrder(line, headings.length));
  const columns = headings.map((heading, index): Piece => {
    const seen = full.flatMap((cells) => cells?.[index] ?? []);
    if (seen.length === 0) return heading;
    return {
      text: heading.text,
      start: seen.reduce((least, piece) => Math.min(least, piece.start), Infinity),
      end: seen.reduce((most, piece) => Math.max(most, piece.end), 0),
    };
  });
  const cells = lines.map(
    (line, index) => full[index]?.map((piece) => piece.text) ?? byPosition(line, columns),
  );
  return { cells, columns };
}
