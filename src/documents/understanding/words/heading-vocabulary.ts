import type { HeadingVocabulary } from '../../readers/table';
import { fold } from './fold';
import { endsName, isEndOfName } from './formation-names';
import { leadsOtherName, parseHeading, withoutPlusMinus } from './headings';
import type { ParsedHeading } from './headings';
import { assignNear, isNear } from '../hypotheses/assign';
import { bareDepthColumn, isBareDepth } from '../hypotheses/settle-depths';
import { weights } from '../hypotheses/weights';
import { mayBeNear } from '../hypotheses/word-scores';
import { isKeyValue } from '../which-well/key-values';
import { fits } from '../recognition/kind-fit';
import { FROM_THE_SEA, namedColumns, withDepthsFromTheSea } from '../recognition/named-columns';
import { remembered } from './remembered';
import { opensBlock, subtitleOf } from '../blocks/block-titles';
import { parseUnit } from '../units/units';
import { VOCABULARY, mayBeginHeading, namesAField } from './vocabulary';
import type { KindVocabulary } from './vocabulary';
import { opensMaterialList } from '../vocabulary/material-lists';
import { propertiesOfOne, propertyList } from '../vocabulary/property-lists';
import { RUN_KEY } from '../vocabulary/section-blocks';
import { blockTitleWell } from '../which-well/well-names';
import { wideSlurries } from '../cement/wide-slurries';

/** No heading is longer; sentences are not parsed. */
const LONGEST_HEADING = 80;

/** A word with a sign or a unit attached (`MD[m]`, `base_md`) is left to the parser. */
function mayBegin(word: string): boolean {
  const lower = fold(word).replace(/[.,;:]$/, '');
  if (!/^[a-z0-9]+$/.test(lower)) return true;
  return mayBeginHeading(lower) || leadsOtherName(lower);
}

/** A cache: a report repeats its headings on every page. */
const MOST_PARSED = 5000;

/** A row with headings that are only similar to known ones counts for less than one with two known headings. */
const NEAR_ROW = 1.8;

const PER_HEADING = 0.01;

/** How many of the cells are similar to headings of one kind, as a count below that of known headings. */
function countNear(cells: readonly string[], known: number): number {
  const texts = cells.filter((cell) => cell !== '');
  const words = texts.filter((cell) => cell.length <= LONGEST_HEADING && /\p{L}/u.test(cell));
  if (weights().words === 0 || words.length < 2 || texts.some((cell) => cell.length > LONGEST_HEADING))
    return known;
  if (texts.some((cell) => /^[-+~<>]?\d/.test(cell) && !/rpm/i.test(cell))) return known;
  // `Class G + silica 35 %` is a composition.
  if (texts.some((cell) => /\d\s?%/.test(cell))) return known;
  const headings = words.map(nearHeading);
  // A unit in a heading shows that it is one, whatever its words are; a row of a table has figures next to its units.
  const measured = texts.some((cell) => /\d/.test(cell.replace(/[([].*$/, '')))
    ? 0
    : headings.filter(({ heading, near }) => !near && heading.key !== '' && heading.unit !== null).length;
  if (headings.filter(({ near }) => near).length + measured < 2) return known;
  const most = NEAR_KINDS.reduce((best, vocabulary) => {
    const own = headings.filter(({ near }) => near).map(({ heading }) => heading);
    const named = withDepthsFromTheSea(vocabulary, own, namedColumns(vocabulary, own));
    const columns = assignNear(vocabulary, own, named);
    const bare = bareDepthColumn(columns, vocabulary.kind === 'tops' ? own : []) === null ? 0 : 1;
    return Math.max(best, Object.keys(columns).length + bare + measured);
  }, measured);
  // At least half of the row: a sentence in cells has a known word here and there.
  return most < 2 || most < texts.length * LEAST_SHARE ? known : NEAR_ROW + PER_HEADING * Math.min(most, 15);
}

const LEAST_SHARE = 0.4;

const NEAR_KINDS = VOCABULARY.filter(({ kind }) => kind !== 'plan');

const nearHeading = remembered(MOST_PARSED, (cell: string) => {
  const heading = parseHeading(cell);
  const near =
    heading.key !== '' &&
    (namesAField(heading.key) ||
      isBareDepth(heading) ||
      FROM_THE_SEA.test(heading.name) ||
      (mayBeNear(heading.name) && NEAR_KINDS.some((vocabulary) => isNear(vocabulary, heading))));
  return { heading, near };
});

const parseKnown = remembered(MOST_PARSED, (cell: string) => {
  const heading = parseHeading(cell);
  return namesAField(heading.key) ? heading : null;
});

const knownHeading = (cell: string): ParsedHeading | null =>
  cell.length > LONGEST_HEADING || !/[\p{L}#]/u.test(cell) ? null : parseKnown(cell);

/** Lead and tail side by side repeat their headings, and each counts. */
function countWide(vocabulary: KindVocabulary, headings: readonly ParsedHeading[]): number {
  const slurries = wideSlurries(vocabulary, headings);
  return slurries.length < 2
    ? 0
    : new Set(slurries.flatMap(({ columns }) => Object.values(columns).map((use) => use?.column))).size;
}

/** The kinds that a table of the hole sections may combine in its rows. */
const BY_HOLE = VOCABULARY.filter(({ fields }) => fields['hole'] !== undefined);

/** How many of the cells are known headings of the kinds that one table combines, if its rows are hole sections. */
function countByHole(cells: readonly string[]): number {
  const headings = cells.flatMap((cell) => knownHeading(cell) ?? []);
  const named = BY_HOLE.map((vocabulary) => namedColumns(vocabulary, headings));
  if (!named.some(({ hole }) => hole !== undefined)) return 0;
  return new Set(named.flatMap((columns) => Object.values(columns).map((use) => use?.column))).size;
}

/** Whether the cells have all headings that a table of some kind needs. */
function areOfATable(cells: readonly string[]): boolean {
  const headings = cells.filter((cell) => cell !== '').map((cell) => parseHeading(cell));
  return VOCABULARY.some((vocabulary) =>
    fits(vocabulary, assignNear(vocabulary, headings, namedColumns(vocabulary, headings))),
  );
}

/** `Section | Run 1 | Run 2`: a column for each run of the logs. */
const namesRuns = (cells: readonly string[]): boolean =>
  cells.filter((cell) => RUN_KEY.test(fold(cell).trim())).length > 1;

/** How many of the cells are known headings, within the kind they fit best. */
function countExactly(cells: readonly string[]): number {
  // The properties below are read with the title above them, as without these headings.
  if (propertiesOfOne(cells) !== null) return 0;
  const headings = cells.flatMap((cell) => knownHeading(cell) ?? []);
  // One heading fills one column in every kind: most calls end here.
  const isOfRows = propertyList(cells) !== null || (headings.length > 0 && namesRuns(cells));
  if (headings.length < 2 && !isOfRows) return headings.length;
  return VOCABULARY.reduce(
    (most, vocabulary) => {
      const own = Object.keys(namedColumns(vocabulary, headings)).length;
      return Math.max(most, own, vocabulary.kind === 'cement' ? countWide(vocabulary, headings) : 0);
    },
    isOfRows ? 2 : 0,
  );
}

const EXACTLY: HeadingVocabulary = {
  countKnown: countExactly,
  countByHole,
  areOfATable,
  mayBegin,
  isUnit: (text) => parseUnit(withoutPlusMinus(text)) !== null,
  isKeyValue,
  opensBlock,
  opensMaterialList,
  isSubject: (text) => subtitleOf(text) !== null,
  isBlockTitle: (text) => blockTitleWell(text) !== null,
  isEndOfName,
  endsName,
};

/** The vocabulary for the readers, to find heading rows in an untidy page. Called for every line of a file. */
export const HEADINGS: HeadingVocabulary = {
  ...EXACTLY,
  exact: EXACTLY,
  countKnown(cells) {
    const known = countExactly(cells);
    return known < 2 && propertiesOfOne(cells) === null ? countNear(cells, known) : known;
  },
};
