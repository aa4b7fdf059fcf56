import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import { fold } from '../words/fold';
import type { ParsedHeading } from '../words/headings';
import { SIZE, plainText } from '../prose/quantities';
import type { KindVocabulary } from '../words/vocabulary';
import { CASING_WORDS, HOLE_WORDS } from '../vocabulary/prose';
import { NAMES_A_SECTION } from '../vocabulary/section-blocks';

const WORDS_FOR_IT = new Set([...HOLE_WORDS, ...CASING_WORDS].flatMap((word) => fold(word).split(' ')));
const SIZES = new RegExp(SIZE, 'giu');
const MOST_WORDS = 4;
const FEWEST = 2;
const MOSTLY = 0.6;

/** `Intermediate 1`, `Production casing`, `Surface (17 1/2")`: what a section is called, maybe next to its size. */
function namesSection(cell: string): boolean {
  // A shortcut for the figures of a survey, of which there are many.
  if (!/\p{L}/u.test(cell)) return false;
  const words = fold(plainText(cell).replace(SIZES, ' '))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const [first = ''] = words;
  return (
    words.length > 0 &&
    words.length <= MOST_WORDS &&
    words.some((word) => NAMES_A_SECTION.test(word)) &&
    (NAMES_A_SECTION.test(first) ||
      WORDS_FOR_IT.has(first) ||
      /^(?:first|second|third|[1-4](?:st|nd|rd)?)$/.test(first)) &&
    words.every(
      (word) =>
        NAMES_A_SECTION.test(word) ||
        WORDS_FOR_IT.has(word) ||
        /^(?:first|second|third|[1-4](?:st|nd|rd)?|i{1,3})$/.test(word),
    )
  );
}

/**
 * The names of the sections under a heading that is blank or that no vocabulary has: `| Surface`, `Wellbore | Intermediate 1`. Nothing else in
 * the table may say which section or string a row is about.
 */
export function withSectionsByNames(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  if (!vocabulary.fields['section']) return columns;
  if (['hole', 'casing', 'section', 'interval', 'from', 'to'].some((field) => columns[field])) return columns;
  const taken = new Set(Object.values(columns).map((use) => use?.column));
  const column = headings.findIndex((_, at) => {
    const cells = table.rows.flatMap(({ cells: own }) => (own[at] ?? '').trim() || []);
    const naming = taken.has(at) ? [] : cells.filter(namesSection);
    return new Set(naming).size >= FEWEST && naming.length >= cells.length * MOSTLY;
  });
  const heading = headings[column];
  return heading ? { ...columns, section: columnUse(vocabulary, 'section', heading, column) } : columns;
}
