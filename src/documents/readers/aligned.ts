import {
  columnsOfRows,
  headingPieces,
  isRuler,
  rulerColumns,
  segmentsOf,
  sliceByRuler,
  splitAligned,
  wordsOf,
} from './aligned-columns';
import type { Piece } from './aligned-columns';
import { headsAnotherTable, titlesAnotherBlock } from './another-table';
import { isGroupRow, isOverFigures, isUnitsRow } from './heading-at';
import { joinWrappedLines } from './wrapped-lines';
import { filled, holdsFigures, isHeading, looksNumeric, usesDecimalComma, vocabularyAbove } from './table';
import type { DocumentContent, HeadingVocabulary, Row, Table, TextLine } from './table';

interface AlignedHeading {
  headings: string[];
  units: (string | null)[];
  columns: Piece[];
  ruled: boolean;
  height: number;
}

const MAX_HEADING_LINES = 3;
/** A line of words with single spaces is a sentence, unless this share of them are headings. */
const LEAST_OF_SENTENCE = 0.5;
/** How many rows must show the number of columns. */
const ROWS_THAT_SHOW = 2;
/** The lines below a heading that confirm it: a dashed line, its units, the first of its rows. */
const LINES_BELOW = 4;

function noNumbers(cells: readonly string[]): boolean {
  return !cells.some(looksNumeric);
}

function merge(rows: readonly string[][], width: number): string[] {
  return Array.from({ length: width }, (_, i) =>
    rows
      .map((row) => row[i] ?? '')
      .join(' ')
      .trim(),
  );
}

/** `9 5/8" casing in 12 1/4" hole`: a title. */
const STRING_IN_HOLE = /\d\s?["\u2033\u201d].*\s(?:in|im|i|dans|en)\s.*\d\s?["\u2033\u201d]/iu;

/** A heading whose columns are drawn by a dashed line below it. */
function ruledHeading(
  lines: readonly string[],
  at: number,
  vocabulary: HeadingVocabulary,
): AlignedHeading | null {
  let rulerAt = at + 1;
  while (rulerAt <= at + MAX_HEADING_LINES && lines[rulerAt]?.trim() && !isRuler(lines[rulerAt] ?? ''))
    rulerAt += 1;
  const columns = rulerColumns(lines[rulerAt] ?? '');
  if (!columns) return null;
  const above = lines.slice(at, rulerAt).map((line) => sliceByRuler(line, columns));
  const last = above.at(-1);
  const unitsAbove = above.length > 1 && last && isUnitsRow(last, vocabulary) ? last : null;
  const headings = merge(unitsAbove ? above.slice(0, -1) : above, columns.length);
  const known = vocabulary.countKnown(headings);
  const followed = lines
    .slice(rulerAt + 1, rulerAt + 1 + LINES_BELOW)
    .map((line) => sliceByRuler(line, columns));
  if (!isHeading(known, followed) || !noNumbers(headings)) return null;
  // A title line above the headings would be merged into them: it is left out if they are recognised as well without it.
  if (above.length > (unitsAbove ? 2 : 1)) {
    const without = vocabulary.countKnown(
      merge(unitsAbove ? above.slice(1, -1) : above.slice(1), columns.length),
    );
    if (without >= known) return null;
  }
  const below = sliceByRuler(lines[rulerAt + 1] ?? '', columns);
  const unitsBelow = !unitsAbove && isUnitsRow(below, vocabulary) ? below : null;
  const units = (unitsAbove ?? unitsBelow ?? []).map((unit) => unit || null);
  return { headings, units, columns, ruled: true, height: rulerAt - at + 1 + (unitsBelow ? 1 : 0) };
}

/** A heading without dashes, on one line, or on two or three with the same columns. */
function plainHeading(
  lines: readonly string[],
  at: number,
  vocabulary: HeadingVocabulary,
): AlignedHeading | null {
  const line = lines[at] ?? '';
  const segments = segmentsOf(line);
  const figures = segments.filter(({ text }) => /^[-+]?\d/.test(text)).length;
  if (segments.some(({ text }) => looksNumeric(text)) || figures >= segments.length / 2) return null;
  if (segments.some(({ text }) => STRING_IN_HOLE.test(text))) return null;
  const alone = rowsHaveWideGaps(lines, at)
    ? segmentsOf(line)
    : (headingsOverRows(lines, at, vocabulary) ?? headingPieces(line, vocabulary));
  const knownAlone = countIfHeading(alone, vocabulary);
  const nextPieces = segmentsOf(lines[at + 1] ?? '');
  let columns = alone;
  let height = 1;
  // `Measured   Incl.` above `Depth   Angle`: merged by position, but only if the two are recognised better together.
  if (
    nextPieces.length > 0 &&
    noNumbers(nextPieces.map((piece) => piece.text)) &&
    (!isUnits(nextPieces, vocabulary) || severalUnderOne(alone, nextPieces))
  ) {
    const [merged, together] = [
      mergeByPosition(segmentsOf(line), nextPieces),
      overGroups(segmentsOf(line), nextPieces),
      // `Measured Inclination` over two columns, each of which goes on below.
      ...(alone.length > segments.length ? [mergeByPosition(alone, nextPieces)] : []),
    ]
      .map((pieces) => [pieces, countIfHeading(pieces, vocabulary)] as const)
      .reduce((best, other) => (other[1] > best[1] ? other : best));
    const knownNext = () => countIfHeading(headingPieces(lines[at + 1] ?? '', vocabulary), vocabulary);
    // The line below a word for several columns is part of the heading, not a separate one.
    const isPart = severalUnderOne(alone, nextPieces) && merged.length > nextPieces.length;
    if (isGroupRow(textsOf(segmentsOf(line)), textsOf(nextPieces), vocabulary)) {
      columns = inGroups(segmentsOf(line), nextPieces);
      height = 2;
    } else if (
      (together > knownAlone && (isPart || together > knownNext())) ||
      (together === knownAlone && isRestOfHeading(alone, nextPieces, lines[at + 2] ?? '', vocabulary))
    ) {
      columns = merged;
      height = 2;
    }
  }
  const followed = lines
    .slice(at + height, at + height + LINES_BELOW)
    .map((below) => segmentsOf(below).map((piece) => piece.text));
  // `Depth` alone is not a known heading, but `Depth` over `m TVDSS` is.
  const withUnits = height === 1 && isUnits(nextPieces, vocabulary) ? mergeByPosition(alone, nextPieces) : [];
  const known = Math.max(
    countIfHeading(columns, vocabulary),
    withUnits.length === alone.length ? countIfHeading(withUnits, vocabulary) : 0,
  );
  const isSentence =
    height === 1 &&
    segments.length === 1 &&
    (known <= columns.length * LEAST_OF_SENTENCE ||
      !lines.slice(at + 1, at + 1 + LINES_BELOW).some((below) => holdsFigures(textsOf(wordsOf(below)))));
  // Groups of several kinds count in one kind only.
  if (isSentence) return null;
  if (!isHeading(known, followed) && !(known > 0 && isOverSizes(textsOf(columns), followed))) return null;
  while (height < MAX_HEADING_LINES && isRuler(lines[at + height] ?? '')) height += 1;
  const below = lines[at + height] ?? '';
  const unitPieces = isUnits(segmentsOf(below), vocabulary) ? segmentsOf(below) : wordsOf(below);
  let units: (string | null)[] = [];
  if (isUnits(unitPieces, vocabulary)) {
    units = splitAligned([below], columns).cells[0]?.map((unit) => unit || null) ?? [];
    height += 1;
  }
  while (isRuler(lines[at + height] ?? '')) height += 1;
  return { headings: columns.map((column) => column.text), units, columns, ruled: false, height };
}

/** Whether words, one of which is known, are above rows that each begin with a figure: `Casing   Lead   Tail` over sizes. */
const isOverSizes = (headings: readonly string[], followed: readonly (readonly string[])[]): boolean => {
  const end = followed.findIndex((row) => row.length !== headings.length);
  const rows = end === -1 ? followed : followed.slice(0, end);
  return rows.every(([first = '']) => /^\d/.test(first)) && isOverFigures(headings, rows);
};

/** `Member` under `Formation /`, right above the units or a rule. */
const isRestOfHeading = (
  above: readonly Piece[],
  rest: readonly Piece[],
  below: string,
  vocabulary: HeadingVocabulary,
): boolean =>
  rest.length < above.length &&
  (isRuler(below) || isUnits(segmentsOf(below), vocabulary)) &&
  rest.every((piece) => above.some((heading) => overlap(heading, piece)));

function isUnits(unitPieces: readonly Piece[], vocabulary: HeadingVocabulary): boolean {
  return isUnitsRow(
    unitPieces.map((piece) => piece.text),
    vocabulary,
  );
}

function countIfHeading(columns: readonly Piece[], vocabulary: HeadingVocabulary): number {
  const texts = columns.map((column) => column.text);
  return texts.length > 1 && noNumbers(texts) ? vocabulary.countKnown(texts) : 0;
}

function mergeByPosition(upper: readonly Piece[], lower: readonly Piece[]): Piece[] {
  const merged = upper.map((piece) => ({ ...piece }));
  for (const piece of lower) {
    const above = merged.find(
      (column) => Math.min(column.end, piece.end) > Math.max(column.start, piece.start),
    );
    if (above) {
      above.text += ` ${piece.text}`;
      above.start = Math.min(above.start, piece.start);
      above.end = Math.max(above.end, piece.end);
    } else merged.push({ ...piece });
  }
  return merged.toSorted((a, b) => a.start - b.start);
}

const textsOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text);

/** Whether the rows below have as many parts as a line has between wide gaps. Single spaces are then part of its headings. */
function rowsHaveWideGaps(lines: readonly string[], at: number): boolean {
  const { length: count } = segmentsOf(lines[at] ?? '');
  const rows = lines.slice(at + 1, at + 1 + LINES_BELOW).filter((line) => /\d/.test(line) && !isRuler(line));
  return (
    count > 2 &&
    rows.length >= ROWS_THAT_SHOW &&
    rows.slice(0, ROWS_THAT_SHOW).every((line) => segmentsOf(line).length === count)
  );
}

/** How many rows are examined to find the columns. */
const MOST_ROWS_SEEN = 12;

/** The parts of a row, also if its figures are separated by single spaces. */
function piecesOfRow(line: string): Piece[] {
  return segmentsOf(line).flatMap((segment) => {
    const words = wordsOf(segment.text).map(({ text, start, end }) => ({
      text,
      start: start + segment.start,
      end: end + segment.start,
    }));
    const from = words.findLastIndex(({ text }) => !looksNumeric(text)) + 1;
    const [first] = words.slice(from);
    if (from === 0) return words;
    if (!first) return [segment];
    const text = segment.text.slice(0, first.start - segment.start).trim();
    return [{ text, start: segment.start, end: segment.start + text.length }, ...words.slice(from)];
  });
}

/**
 * The headings of a line by the columns of the rows below it, if the rows have more columns than the line has wide gaps:
 * `TVD RKB TVDSS` over two columns is two headings. Null if the rows differ, or a word is above none of them.
 */
function headingsOverRows(
  lines: readonly string[],
  at: number,
  vocabulary: HeadingVocabulary,
): Piece[] | null {
  const line = lines[at] ?? '';
  const end = lines.findIndex((below, index) => index > at && below.trim() === '');
  const rows = lines
    .slice(at + 1, Math.min(end === -1 ? lines.length : end, at + 1 + MOST_ROWS_SEEN))
    .map(piecesOfRow)
    .filter((row) => row.some(({ text }) => looksNumeric(text)));
  const count = Math.max(0, ...rows.map((row) => row.length));
  const full = rows.filter((row) => row.length === count);
  if (full.length < ROWS_THAT_SHOW || count < 3 || count <= segmentsOf(line).length) return null;
  const spans = Array.from({ length: count }, (_, index): Piece => {
    const own = full.flatMap((row) => row[index] ?? []);
    return {
      text: '',
      start: Math.min(...own.map(({ start }) => start)),
      end: Math.max(...own.map(({ end: last }) => last)),
    };
  });
  if (spans.some((span, index) => span.start < (spans[index - 1]?.end ?? 0))) return null;
  for (const word of wordsOf(line)) {
    const over = spans.filter((span) => overlap(span, word));
    const [own] = over;
    if (!own || over.length > 1) return null;
    own.text = `${own.text} ${word.text}`.trim();
  }
  const texts = textsOf(spans);
  const pieces = headingPieces(line, vocabulary);
  const more = vocabulary.countKnown(texts) - countIfHeading(pieces, vocabulary);
  const isBetter = more > 0 || (more === 0 && pieces.length !== count);
  return texts.every((text) => text !== '') && isBetter ? spans : null;
}

/** Prefixes each heading with the group word above it: the word applies from its column up to the next word. */
function inGroups(upper: readonly Piece[], lower: readonly Piece[]): Piece[] {
  return lower.map((piece) => {
    const over = upper.findLast(({ start }) => start <= piece.end - 1);
    return over ? { ...piece, text: `${over.text} ${piece.text}` } : piece;
  });
}

const overlap = (a: Piece, b: Piece) => Math.min(a.end, b.end) > Math.max(a.start, b.start);

const severalUnderOne = (upper: readonly Piece[], lower: readonly Piece[]) =>
  upper.some((piece) => lower.filter((one) => overlap(piece, one)).length > 1);

/** `Prognosed depth` above `m MD` and `m TVD` applies to both. */
function overGroups(upper: readonly Piece[], lower: readonly Piece[]): Piece[] {
  const columns = lower.map((piece): Piece => {
    const above = upper.filter((one) => overlap(one, piece)).map(({ text }) => text);
    return { ...piece, text: [...above, piece.text].join(' ') };
  });
  const alone = upper.filter((piece) => !lower.some((one) => overlap(one, piece)));
  return [...columns, ...alone].toSorted((a, b) => a.start - b.start);
}

/** A page footer: `12/03/2026 10:14:09   Page 2`, `Rev.: 02`. */
const FOOT = /^\s*(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4},?\s+\d{1,2}:\d{2}|\p{L}[\p{L} .]{1,20}:\s)/u;

/** The words of a row: a name of several words and its depth, separated by single spaces. */
const MOST_WORDS_OF_ROW = 7;

/** Whether a line below a heading is a row of its table. After a blank line or prose it must look like the rows before. */
function isRowLine(line: string, heading: AlignedHeading, afterBreak: boolean): boolean {
  if (heading.ruled && !afterBreak) return true;
  const segments = segmentsOf(line);
  const words = wordsOf(line);
  const numbers = words.filter((word) => looksNumeric(word.text)).length;
  if (afterBreak && (numbers === 0 || FOOT.test(line))) return false;
  if (segments.length >= 2) return !afterBreak || segments.length >= Math.min(3, heading.columns.length);
  if (words.length === 1) return !afterBreak;
  if (numbers === 0) return !afterBreak && words.length <= 5;
  if (!afterBreak && numbers === 1 && looksNumeric(words.at(-1)?.text ?? ''))
    return words.length <= MOST_WORDS_OF_ROW;
  return numbers >= words.length * 0.3;
}

/** The most lines of a cell above the figures of its row. */
const MOST_UPPER_LINES = 3;

/** Whether a line without figures is the upper part of the row right below it, in a table with blank lines between its rows. */
function isUpperPart(
  lines: readonly string[],
  at: number,
  heading: AlignedHeading,
  rows: readonly { row: number }[],
): boolean {
  const [before, last] = [rows.at(-2), rows.at(-1)];
  const isApart = last === undefined || at + 1 - last.row === 2;
  if (!isApart || (before && last && last.row - before.row > 2)) return false;
  const figures = lines.findIndex(
    (line, index) => index > at && wordsOf(line).some(({ text }) => looksNumeric(text)),
  );
  const upper = lines.slice(at, figures);
  const row = lines[figures] ?? '';
  return (
    upper.length <= MOST_UPPER_LINES &&
    upper.every((line) => line.trim() !== '' && wordsOf(line).length <= 5) &&
    noNumbers(textsOf(wordsOf(upper[0] ?? ''))) &&
    segmentsOf(row).length >= 2 &&
    isRowLine(row, heading, true)
  );
}

const MOST_WORDS_OF_TITLE = 8;

/** A few words between two blank lines. */
function isTitle(line: string, next: string | undefined): boolean {
  const words = wordsOf(line);
  return (
    segmentsOf(line).length === 1 &&
    words.length <= MOST_WORDS_OF_TITLE &&
    !/[.,;:]\s*$/.test(line) &&
    !words.some(({ text }) => looksNumeric(text)) &&
    (next ?? '').trim() === ''
  );
}

/** Whether a line is the title of something else. The title of the table itself may be repeated on the next page. */
const isNewSubject = (line: string, before: readonly TextLine[], vocabulary: HeadingVocabulary): boolean =>
  segmentsOf(line).length === 1 &&
  noNumbers(textsOf(wordsOf(line))) &&
  vocabulary.isSubject(line.trim()) &&
  !before.some(({ text }) => text === line.trim());

/**
 * Whether a line below a title continues the rows above it, as on the next page of a table: it has as many parts, or nearly as
 * many, each below a heading of its own.
 */
function continuesRows(line: string, rows: readonly { line: string }[], columns: readonly Piece[]): boolean {
  const counts = rows.map((row) => segmentsOf(row.line).length).toSorted((a, b) => a - b);
  const usual = counts[Math.floor(counts.length / 2)] ?? 0;
  const parts = segmentsOf(line);
  if (parts.length >= usual) return true;
  const own = parts.map((part) => columns.findIndex((column) => overlap(column, part)));
  return parts.length >= usual * 0.75 && !own.includes(-1) && new Set(own).size === own.length;
}

/** Moves a row of units or a dashed line up to the heading above it, across one blank line. */
function withUnitsBelowHeadings(lines: readonly string[], vocabulary: HeadingVocabulary): string[] {
  const moved = [...lines];
  for (let at = 1; at < moved.length - 1; at += 1) {
    const [above = '', line = '', below = ''] = moved.slice(at - 1, at + 2);
    const isBlank = line.trim() === '' && above.trim() !== '' && below.trim() !== '';
    if (!isBlank || !noNumbers(textsOf(wordsOf(above)))) continue;
    if (isUnits(segmentsOf(below), vocabulary) || (isRuler(below) && isUnits(segmentsOf(above), vocabulary)))
      [moved[at], moved[at + 1]] = [below, line];
  }
  return moved;
}

/** Finds the tables of a text whose columns are separated by spaces, with or without dashed lines under the headings. */
export function tablesOfAlignedText(text: string, vocabulary: HeadingVocabulary): DocumentContent {
  // A commented heading (`# MD Inc Azi`) keeps its columns; any other comment becomes a line.
  const raw = text.split('\n').map((line) => line.replaceAll('\t', '    ').trimEnd());
  const lines = withUnitsBelowHeadings(
    raw.map((line) => line.replace(/^\s*#+/, (mark) => ' '.repeat(mark.length))),
    vocabulary,
  );
  const content: DocumentContent = { tables: [], lines: [] };
  let open: { heading: AlignedHeading; table: Table; rows: { row: number; line: string }[] } | null = null;
  const close = () => {
    if (!open) return;
    const title = lines[open.table.headingRow - 1] ?? '';
    // Words with single spaces and no row below them are a title, even if they are headings.
    if (open.rows.length === 0 && !open.heading.ruled && segmentsOf(title).length === 1) {
      content.tables.pop();
      content.lines.push({ row: open.table.headingRow, text: title.trim(), cells: [title.trim()] });
      open = null;
      return;
    }
    const texts = open.rows.map((row) => row.line);
    const { ruled } = open.heading;
    const wider = ruled ? null : columnsOfRows(texts, open.heading.columns);
    const columns = wider?.columns ?? open.heading.columns;
    if (wider) {
      const { headings, units } = open.table;
      open.table.headings = wider.from.map((at) => (at === -1 ? '' : (headings[at] ?? '')));
      open.table.units = wider.from.map((at) => (at === -1 ? null : (units[at] ?? null)));
    }
    const cut = ruled
      ? { cells: texts.map((line) => sliceByRuler(line, columns)), columns }
      : splitAligned(texts, columns);
    const found = open.rows.map(({ row, line }, index) => ({
      row,
      // A title line of a block must not be split into columns.
      cells: vocabulary.isBlockTitle(line.trim()) ? [line.trim()] : (cut.cells[index] ?? []),
    }));
    const rows: Row[] = joinWrappedLines(found, cut.columns, vocabulary);
    while (filled(rows.at(-1)?.cells ?? ['x', 'y']).length === 1) rows.pop();
    open.table.rows = rows;
    open.table.decimalComma = usesDecimalComma(rows, null);
    open = null;
  };
  let afterBreak = false;
  /** Whether a title is between the rows of the open table and the line. */
  let belowTitle = false;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const asLine: TextLine = { row: at + 1, text: line.trim(), cells: [line.trim()] };
    if (line.trim() === '') {
      afterBreak = true;
      continue;
    }
    if (isRuler(line)) continue;
    if (vocabulary.isKeyValue([line.trim()])) {
      content.lines.push(asLine);
      afterBreak = true;
      continue;
    }
    const below = lines.slice(at + 1, at + 1 + MAX_HEADING_LINES + LINES_BELOW);
    const words = vocabularyAbove(
      below.map((next) => textsOf(wordsOf(next))),
      vocabulary,
    );
    const heading = ruledHeading(lines, at, words) ?? plainHeading(lines, at, words);
    if (heading) {
      close();
      const units = heading.headings.map((_, column) => heading.units[column] ?? null);
      const table: Table = {
        headingRow: at + 1,
        headings: heading.headings,
        units,
        rows: [],
        decimalComma: false,
      };
      content.tables.push(table);
      open = { heading, table, rows: [] };
      belowTitle = false;
      at += heading.height - 1;
      afterBreak = false;
      continue;
    }
    if (open && vocabulary.opensMaterialList(textsOf(segmentsOf(line)))) close();
    if (open && afterBreak && isNewSubject(line, content.lines, vocabulary)) close();
    const rowsAbove = open?.rows.map((row) => row.line) ?? [];
    if (open && afterBreak && titlesAnotherBlock(lines, at, rowsAbove, vocabulary)) close();
    if (open && afterBreak && headsAnotherTable(line, lines[at + 1] ?? '', rowsAbove, belowTitle)) close();
    const title = vocabulary.isBlockTitle(line.trim());
    const comment = (raw[at] ?? '').trimStart().startsWith('#');
    const opensRow = afterBreak && open !== null && isUpperPart(lines, at, open.heading, open.rows);
    if (open && belowTitle && !continuesRows(line, open.rows, open.heading.columns)) close();
    if (open && !comment && (title || opensRow || isRowLine(line, open.heading, afterBreak))) {
      belowTitle = false;
      open.rows.push({ row: at + 1, line });
      afterBreak = false;
      if (title || segmentsOf(line).length === 1) content.lines.push(asLine);
      continue;
    }
    content.lines.push(asLine);
    belowTitle = afterBreak && isTitle(line, lines[at + 1]);
    afterBreak = true;
  }
  close();
  // A title that was taken for a heading comes back after the lines below it.
  return { ...content, lines: content.lines.toSorted((a, b) => a.row - b.row) };
}
