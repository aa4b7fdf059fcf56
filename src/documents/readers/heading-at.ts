import { beginsWithSize, filled, isHeading, looksNumeric, vocabularyAbove } from './table';
import { isFormRow } from './form-rows';
import { keyValueLines } from './key-value-rows';
import type { HeadingVocabulary, Row } from './table';

export interface Heading {
  headings: string[];
  units: (string | null)[];
  /** The number of its rows, including the units row. */
  height: number;
  known: number;
}

const MAX_HEADING_ROWS = 3;
/** Viscometer speeds that head a column (`6` above `rpm`): the only figures allowed in a heading. */
export const SPEED = /^(?:3|6|100|200|300|600)$/;
/** The rows below a heading that confirm it: a units row, a blank one, the first table row. */
const ROWS_BELOW = 3;

function isBlank(row: Row | undefined): boolean {
  return row === undefined || filled(row.cells).length === 0;
}

function stripComment(cells: string[]): string[] {
  const first = cells[0] ?? '';
  return first.startsWith('#') && first !== '#' ? [first.replace(/^#+\s*/, ''), ...cells.slice(1)] : cells;
}

function mergeDown(upper: readonly string[], lower: readonly string[]): string[] {
  const width = Math.max(upper.length, lower.length);
  return Array.from({ length: width }, (_, i) => `${upper[i] ?? ''} ${lower[i] ?? ''}`.trim());
}

/** Extends a heading over several columns, which is in the first of them, up to the next heading. */
function overColumns(upper: readonly string[], lower: readonly string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, i) => {
    group = upper[i] || ((lower[i] ?? '') === '' ? '' : group);
    return group;
  });
}

/** What the depths above are counted from or along, on a row of its own. */
const REFERENCE =
  /^(?:(?:m|ft)?\s?(?:b?rkb|b?rt|rte|b?kb|b?df|bdf|msl|ss|nap|nn|nhn|md|ahd?|tvd|tvdss|tvdrkb|mdrkb|mdrt)|(?:\u00b1|\+\/-)\s?(?:m|ft)?)$/i;

/** The end that a group of depths is about: `Top` over `MD` and `TVD`, `Setting depth: from`. */
const END_OF_GROUP =
  /(?:^|[\s:(/-])(?:from|to|top|base|bottom|shoe|start|end|von|bis|oben|unten|schuh|van|tot|boven|onder|schoen|fra|til|topp|bunn|sko|de|d\u00e9but|fin|sabot|desde|hasta|zapata|da|at[e\u00e9])\b[)\s]*(?:\([^()]*\))?$/i;

/** The group's word over each of its depths, not over the first alone: `Top MD | TVD` is the top twice. */
function overDepths(
  merged: readonly string[],
  upper: readonly string[],
  lower: readonly string[],
): readonly string[] {
  let end = '';
  return merged.map((text, column) => {
    const [over, under] = [upper[column] ?? '', lower[column] ?? ''];
    if (over !== '' || !REFERENCE.test(under))
      end = REFERENCE.test(under) && END_OF_GROUP.test(over) ? over : '';
    return over === '' && end !== '' && text === under ? `${end} ${text}` : text;
  });
}

/** `From`, `Shoe TVD`: a depth below a heading that may give its unit. */
const DEPTH_BELOW =
  /^(?:from|to|top|base|bottom|shoe|start|end|md|tvd(?:ss)?|ahd?|von|bis|oben|unten|schuh|van|tot|schoen|fra|til|sko|de|a|sabot|desde|hasta|zapata)\b/i;
const OF_OTHERS = /actual|offset|real|r\u00e9el|ist\b|werkelijk|tats|faktisk|previous|old|rev/i;
/** A length at the end of a group's heading: `Depth (ft MD)`. */
const LENGTH_OF_GROUP = /[([]((?:m|ft|usft)\b[^()[\]]*)[)\]]\s*$/i;

/**
 * The headings below the groups of a first row: without the group's words where the lower heading is known only alone (`ID`
 * below `Pipe body`), and with its unit of length where a depth has none of its own (`To` below `Depth (ft MD)`).
 */
function belowGroups(
  merged: readonly string[],
  groups: readonly string[],
  units: readonly (string | null)[],
  vocabulary: HeadingVocabulary,
): string[] {
  let length: string | null = null;
  let group = '';
  const isKnown = (text: string) => vocabulary.countKnown([text]) > 0;
  const parts = merged.map((text, column) => {
    const over = groups[column] ?? '';
    const covers = over !== '' && (groups[column + 1] ?? 'x') === '' && (merged[column + 1] ?? '') !== '';
    if (over !== '') group = covers ? over : '';
    const before = over === '' ? group : over;
    const under = before !== '' && text.startsWith(before) ? text.slice(before.length).trim() : text;
    return { text, over, covers, group, under };
  });
  const isRepeated = (under: string) => parts.filter((part) => part.under === under).length > 1;
  return parts.map(({ text, over, covers, group: above, under }, column) => {
    if (over !== '') length = covers ? (LENGTH_OF_GROUP.exec(over)?.[1] ?? null) : null;
    if (under === '') return text;
    // The name of a well over its depths says whose they are.
    const mayGo =
      (covers || (over === '' && under !== text && !isRepeated(under))) &&
      /^\p{Lu}?[^\p{Lu}\d]+$/u.test(above) &&
      !OF_OTHERS.test(above) &&
      !DEPTH_BELOW.test(under);
    const own = mayGo && !isKnown(text) && isKnown(under) ? under : text;
    const hasUnit =
      (units[column] ?? null) !== null ||
      /[([]/.test(own) ||
      own.split(/\s+/).some((word) => vocabulary.isUnit(word));
    return length !== null && !hasUnit && vocabulary.isUnit(length) && DEPTH_BELOW.test(under)
      ? `${own} (${length})`
      : own;
  });
}

/**
 * Whether a row groups columns: `Section`, `Casing` and `Mud`, words that are headings themselves, above a row with more of
 * them and without figures.
 */
export function isGroupRow(
  upper: readonly string[],
  lower: readonly string[],
  vocabulary: HeadingVocabulary,
): boolean {
  const [over, under] = [filled(upper), filled(lower)];
  return (
    over.length > 1 &&
    under.length > over.length &&
    !isUnitsRow(lower, vocabulary) &&
    over.every((text) => vocabulary.countKnown([text]) > 0) &&
    !under.some((text) => /^\d/.test(text)) &&
    vocabulary.countKnown(lower) >= 2
  );
}

/**
 * Whether a row is `Low` and `High` under a heading over both: only words, at least two where the row above is blank, and
 * figures below.
 */
function isUnderGroups(
  upper: readonly string[],
  lower: readonly string[],
  below: readonly string[],
): boolean {
  const inGroups = lower.filter((text, column) => {
    const inside = (upper[column] ?? '') === '' && upper.slice(0, column).some((before) => before !== '');
    const begins =
      (upper[column] ?? '') !== '' && (upper[column + 1] ?? 'x') === '' && (lower[column + 1] ?? '') !== '';
    return text !== '' && (inside || begins);
  });
  const inside = lower.some((text, column) => text !== '' && (upper[column] ?? '') === '');
  // A heading that goes down over both rows shows that they are one.
  const goesDown = upper.some((text, column) => text !== '' && (lower[column] ?? '') === '');
  const isAllInGroups = inGroups.length === filled(lower).length;
  const longest = goesDown ? LONGEST_HEADING : LONGEST_SUBHEADING;
  return (
    inside &&
    inGroups.length >= 2 &&
    filled(lower).every((text) => !looksNumeric(text) && text.length <= longest) &&
    filled(below).some((text) => looksNumeric(text) || (goesDown && isAllInGroups && beginsWithSize(text)))
  );
}

const LONGEST_SUBHEADING = 24;
const FEWEST_ALONE = 3;

/**
 * Whether two rows of headings can only be one: both have known words, every cell of the lower one is below one of the upper, and
 * the figures of the table are directly below. The upper one alone would be the heading of nothing.
 */
function areHalves(
  upper: readonly string[],
  lower: readonly string[],
  below: readonly string[],
  vocabulary: HeadingVocabulary,
): boolean {
  return (
    filled(lower).length >= FEWEST_ALONE &&
    lower.every((text, column) => text === '' || (upper[column] ?? '') !== '') &&
    filled(lower).every((text) => text.length <= LONGEST_SUBHEADING) &&
    knownHeadings(lower, vocabulary) >= 2 &&
    filled(below).some(isFigures)
  );
}

/** `Formation` next to words over several columns, with nothing below it in the row of their parts. */
function isOverBlank(
  upper: readonly string[],
  lower: readonly string[],
  vocabulary: HeadingVocabulary,
): boolean {
  return upper.some(
    (text, column) => text !== '' && (lower[column] ?? '') === '' && vocabulary.countKnown([text]) > 0,
  );
}

/**
 * Whether two rows are one heading by their cells alone: those of the lower one are all below headings over several columns,
 * and at least three headings of the upper one go down over both rows.
 */
function isOneHeading(upper: readonly string[], lower: readonly string[]): boolean {
  const isOver = (column: number) =>
    (upper[column] ?? '') === '' || ((upper[column + 1] ?? 'x') === '' && (lower[column + 1] ?? '') !== '');
  const alone = upper.filter((text, column) => text !== '' && (lower[column] ?? '') === '');
  return alone.length >= FEWEST_ALONE && lower.every((text, column) => text === '' || isOver(column));
}

const BLANK = /^[-\u2013\u2014]+$/;

export function isUnitsRow(cells: readonly string[], vocabulary: HeadingVocabulary): boolean {
  const all = filled(cells);
  // `I | none | - | -` is a row without values, and no units.
  const said = all.filter((text) => !BLANK.test(text));
  const texts = said.length > 0 ? said : all;
  const units = texts.filter((text) => vocabulary.isUnit(text));
  // `17 1/2" | GR | None` is the first row of a table of logs.
  const hasValue = texts.some((text) => looksNumeric(text) || (/^\d/.test(text) && !vocabulary.isUnit(text)));
  return texts.length > 0 && !hasValue && units.length >= texts.length * 0.6;
}

/** `Pozo | AB-12 | Campo | Lago`: keys and values in turns, and no value that is a heading itself. */
function arePairs(cells: readonly string[], vocabulary: HeadingVocabulary): boolean {
  const pairs = keyValueLines(cells, true, vocabulary) ?? [];
  const values = pairs.flatMap(([, ...own]) => own);
  return (
    values.some((value) => /\d/.test(value)) && values.every((value) => vocabulary.countKnown([value]) === 0)
  );
}

/** `Annular: n/a | Rams: 200 bar`: cells with a label and its value each, one of them a figure. */
function holdsPairs(cells: readonly string[]): boolean {
  const pairs = cells.filter((cell) => /^\p{L}[^:]{2,50}:\s+\S/u.test(cell));
  return pairs.length > 1 && pairs.some((cell) => /:\s+[<>~]?\d/.test(cell));
}

/** `Target: | Alder sandstone`: two cells, the first of which ends with a colon. */
const isLabelAndValue = (cells: readonly string[]): boolean => {
  const [label = '', ...values] = filled(cells);
  return values.length === 1 && label.endsWith(':') && !(values[0] ?? '').endsWith(':');
};

/** `9.0 - 9.5`: two of them in a row are values of several things. */
const RANGE = /^[<>\u2264\u2265~]?\s?\d[\d.,]*\s?(?:[-\u2013\u2014]\s?\d[\d.,]*)?$/;
/** A figure, or two: `20 / 300`. */
const isFigures = (cell: string): boolean => looksNumeric(cell) || /^\d[\d.,]*\s?\/\s?\d[\d.,]*$/.test(cell);
const holdsRanges = (cells: readonly string[]): boolean =>
  cells.filter((cell) => RANGE.test(cell) && !SPEED.test(cell)).length > 1;

/**
 * The heading that starts at `rows[at]`, or null. A heading may have up to three rows (`Measured` above `Depth`); rows are
 * merged only if they are recognised better together than separately.
 */
export function headingAt(rows: readonly Row[], at: number, given: HeadingVocabulary): Heading | null {
  const first = rows[at];
  const belowIt = rows.slice(at + 1, at + MAX_HEADING_ROWS + ROWS_BELOW).map((row) => row.cells);
  const vocabulary = vocabularyAbove(belowIt, given);
  if (!first || isBlank(first) || vocabulary.isKeyValue(filled(first.cells))) return null;
  if (arePairs(filled(first.cells), vocabulary)) return null;
  // A title is alone above the first column with anything in it; a word over a group of columns is above the first of them.
  const start = first.cells.findIndex((cell) => cell !== '');
  if (filled(first.cells).length === 1 && filled((rows[at + 1]?.cells ?? []).slice(0, start)).length === 0)
    return null;
  // `Weight | 68 | 47` above `Grade | L-80 | P-110` are two rows of a turned table.
  if (filled(first.cells).some((cell) => looksNumeric(cell) && !SPEED.test(cell))) return null;
  if (holdsPairs(first.cells) || isLabelAndValue(first.cells)) return null;
  if (isRowOfLabels(rows, at, vocabulary) || isFormRow(rows, at, vocabulary)) return null;
  if (isRowOfKinds(rows, at)) return null;
  let cells = stripComment(first.cells);
  let known = knownHeadings(cells, vocabulary);
  let height = 1;
  for (let more = 1; more < MAX_HEADING_ROWS; more += 1) {
    const next = rows[at + more];
    if (!next || isBlank(next) || filled(next.cells).some(isFigures) || holdsRanges(next.cells)) break;
    let merged = mergeDown(cells, next.cells);
    let together = knownHeadings(merged, vocabulary);
    const grouped = mergeDown(overColumns(cells, next.cells), next.cells);
    const withGroups = knownHeadings(grouped, vocabulary);
    if (withGroups > together) [merged, together] = [grouped, withGroups];
    const isOfReferences = filled(next.cells).every(
      (text) => REFERENCE.test(text) || vocabulary.isUnit(text),
    );
    const least = Math.max(known, isOfReferences ? 0 : knownHeadings(next.cells, vocabulary));
    const mayTie =
      isOfReferences && !filled(next.cells).every((text) => vocabulary.isUnit(text))
        ? true
        : areHalves(cells, next.cells, rows[at + more + 1]?.cells ?? [], vocabulary);
    if (mayTie ? together < least : together <= least) break;
    cells = merged;
    known = together;
    height = more + 1;
  }
  const next = rows[at + 1];
  if (height === 1 && next && isGroupRow(cells, next.cells, vocabulary)) {
    cells = mergeDown(overColumns(cells, next.cells), next.cells);
    known = Math.max(known, vocabulary.countKnown(next.cells));
    height = 2;
  }
  const under = rows[at + 1];
  if (height === 1 && under && isUnderGroups(cells, under.cells, rows[at + 2]?.cells ?? [])) {
    cells = mergeDown(overColumns(cells, under.cells), under.cells);
    if (isOverBlank(first.cells, under.cells, vocabulary) || isOneHeading(first.cells, under.cells))
      known = Math.max(known, vocabulary.countKnown(under.cells));
    height = 2;
  }
  const followed = rows.slice(at + height, at + height + ROWS_BELOW).map((row) => row.cells);
  const isFirst = filled(rows[at - 1]?.cells ?? []).length <= 1;
  const isOfOwnWords =
    known > 0 && isFirst && isOverFigures(cells, followed) && !beginWithLabels(followed, vocabulary);
  if (!isHeading(known, followed) && !isOfOwnWords) return null;
  const below = rows[at + height];
  const units: (string | null)[] = [];
  const isGrouped = height > 1;
  if (below && isUnitsRow(below.cells, vocabulary)) {
    units.push(...below.cells.map((cell) => cell || null));
    height += 1;
  }
  if (isGrouped) cells = [...overDepths(cells, first.cells, rows[at + 1]?.cells ?? [])];
  if (isGrouped) cells = belowGroups(cells, stripComment(first.cells), units, vocabulary);
  return { headings: cells.map((cell) => cell.replace(/\s+/g, ' ')), units, height, known };
}

const LONGEST_HEADING = 40;
const FEWEST_COLUMNS = 3;
const FEWEST_FIGURES = 2;

/**
 * Whether a row of short words, one of which is known, below a title or nothing, is above rows that fill the same columns, in at least two of them
 * with figures: a heading in words of the company's own.
 */
export function isOverFigures(cells: readonly string[], followed: readonly (readonly string[])[]): boolean {
  const texts = filled(cells);
  const rows = followed.filter((row) => filled(row).length > 0);
  if (texts.length < FEWEST_COLUMNS || rows.length < 2) return false;
  if (!texts.every((text) => /^[^\d]*\p{L}/u.test(text) && text.length <= LONGEST_HEADING)) return false;
  const isFilled = rows.every((row) => row.every((cell, at) => cell === '' || (cells[at] ?? '') !== ''));
  const figures = cells.filter((_, at) => rows.every((row) => /^[-+]?\d/.test(row[at] ?? ''))).length;
  // Keys and values side by side have as many words as figures.
  return isFilled && figures >= FEWEST_FIGURES && figures > texts.length / 2;
}

/** `Density`, `Excess` before the figures: the rows of a table on its side, which has its headings in its first column. */
const beginWithLabels = (rows: readonly (readonly string[])[], vocabulary: HeadingVocabulary): boolean =>
  rows.filter(([first = '']) => first !== '' && vocabulary.countKnown([first]) > 0).length > 1;

const FEWEST_LABELS = 2;

/**
 * Whether a row is one of several that each begin with a label: `Slurry | Liner` above `Density | 1.90` and `Excess | 25 %`, or
 * `Additives | retarder, defoamer | fluid loss agent` below such rows.
 */
function isRowOfLabels(rows: readonly Row[], at: number, vocabulary: HeadingVocabulary): boolean {
  const width = filled(rows[at]?.cells ?? []).length;
  const { exact = vocabulary } = vocabulary;
  const isLabelled = (row: Row | undefined) => {
    const [label = ''] = row?.cells ?? [];
    return row !== undefined && filled(row.cells).length === width && vocabulary.countKnown([label]) > 0;
  };
  // `Size | 7" | Weight | 29 #` are labels and values in turns.
  const hasOneLabel = (row: Row | undefined) => exact.countKnown(row?.cells.slice(1) ?? []) === 0;
  const near = (from: number, count: number) => rows.slice(from, from + count);
  const values = (own: readonly Row[]) => own.flatMap(({ cells }) => filled(cells.slice(1)));
  const below = near(at + 1, FEWEST_LABELS);
  const above = at < FEWEST_LABELS ? [] : near(at - FEWEST_LABELS, FEWEST_LABELS);
  const isFirst =
    width === 2 &&
    below.length === FEWEST_LABELS &&
    below.every(isLabelled) &&
    values(below).some((text) => /^\d/.test(text)) &&
    values(below).some((text) => /^\p{L}/u.test(text));
  return (
    isFirst || (above.length > 0 && [...above, rows[at]].every((row) => isLabelled(row) && hasOneLabel(row)))
  );
}

/**
 * Whether a row is a label and words of which some repeat, between two rows of a label and figures in the same columns: `Type |
 * casing | casing | liner` says what each column of a turned table is.
 */
function isRowOfKinds(rows: readonly Row[], at: number): boolean {
  const [label = '', ...kinds] = rows[at]?.cells ?? [];
  const words = filled(kinds);
  const hasFigures = (row: Row | undefined) =>
    /^\p{L}/u.test(row?.cells[0] ?? '') &&
    kinds.every((kind, column) => kind === '' || /^\d/.test(row?.cells[column + 1] ?? ''));
  return (
    label !== '' &&
    words.length >= 2 &&
    new Set(words).size < words.length &&
    hasFigures(rows[at - 1]) &&
    hasFigures(rows[at + 1])
  );
}

/** `top of liner (2,146 m)` has a value in brackets, and is no heading although its words may be those of one. */
const HOLDS_DEPTH = /\(\s*\d[\d.,]{2,}\s*(?:m|ft|pies|feet)\b[^()]*\)/i;

function knownHeadings(cells: readonly string[], vocabulary: HeadingVocabulary): number {
  if (filled(cells).length < 2 || filled(cells).some((cell) => looksNumeric(cell) || HOLDS_DEPTH.test(cell)))
    return 0;
  return vocabulary.countKnown(cells);
}
