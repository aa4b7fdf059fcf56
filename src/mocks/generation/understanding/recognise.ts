import type { Classification } from '../facts';
import type { HeadingVocabulary, Table } from '../readers/table';
import { columnUse } from './columns';
import type { Columns } from './columns';
import { fold } from './fold';
import { leadsOtherName, parseHeading } from './headings';
import type { ParsedHeading } from './headings';
import { isOtherInterval } from './interval-tables';
import { isKeyValue } from './key-values';
import { parseUnit } from './units';
import { sizePairs } from './size-pairs';
import { VOCABULARY, fieldsNamed, mayBeginHeading, namesAField } from './vocabulary';
import type { Kind, KindVocabulary } from './vocabulary';
import { blockTitleWell } from './well-names';
import { wideSlurries } from './wide-slurries';

/** A table whose kind is known, and which column says what. */
export interface RecognisedTable {
  kind: Kind;
  table: Table;
  columns: Columns;
  /** What the headings say of every row: the slurry that a group of columns is about. */
  says?: Partial<Record<string, string>>;
}

/** What a classification leads one to expect; it decides only when the headings fit two kinds equally well. */
const EXPECTED: Record<Classification, Kind[]> = {
  'Well Proposal': ['tops', 'sections', 'reservoirs', 'plan', 'logging', 'pressureTests'],
  'Well Catalogue': ['casing'],
  'Well Trajectory': ['survey'],
  'Cement Program': ['cement'],
  'Mud Program': ['mud'],
  Other: [],
};

/** Depths without a word for what they are: vertical only where the one along the hole stands beside it. */
const BARE_DEPTHS = new Set(['teufe', 'tiefe', 'diepte']);

function useColumns(vocabulary: KindVocabulary, headings: readonly ParsedHeading[]): Columns {
  const taken = new Set<number>();
  const columns: Columns = {};
  // All exact first choices before any second choice, so that `Formation` is not lost to a `Top` beside it.
  const choices = headings.flatMap((heading, column) =>
    heading.key === ''
      ? []
      : fieldsNamed(vocabulary, heading.key).map(({ field, rank }) => ({ field, column, rank, heading })),
  );
  for (const { field, column, heading } of choices.toSorted((a, b) => a.rank - b.rank)) {
    if (columns[field] || taken.has(column)) continue;
    taken.add(column);
    columns[field] = columnUse(vocabulary, field, heading, column);
  }
  if (columns['ahd'] && !columns['tvd']) {
    const column = headings.findIndex(({ key }, at) => BARE_DEPTHS.has(key) && !taken.has(at));
    const heading = headings[column];
    if (heading) columns['tvd'] = columnUse(vocabulary, 'tvd', heading, column);
  }
  return columns;
}

const headingsOf = (table: Table) =>
  table.headings.map((heading, column) => parseHeading(heading, table.units[column] ?? null));

/** The columns of a table that is known to be of this kind. */
export const columnsOfKind = (vocabulary: KindVocabulary, table: Table): Columns =>
  sizePairs(vocabulary, useColumns(vocabulary, headingsOf(table)), table);

const fits = (vocabulary: KindVocabulary, columns: Columns) =>
  vocabulary.requires.every((group) => group.some((field) => columns[field]));

/** How strongly a table is of a kind: its known columns, and half a column each for its title and its classification. */
function strength(
  vocabulary: KindVocabulary,
  known: number,
  title: string,
  classification: Classification,
): number {
  const expected = EXPECTED[classification].includes(vocabulary.kind) ? 0.6 : 0;
  return known + expected + (vocabulary.title.test(title) ? 1.5 : 0);
}

function slurriesIn(
  vocabulary: KindVocabulary,
  headings: readonly ParsedHeading[],
  table: Table,
): RecognisedTable[] {
  if (vocabulary.kind !== 'cement') return [];
  return wideSlurries(vocabulary, headings).map(({ role, columns }) => ({
    kind: 'cement',
    table,
    columns: sizePairs(vocabulary, columns, table),
    says: { role },
  }));
}

/** A table whose kind is known from where it stands. `Lead density` alone says enough of a slurry there. */
export function recogniseAs(kind: Kind, table: Table): RecognisedTable[] {
  const headings = table.headings.map((heading, column) =>
    parseHeading(heading, table.units[column] ?? null),
  );
  return VOCABULARY.filter((one) => one.kind === kind).flatMap((vocabulary): RecognisedTable[] => {
    const wide = slurriesIn(vocabulary, headings, table);
    const columns = useColumns(vocabulary, headings);
    if (wide.length > 0) return wide;
    return fits(vocabulary, columns) ? [{ kind, table, columns }] : [];
  });
}

/**
 * The kinds of a table, the best first; empty when it is none of them. Hole sections and casing are often one table, and
 * then it is both.
 */
export function recogniseTable(
  table: Table,
  title: string,
  classification: Classification,
): RecognisedTable[] {
  const headings = table.headings.map((heading, column) =>
    parseHeading(heading, table.units[column] ?? null),
  );
  const candidates = VOCABULARY.map((vocabulary) => ({
    vocabulary,
    columns: sizePairs(vocabulary, useColumns(vocabulary, headings), table),
  }))
    .filter(({ vocabulary, columns }) => fits(vocabulary, columns))
    .filter(
      ({ vocabulary, columns }) =>
        vocabulary.kind !== 'tops' || !isOtherInterval(columns, table.headings, title),
    )
    .map((candidate) => ({
      ...candidate,
      strength: strength(candidate.vocabulary, Object.keys(candidate.columns).length, title, classification),
    }))
    .toSorted((a, b) => b.strength - a.strength);
  const best = candidates[0];
  if (!best) return [];
  const wide = slurriesIn(best.vocabulary, headings, table);
  if (wide.length > 0) return wide;
  const kinds = [best.vocabulary.kind];
  const pair: Partial<Record<Kind, Kind>> = { casing: 'sections', sections: 'casing' };
  const other = pair[best.vocabulary.kind];
  if (other) kinds.push(other);
  return kinds.flatMap((kind) => {
    const found = candidates.find((candidate) => candidate.vocabulary.kind === kind);
    return found ? [{ kind, table, columns: found.columns }] : [];
  });
}

/** No heading is longer; sentences are not worth parsing. */
const LONGEST_HEADING = 80;

/** A word with a sign or a unit glued to it (`MD[m]`, `base_md`) is left to the parser. */
function mayBegin(word: string): boolean {
  const lower = fold(word).replace(/[.,;:]$/, '');
  if (!/^[a-z0-9]+$/.test(lower)) return true;
  return mayBeginHeading(lower) || leadsOtherName(lower);
}

/** A report repeats its headings on every page. */
const parsed = new Map<string, ParsedHeading | null>();
const MOST_PARSED = 5000;

function knownHeading(cell: string): ParsedHeading | null {
  if (cell.length > LONGEST_HEADING || !/[\p{L}#]/u.test(cell)) return null;
  const before = parsed.get(cell);
  if (before !== undefined) return before;
  const heading = parseHeading(cell);
  const known = namesAField(heading.key) ? heading : null;
  if (parsed.size >= MOST_PARSED) parsed.clear();
  parsed.set(cell, known);
  return known;
}

/** Lead and tail side by side repeat their headings, and each of them is known. */
function countWide(vocabulary: KindVocabulary, headings: readonly ParsedHeading[]): number {
  const slurries = wideSlurries(vocabulary, headings);
  return slurries.length < 2
    ? 0
    : new Set(slurries.flatMap(({ columns }) => Object.values(columns).map((use) => use?.column))).size;
}

/** The vocabulary as the readers need it, to find heading rows in an untidy page. It is asked for every line of a file. */
export const HEADINGS: HeadingVocabulary = {
  countKnown(cells) {
    const headings = cells.flatMap((cell) => knownHeading(cell) ?? []);
    // One heading fills one column whatever the kind: most questions end here.
    if (headings.length < 2) return headings.length;
    return VOCABULARY.reduce((most, vocabulary) => {
      const known = Object.keys(useColumns(vocabulary, headings)).length;
      return Math.max(most, known, vocabulary.kind === 'cement' ? countWide(vocabulary, headings) : 0);
    }, 0);
  },
  mayBegin,
  isUnit: (text) => parseUnit(text) !== null,
  isKeyValue,
  isBlockTitle: (text) => blockTitleWell(text) !== null,
};
