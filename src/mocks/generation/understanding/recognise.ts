import type { Classification } from '../facts';
import type { HeadingVocabulary, Table } from '../readers/table';
import { leadsOtherName, parseHeading } from './headings';
import type { ParsedHeading } from './headings';
import { isKeyValue } from './key-values';
import { parseUnit } from './units';
import type { Quantity } from './units';
import { VOCABULARY } from './vocabulary';
import type { Kind, KindVocabulary } from './vocabulary';
import { blockTitleWell } from './well-names';

export interface ColumnUse {
  column: number;
  /** As the document has it, for remarks. */
  heading: string;
  unit: string | null;
  quantity: Quantity | null;
}

/** A table whose kind is known, and which column says what. */
export interface RecognisedTable {
  kind: Kind;
  table: Table;
  columns: Partial<Record<string, ColumnUse>>;
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

function useColumns(
  vocabulary: KindVocabulary,
  headings: readonly ParsedHeading[],
): Partial<Record<string, ColumnUse>> {
  const taken = new Set<number>();
  const columns: Partial<Record<string, ColumnUse>> = {};
  // All exact first choices before any second choice, so that `Formation` is not lost to a `Top` beside it.
  const choices = Object.entries(vocabulary.fields).flatMap(([field, { synonyms }]) =>
    headings.flatMap((heading, column) => {
      const rank = synonyms.indexOf(heading.name);
      return rank === -1 ? [] : [{ field, column, rank }];
    }),
  );
  for (const { field, column } of choices.toSorted((a, b) => a.rank - b.rank)) {
    if (columns[field] || taken.has(column)) continue;
    const heading = headings[column];
    if (!heading) continue;
    taken.add(column);
    columns[field] = {
      column,
      heading: heading.written,
      unit: heading.unit,
      quantity: vocabulary.fields[field]?.quantity ?? null,
    };
  }
  return columns;
}

const fits = (vocabulary: KindVocabulary, columns: Partial<Record<string, ColumnUse>>) =>
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
    columns: useColumns(vocabulary, headings),
  }))
    .filter(({ vocabulary, columns }) => fits(vocabulary, columns))
    .map((candidate) => ({
      ...candidate,
      strength: strength(candidate.vocabulary, Object.keys(candidate.columns).length, title, classification),
    }))
    .toSorted((a, b) => b.strength - a.strength);
  const best = candidates[0];
  if (!best) return [];
  const kinds = [best.vocabulary.kind];
  const pair: Partial<Record<Kind, Kind>> = { casing: 'sections', sections: 'casing' };
  const other = pair[best.vocabulary.kind];
  if (other) kinds.push(other);
  return kinds.flatMap((kind) => {
    const found = candidates.find((candidate) => candidate.vocabulary.kind === kind);
    return found ? [{ kind, table, columns: found.columns }] : [];
  });
}

const KNOWN_NAMES = new Set(
  VOCABULARY.flatMap(({ fields }) => Object.values(fields).flatMap(({ synonyms }) => synonyms)),
);

/** No heading is longer; sentences are not worth parsing. */
const LONGEST_HEADING = 80;

const FIRST_WORDS = new Set([...KNOWN_NAMES].map((name) => name.split(' ')[0] ?? ''));

/** A word with a sign or a unit glued to it (`MD[m]`, `base_md`) is left to the parser. */
function mayBegin(word: string): boolean {
  const lower = word.toLowerCase().replace(/[.,;:]$/, '');
  if (!/^[a-z0-9]+$/.test(lower)) return true;
  return FIRST_WORDS.has(lower) || leadsOtherName(lower);
}

/** A report repeats its headings on every page. */
const parsed = new Map<string, ParsedHeading | null>();
const MOST_PARSED = 5000;

function knownHeading(cell: string): ParsedHeading | null {
  if (cell.length > LONGEST_HEADING || !/[a-z#]/i.test(cell)) return null;
  const before = parsed.get(cell);
  if (before !== undefined) return before;
  const heading = parseHeading(cell);
  const known = KNOWN_NAMES.has(heading.name) ? heading : null;
  if (parsed.size >= MOST_PARSED) parsed.clear();
  parsed.set(cell, known);
  return known;
}

/** The vocabulary as the readers need it, to find heading rows in an untidy page. It is asked for every line of a file. */
export const HEADINGS: HeadingVocabulary = {
  countKnown(cells) {
    const headings = cells.flatMap((cell) => knownHeading(cell) ?? []);
    // One heading fills one column whatever the kind: most questions end here.
    if (headings.length < 2) return headings.length;
    return VOCABULARY.reduce(
      (most, vocabulary) => Math.max(most, Object.keys(useColumns(vocabulary, headings)).length),
      0,
    );
  },
  mayBegin,
  isUnit: (text) => parseUnit(text) !== null,
  isKeyValue,
  isBlockTitle: (text) => blockTitleWell(text) !== null,
};
