import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import type { ParsedHeading } from '../words/headings';
import { assignNear } from '../hypotheses/assign';
import type { ColumnContent } from '../hypotheses/column-content';
import { withoutSectionInterval } from '../hypotheses/columns-by-cells';
import { isBareDepth } from '../hypotheses/settle-depths';
import { pipeSpecs } from '../casing/pipe-specs';
import { CASING_WORDS } from '../vocabulary/prose';
import { fold } from '../words/fold';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import type { KindVocabulary } from '../words/vocabulary';
import { fits } from './kind-fit';
import { namedColumns } from './named-columns';

/** Fields that only a pipe has. */
export const PIPE_FIELDS = ['mass', 'grade', 'thread', 'inner', 'drift'];

const SHOE_FIELDS = { tdAhd: 'shoe', tdTvd: 'shoeTvd', tdTvdSs: 'shoeTvdSs' } as const;

const SECTIONS = VOCABULARY.find(({ kind }) => kind === 'sections');

/** A column of sizes with a weight or a grade behind most of them says as much of the strings as columns of their own. */
export function withSpecsBehindSizes(columns: Columns, table: Table): Columns {
  const { outer, hole } = columns;
  if (!outer || outer.column === hole?.column || PIPE_FIELDS.some((field) => columns[field])) return columns;
  const cells = table.rows.map((row) => row.cells[outer.column] ?? '').filter((cell) => /\d/.test(cell));
  const withSpecs = cells.filter((cell) => {
    const { mass, grade } = pipeSpecs(cell);
    return mass !== null && grade !== null;
  });
  return withSpecs.length > 0 && withSpecs.length * 2 > cells.length ? { ...columns, specs: outer } : columns;
}

/** `Casing MD` next to `Hole MD`: a string has one depth, that of its shoe. */
export function withDepthsOfStrings(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
): Columns {
  if (vocabulary.kind !== 'casing') return columns;
  const settled = { ...columns };
  const taken = new Set(Object.values(columns).map((use) => use?.column));
  headings.forEach((heading, column) => {
    const depth = OF_STRING.exec(heading.name)?.groups?.['depth'];
    if (depth === undefined || taken.has(column)) return;
    const [named] = fieldsNamed(vocabulary, `shoe${depth.replaceAll(' ', '')}`);
    if (named && SHOES.has(named.field) && !settled[named.field])
      settled[named.field] = columnUse(vocabulary, named.field, heading, column);
  });
  return settled;
}
const OF_STRING = new RegExp(String.raw`^(?:${CASING_WORDS.map(fold).join('|')}) (?<depth>\S.*)$`);
const SHOES: ReadonlySet<string> = new Set(['shoe', 'shoeTvd', 'shoeTvdSs']);

/** A depth in a casing table without a shoe column is the shoe depth. */
export function withShoes(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
): Columns {
  const isOfPipe = columns['outer'] && PIPE_FIELDS.filter((field) => columns[field]).length >= 2;
  if (!SECTIONS || !isOfPipe || columns['shoe'] || columns['shoeTvd'] || columns['shoeTvdSs']) return columns;
  const taken = new Set(Object.values(columns).map((use) => use?.column));
  const named = assignNear(SECTIONS, headings, namedColumns(SECTIONS, headings));
  const settled = { ...columns };
  for (const [end, shoe] of Object.entries(SHOE_FIELDS)) {
    const use = named[end];
    if (use && !taken.has(use.column) && !/\b(?:td|section)\b/i.test(use.heading))
      settled[shoe] = { ...use, assumed: 'a depth in a casing table, taken as the shoe depth' };
  }
  const bare = headings.flatMap((heading, column) =>
    isBareDepth(heading) && !taken.has(column) ? [column] : [],
  );
  const [only] = bare;
  const heading = only === undefined ? undefined : headings[only];
  if (
    only !== undefined &&
    heading &&
    bare.length === 1 &&
    !settled['shoe'] &&
    !settled['shoeTvd'] &&
    !settled['top']
  )
    settled['shoe'] = {
      ...columnUse(vocabulary, 'shoe', heading, only),
      assumed: 'a depth in a casing table, taken as the shoe depth',
    };
  return settled;
}

/** `Section` or `String` over `Conductor`, `Surface`, `Liner`: the names of the strings. */
export function withStringNames(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  contents: readonly ColumnContent[],
): Columns {
  if (!columns['outer'] || columns['category']) return columns;
  const taken = new Set(Object.values(columns).map((use) => use?.column));
  const column = headings.findIndex(
    ({ key }, at) =>
      !taken.has(at) &&
      (contents[at]?.words.length ?? 0) > 0 &&
      contents[at]?.numeric === 0 &&
      (key === '' ||
        VOCABULARY.some((one) => fieldsNamed(one, key).some(({ field }) => NAMES_A_SECTION.has(field)))) &&
      contents[at]?.words.some((word) => STRING_NAME.test(word)) === true,
  );
  const heading = headings[column];
  return heading ? { ...columns, category: columnUse(vocabulary, 'category', heading, column) } : columns;
}

const NAMES_A_SECTION = new Set(['hole', 'section', 'description', 'casing']);

const STRING_NAME =
  /conductor|surface|intermediate|production|liner|tie-?back|oppervlak|intermedi|produc|leder|foring|tube guide|superfici|guia/i;

/** Uses the section interval as a shoe depth only if the table has no other casing data. */
export function withOwnInterval(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const own = withoutSectionInterval(columns, headings, table);
  if (own.td === null || !columns['hole'] || fits(vocabulary, own.columns))
    return own.td && columns['hole'] ? own.columns : columns;
  return {
    ...own.columns,
    shoe: { ...own.td, assumed: `"${own.td.heading}" is the end of the section, taken as the shoe depth` },
  };
}

/**
 * Drifts wider than their pipes are sizes of holes, if the table has no others: `Kaliber` is a drift in one language, and a
 * hole in another. An inner diameter has no such word: a wide one is an error of the document, which is flagged.
 */
export function withoutDriftOverPipe(columns: Columns, contents: readonly ColumnContent[]): Columns {
  const { outer, drift, ...others } = columns;
  if (!outer || !drift || columns['hole'] || drift.column === outer.column || drift.unit !== outer.unit)
    return columns;
  const [drifts = [], pipes = []] = [drift, outer].map(({ column }) => contents[column]?.values);
  const isWide =
    drifts.length > 0 &&
    drifts.length === pipes.length &&
    drifts.every((size, at) => size > (pipes[at] ?? size));
  if (!isWide) return columns;
  const assumed = `the sizes under "${drift.heading}" are wider than the pipes`;
  return { ...others, outer, hole: { ...drift, assumed } };
}

/** Removes an assumed top that is below the shoe: a string starts above its shoe, so the column belongs to the holes. */
export function withoutTopBelowShoe(columns: Columns, contents: readonly ColumnContent[]): Columns {
  const { top, ...others } = columns;
  const { shoe } = columns;
  if (top?.assumed === undefined || !shoe) return columns;
  const [tops = [], shoes = []] = [top, shoe].map(({ column }) => contents[column]?.values);
  return tops.length === shoes.length && tops.some((depth, at) => depth > (shoes[at] ?? depth))
    ? others
    : columns;
}
