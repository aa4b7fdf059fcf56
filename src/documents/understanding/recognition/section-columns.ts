import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import { fold } from '../words/fold';
import { parseHeading } from '../words/headings';
import type { ParsedHeading } from '../words/headings';
import type { ColumnContent } from '../hypotheses/column-content';
import { isChained, withoutSectionInterval } from '../hypotheses/columns-by-cells';
import { pipesInHoles } from '../hypotheses/pipes-by-content';
import { VOCABULARY, fieldsNamed } from '../words/vocabulary';
import type { KindVocabulary } from '../words/vocabulary';
import { namedColumns } from './named-columns';

/** Where something begins: `From`, `Top MD`, `Top (ft TVD)`. */
const START =
  /^(?:depth )?(?:from|top|start|von|oben|van|boven|fra|topp|de|d[eu]but|haut|toit|desde|tope|topo|da|tetto)(?: (?:depth|of casing|md|ahd?|tvd(?:ss)?|rkb|kb|rt|df|bdf|b?rkb|b?rt))*$/;

/** The headings without those of starts, because a hole section is given by its end. */
export const withoutStarts = (headings: readonly ParsedHeading[]): ParsedHeading[] =>
  headings.map((heading) => (START.test(heading.name) ? parseHeading('') : heading));

/** The columns without an end in a column of starts. */
export const withoutEndsAtStarts = (columns: Columns, headings: readonly ParsedHeading[]): Columns =>
  Object.fromEntries(
    Object.entries(columns).filter(
      ([field, use]) => !(ENDS.includes(field) && use && START.test(headings[use.column]?.name ?? '')),
    ),
  );

/** `From` and `To` with a hole size, each row starting where the previous one ended: hole sections. */
export function withSectionEnds(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  if (!CASING || !columns['hole'] || columns['tdAhd'] || columns['tdTvd'] || columns['tdTvdSs'])
    return columns;
  const { td } = withoutSectionInterval(namedColumns(CASING, headings), headings, table);
  const column = td?.column ?? endOfInterval(headings, table);
  const heading = headings[column];
  if (!heading) return columns;
  return {
    ...columns,
    tdAhd: {
      ...columnUse(vocabulary, 'tdAhd', heading, column),
      assumed: 'nothing says what the depth is counted along, read as along the hole',
    },
  };
}

/** The column of the ends next to that of the starts, `de (m) | à (m)`, in words too short to name a column alone; -1 without one. */
const endOfInterval = (headings: readonly ParsedHeading[], table: Table): number =>
  headings.findIndex(
    ({ name }, at) =>
      /^(?:a|jusqu a|to|bis|tot|til|hasta|ate)$/.test(name) &&
      /^(?:|de|depuis|from|von|van|fra|desde|da)$/.test(headings[at - 1]?.name ?? '?') &&
      isChained(table, at - 1, at),
  );

const CASING = VOCABULARY.find(({ kind }) => kind === 'casing');

const SHOES = { shoe: 'tdAhd', shoeTvd: 'tdTvd', shoeTvdSs: 'tdTvdSs' } as const;

/** A table of hole sections without any casing may call the end of a section its setting depth. */
export function withSettingDepths(
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const isSaid = ENDS.some((end) => columns[end] && columns[end].assumed === undefined);
  if (!CASING || !columns['hole'] || columns['tdAhd'] || isSaid) return columns;
  const casing = namedColumns(CASING, headings);
  if (casing['outer'] || pipesInHoles(columns['hole'], headings, table) !== null) return columns;
  const settled = { ...columns };
  for (const [shoe, td] of Object.entries(SHOES)) {
    const use = casing[shoe];
    if (use && use.quantity === 'length' && !settled[td])
      settled[td] = {
        ...use,
        assumed: `the table has no casing, so that "${use.heading}" is the end of the section`,
      };
  }
  return settled;
}

const ENDS = ['tdAhd', 'tdTvd', 'tdTvdSs'];

/** The least share of different depths among the ends of sections. */
const DIFFERENT = 0.75;

/** Removes an assumed end that is the same in most sections: it is where their strings hang. */
export function withoutFlatEnds(columns: Columns, contents: readonly ColumnContent[]): Columns {
  return Object.fromEntries(
    Object.entries(columns).filter(([field, use]) => {
      const values = contents[use?.column ?? -1]?.values ?? [];
      const isFlat = values.length > 1 && new Set(values).size < values.length * DIFFERENT;
      return !(ENDS.includes(field) && use?.assumed !== undefined && isFlat);
    }),
  );
}

/** A part of a hole in the words of its name, folded: `surface hole`, `Tramo intermedio`, `Produksjonsseksjon`. */
const PART_OF_A_HOLE =
  /sect|sekt|secc|secao|sezi|seks|\bhole\b|hull|\bgat\b|tramo|tratto|trecho|\bfase|phase|bohrloch|abschnitt|\btrou\b|foro\b|pozzo/;

const holdsWords = (content: ColumnContent | undefined): boolean =>
  content !== undefined && content.words.length > 0 && content.numeric === 0;

/** The only column of words next to sizes, most of which name a part of a hole; -1 if there is none. */
function columnOfNames(contents: readonly ColumnContent[], isTaken: (at: number) => boolean): number {
  const [only = -1, ...more] = contents.flatMap((content, at) =>
    !isTaken(at) && holdsWords(content) ? [at] : [],
  );
  const names = contents[only]?.words ?? [];
  const naming = names.filter((name) => PART_OF_A_HOLE.test(fold(name)));
  return more.length === 0 && naming.length * 2 > names.length ? only : -1;
}

const MOSTLY_FIGURES = 0.8;

/** The names of the sections next to a column of sizes: `Section` over words, or their only words under an unclear heading. */
export function withSectionNames(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  contents: readonly ColumnContent[],
): Columns {
  const { description, ...others } = columns;
  // `Interval` over lengths in m has no names.
  if (description && (contents[description.column]?.numeric ?? 0) > MOSTLY_FIGURES) return others;
  if (!columns['hole'] || description) return columns;
  const taken = new Set(Object.values(columns).map((use) => use?.column));
  const named = headings.findIndex(
    ({ key }, at) =>
      !taken.has(at) &&
      fieldsNamed(vocabulary, key).some(({ field }) => field === 'hole') &&
      holdsWords(contents[at]),
  );
  const column = named === -1 ? columnOfNames(contents, (at) => taken.has(at)) : named;
  const heading = headings[column];
  if (!heading) return columns;
  const use = columnUse(vocabulary, 'description', heading, column);
  const assumed = `the heading "${heading.written}" is unclear; identified by its cells`;
  return { ...columns, description: named === -1 ? { ...use, assumed } : use };
}
