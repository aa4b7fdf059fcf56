import type { Classification, Source } from '../facts';
import type { HeadingVocabulary, Table } from '../readers/table';
import { columnUse } from './columns';
import type { Columns, ColumnUse } from './columns';
import { fold } from './fold';
import { endsName, isEndOfName } from './formation-names';
import { leadsOtherName, parseHeading, withoutPlusMinus } from './headings';
import type { ParsedHeading } from './headings';
import { isOtherInterval } from './interval-tables';
import { assignNear, isNear } from './hypotheses/assign';
import { settleWeights } from './hypotheses/casing-physics';
import { contentOf } from './hypotheses/column-content';
import type { ColumnContent } from './hypotheses/column-content';
import { contentFit } from './hypotheses/content-fits';
import { withFormationNames } from './hypotheses/formation-columns';
import { NO_NOTES } from './hypotheses/depth-notes';
import type { DepthNotes } from './hypotheses/depth-notes';
import { bareDepthQuestion } from './hypotheses/depth-questions';
import { isCertainlyOther, isOtherMatter } from './hypotheses/other-matter';
import { bareDepthColumn, isBareDepth, settleDepths } from './hypotheses/settle-depths';
import {
  withoutActuals,
  withoutExtremes,
  withoutOffsetWells,
  withoutTwins,
} from './hypotheses/twin-headings';
import { surveyByOrder, surveyByPhysics, surveyUses } from './hypotheses/survey-by-physics';
import {
  withRolesByCells,
  withSizesByCells,
  withoutFalseBases,
  withoutSectionInterval,
} from './hypotheses/columns-by-cells';
import { weights } from './hypotheses/weights';
import { mayBeNear } from './hypotheses/word-scores';
import { isKeyValue } from './key-values';
import type { Question } from './questions';
import { opensBlock } from './section-blocks';
import { convert, parseUnit } from './units';
import type { Quantity } from './units';
import { remembered } from './remembered';
import { sizePairs } from './size-pairs';
import { VOCABULARY, fieldsNamed, mayBeginHeading, namesAField } from './vocabulary';
import type { Kind, KindVocabulary } from './vocabulary';
import { blockTitleWell } from './well-names';
import { wideSlurries } from './wide-slurries';

/** A table of known kind with its columns. */
export interface RecognisedTable {
  kind: Kind;
  table: Table;
  columns: Columns;
  /** Values in the headings that apply to every row: the slurry of a group of columns. */
  says?: Partial<Record<string, string>>;
}

/** The kinds expected for a classification; it decides only if the headings fit two kinds equally well. */
const EXPECTED: Record<Classification, Kind[]> = {
  'Well Proposal': ['tops', 'sections', 'reservoirs', 'plan', 'logging', 'pressureTests'],
  'Well Catalogue': ['casing'],
  'Well Trajectory': ['survey'],
  'Cement Program': ['cement'],
  'Mud Program': ['mud'],
  Other: [],
};

/** Depths without a reference: vertical only if an along-hole depth is in the same table. */
const BARE_DEPTHS = new Set(['teufe', 'tiefe', 'diepte', 'dybde', 'dyp', 'profondeur', 'profundidad']);

function namedColumns(vocabulary: KindVocabulary, headings: readonly ParsedHeading[]): Columns {
  const taken = new Set<number>();
  const columns: Columns = {};
  // All exact first choices before any second choice, so that `Formation` is not lost to a `Top` in the same table.
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
  makeRoom(vocabulary, choices, columns);
  if (columns['ahd'] && !columns['tvd']) {
    const column = headings.findIndex(({ key }, at) => BARE_DEPTHS.has(key) && !taken.has(at));
    const heading = headings[column];
    if (heading) columns['tvd'] = columnUse(vocabulary, 'tvd', heading, column);
  }
  return columns;
}

/** An along-hole depth below sea level: `MD MSL`. */
const FROM_THE_SEA = /\b(?:msl|tvdss)\b/;
const ALONG_THE_HOLE = /\b(?:md|ahd|measured|along)\b/;

/**
 * Along-hole depths below sea level, if no column has the field below the drill floor:
 * their values are moved by the elevation of the drill floor.
 */
function withDepthsFromTheSea(
  vocabulary: KindVocabulary,
  headings: readonly ParsedHeading[],
  known: Columns,
): Columns {
  const columns = { ...known };
  const taken = new Set(Object.values(known).map((use) => use?.column));
  headings.forEach((heading, column) => {
    if (taken.has(column) || !FROM_THE_SEA.test(heading.name) || !ALONG_THE_HOLE.test(heading.name)) return;
    const key = heading.name.replace(/\b(?:msl|tvdss|below|ref)\b/g, '').replace(/\s+/g, '');
    const [named] = fieldsNamed(vocabulary, key);
    if (!named || columns[named.field]) return;
    columns[named.field] = {
      ...columnUse(vocabulary, named.field, heading, column),
      countedFrom: 'sea level',
    };
  });
  return columns;
}

/** A size, which is never a well name: `26"`, `17 1/2`. */
const SIZE =
  /^\d{1,2}(?:[.,]\d{1,3})?(?:[ -]\d{1,2}\/\d{1,2})?\s*(?:"|''|\u2033|\u201d|in\b|pg\b|pulg)|^\d{1,2}[ -]\d{1,2}\/\d{1,2}$/;

/** Under a heading in inches or millimetres: `24`, `12,25`, `311,2`. */
const PLAIN_SIZE = /^\d{1,3}(?:[.,]\d{1,3})?$/;

/** `Pozo` and `boorgat` mean the well or the hole: if every cell below is a size, it is the hole. */
function withHoleOfWell(vocabulary: KindVocabulary, columns: Columns, table: Table): Columns {
  const { well, ...others } = columns;
  if (!well || columns['hole'] || !vocabulary.fields['hole']) return columns;
  const cells = table.rows.map((row) => (row.cells[well.column] ?? '').trim()).filter((cell) => cell !== '');
  const isInSizes = well.unit !== null && convert(1, well.unit, 'size') !== null;
  const isSize = (cell: string) => SIZE.test(cell) || (isInSizes && PLAIN_SIZE.test(cell));
  if (cells.length === 0 || !cells.every(isSize)) return columns;
  return { ...others, hole: { ...well, quantity: 'size' } };
}

interface Candidate {
  vocabulary: KindVocabulary;
  columns: Columns;
  /** The fields that headings name exactly. */
  exact: Columns;
}

/**
 * The columns of a table in one kind: by exact names, then by similar names and matching cells, then by the
 * document's notes about its depths.
 */
function candidateOf(
  vocabulary: KindVocabulary,
  all: readonly ParsedHeading[],
  table: Table,
  notes: DepthNotes,
  title: string,
): Candidate {
  const headings =
    vocabulary.kind === 'tops' ? withoutExtremes(withoutActuals(withoutOffsetWells(all))) : all;
  const contents = contentOf(table);
  const named = weights().words > 0 ? namedColumns(vocabulary, headings) : {};
  const exact = sizePairs(
    vocabulary,
    withoutMisnamed(vocabulary, withoutNumbering(named, contents), contents),
    table,
  );
  const moved = withDepthsFromTheSea(vocabulary, headings, exact);
  const near = sizePairs(
    vocabulary,
    assignNear(vocabulary, headings, withHoleOfWell(vocabulary, moved, table), contents),
    table,
  );
  const sized =
    weights().physics > 0
      ? withRolesByCells(vocabulary, withSizesByCells(vocabulary, near, headings, table), headings, table)
      : near;
  const settled = settleDepths(vocabulary, sized, headings, notes, contents);
  const columns = withUnitsOfSiblings(settledByKind(vocabulary, settled, headings, table, title));
  return {
    vocabulary,
    exact,
    columns: vocabulary.kind === 'tops' ? withoutFalseBases(columns, table) : columns,
  };
}

const OF_ONE_UNIT: ReadonlySet<Quantity> = new Set([
  'length',
  'gradient',
  'linearMass',
  'pressure',
  'yieldPoint',
]);

/** A column without a unit gets the unit that the other columns of its quantity share. */
function withUnitsOfSiblings(columns: Columns): Columns {
  const uses = Object.values(columns).flatMap((use) => use ?? []);
  return Object.fromEntries(
    Object.entries(columns).map(([field, use]) => {
      if (!use || use.unit !== null || use.quantity === null || !OF_ONE_UNIT.has(use.quantity))
        return [field, use];
      const units = new Set(uses.filter((other) => other.quantity === use.quantity).map(({ unit }) => unit));
      units.delete(null);
      const [unit] = units;
      return units.size === 1 && unit
        ? [
            field,
            {
              ...use,
              unit,
              assumed:
                use.assumed ?? `no unit is given; read as ${unit}, like the other columns of the table`,
            },
          ]
        : [field, use];
    }),
  );
}

/** Resolves what is ambiguous only in tables of one kind. */
function settledByKind(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
  title: string,
): Columns {
  const contents = contentOf(table);
  if (vocabulary.kind === 'sections') {
    const ends = withSettingDepths(withSectionEnds(vocabulary, columns, headings, table), headings);
    return withSectionNames(vocabulary, ends, headings, contents);
  }
  if (weights().physics === 0) return columns;
  if (vocabulary.kind === 'tops') return withFormationNames(vocabulary, columns, headings, contents, title);
  if (vocabulary.kind === 'casing') {
    const own = withOwnInterval(vocabulary, columns, headings, table);
    return settleWeights(
      withStringNames(vocabulary, withShoes(vocabulary, own, headings), headings, contents),
      table,
    );
  }
  return columns;
}

const SPECS = ['mass', 'grade', 'thread', 'inner', 'drift'];
const SHOE_FIELDS = { tdAhd: 'shoe', tdTvd: 'shoeTvd', tdTvdSs: 'shoeTvdSs' } as const;
const SECTIONS = VOCABULARY.find(({ kind }) => kind === 'sections');

/** A depth in a casing table without a shoe column is the shoe depth. */
function withShoes(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
): Columns {
  const isOfPipe = columns['outer'] && SPECS.filter((field) => columns[field]).length >= 2;
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
function withStringNames(
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
function withOwnInterval(
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

/** `From` and `To` with a hole size, each row starting where the previous one ended: hole sections. */
function withSectionEnds(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  if (!CASING || !columns['hole'] || columns['tdAhd'] || columns['tdTvd'] || columns['tdTvdSs'])
    return columns;
  const { td } = withoutSectionInterval(namedColumns(CASING, headings), headings, table);
  const heading = td === null ? undefined : headings[td.column];
  if (td === null || !heading) return columns;
  return {
    ...columns,
    tdAhd: {
      ...columnUse(vocabulary, 'tdAhd', heading, td.column),
      assumed: 'nothing says what the depth is counted along, read as along the hole',
    },
  };
}

/** A size with an ambiguous heading is the pipe's if the row has more pipe data. */
function withoutPipeAsHole(candidate: Candidate, casing: Candidate | undefined): Candidate {
  const { hole, ...others } = candidate.columns;
  const pipe = casing?.columns;
  const saysPipe = ['mass', 'grade', 'thread', 'inner', 'drift'].some(
    (field) => pipe?.[field] && casing?.exact[field],
  );
  return hole?.assumed !== undefined &&
    pipe?.['outer']?.column === hole.column &&
    saysPipe &&
    candidate !== casing
    ? { ...candidate, columns: others }
    : candidate;
}

const CASING = VOCABULARY.find(({ kind }) => kind === 'casing');
const SHOES = { shoe: 'tdAhd', shoeTvd: 'tdTvd', shoeTvdSs: 'tdTvdSs' } as const;

/** A table of hole sections without any casing may call the end of a section its setting depth. */
function withSettingDepths(columns: Columns, headings: readonly ParsedHeading[]): Columns {
  if (!CASING || !columns['hole'] || columns['tdAhd'] || columns['tdTvd'] || columns['tdTvdSs'])
    return columns;
  const casing = namedColumns(CASING, headings);
  if (casing['outer']) return columns;
  const settled = { ...columns };
  for (const [shoe, td] of Object.entries(SHOES)) {
    const use = casing[shoe];
    if (use && use.quantity === 'length')
      settled[td] = {
        ...use,
        assumed: `the table has no casing, so that "${use.heading}" is the end of the section`,
      };
  }
  return settled;
}

/** `Section` next to a column of sizes, over words: the name of the section. */
function withSectionNames(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  contents: readonly ColumnContent[],
): Columns {
  if (!columns['hole'] || columns['description']) return columns;
  const taken = new Set(Object.values(columns).map((use) => use?.column));
  const column = headings.findIndex(
    ({ key }, at) =>
      !taken.has(at) &&
      fieldsNamed(vocabulary, key).some(({ field }) => field === 'hole') &&
      (contents[at]?.words.length ?? 0) > 0 &&
      contents[at]?.numeric === 0,
  );
  const heading = headings[column];
  return heading
    ? { ...columns, description: columnUse(vocabulary, 'description', heading, column) }
    : columns;
}

/** `Section` over 1, 2, 3 numbers the rows, and gives no hole size. */
function withoutNumbering(columns: Columns, contents: readonly ColumnContent[]): Columns {
  return Object.fromEntries(
    Object.entries(columns).filter(([, use]) => {
      const content = use?.quantity === 'size' ? contents[use.column] : undefined;
      return !content || content.values.length < 2 || !content.values.every((value, at) => value === at + 1);
    }),
  );
}

/** Ticks and words, in place of the figures of a weight or a density. */
const isWords = (content: ColumnContent | undefined): boolean =>
  content !== undefined && content.filled > 0 && content.numeric === 0;

const TICK = /^(?:[xv\u00d7\u2713\u2714\u25cf\u2022*]|yes|no|ja|nein|nee|oui|non|si|y|n)$/i;
const isTicks = (content: ColumnContent | undefined): boolean =>
  content !== undefined &&
  content.words.length > 0 &&
  content.words.filter((word) => TICK.test(word)).length * 2 >= content.words.length;

/** Fields of words, which a column of figures cannot give: `Top` over depths. */
const NAMED_BY_WORDS = new Set(['role', 'name']);

/** Removes columns with a unit of another quantity, and `Stage` over sizes if another column gives lead and tail. */
function withoutMisnamed(
  vocabulary: KindVocabulary,
  columns: Columns,
  contents: readonly ColumnContent[],
): Columns {
  if (weights().physics === 0) return columns;
  return Object.fromEntries(
    Object.entries(columns).filter(
      ([field, use]) =>
        use &&
        !measuresElse(use) &&
        !(use.quantity === 'gradient' && isWords(contents[use.column])) &&
        !(field === 'evaluation' && isTicks(contents[use.column])) &&
        !(NAMED_BY_WORDS.has(field) && contentFit(vocabulary.kind, field, use, contents[use.column]) < 0),
    ),
  );
}

/** Whether the headings themselves name a field of each group that the kind requires. */
const isNamed = ({ vocabulary, columns, exact }: Candidate) =>
  vocabulary.requires.every((group) => group.some((field) => columns[field] && exact[field]));

/** A column with a unit of another quantity: `Weight (lb/ft)` is not a mud weight. */
const measuresElse = ({ unit, quantity }: ColumnUse) =>
  unit !== null && quantity !== null && MEASURED_ALONE.has(quantity) && convert(1, unit, quantity) === null;
const MEASURED_ALONE: ReadonlySet<Quantity> = new Set(['gradient', 'linearMass', 'pressure', 'yieldPoint']);
/**
 * Moves a column from an optional field to one that its kind requires: `Phase` is the name of a section, unless
 * nothing else in the table gives its size.
 */
function makeRoom(
  vocabulary: KindVocabulary,
  choices: readonly { field: string; column: number; heading: ParsedHeading }[],
  columns: Columns,
): void {
  const required = vocabulary.requires.flat();
  for (const group of vocabulary.requires) {
    if (group.some((field) => columns[field])) continue;
    for (const { field, column, heading } of choices) {
      const holder = Object.keys(columns).find((name) => columns[name]?.column === column);
      if (!group.includes(field) || holder === undefined || required.includes(holder)) continue;
      delete columns[holder];
      columns[field] = columnUse(vocabulary, field, heading, column);
      break;
    }
  }
}

const MUD_FIELDS = /^(?:weight|ph|yieldPoint|apiFluidLoss|hphtFluidLoss|sixRpm|lowGravitySolids)/;

/** `Type` alone may be the type of anything. */
const isBareType = (columns: Columns): boolean =>
  /^(?:type|system)$/i.test(columns['type']?.heading ?? '') &&
  !Object.keys(columns).some((field) => MUD_FIELDS.test(field));

/** A mud without a hole size needs its type. */
const isOfASection = ({ kind }: KindVocabulary, columns: Columns) =>
  kind !== 'mud' ||
  (columns['hole'] !== undefined && !isBareType(columns)) ||
  (columns['type'] !== undefined &&
    !isBareType(columns) &&
    ['casing', 'section', 'interval', 'from'].some((field) => columns[field] !== undefined));

const fits = (vocabulary: KindVocabulary, columns: Columns) =>
  isOfASection(vocabulary, columns) &&
  vocabulary.requires.every((group) =>
    group.some((field) => {
      const use = columns[field];
      return use !== undefined && !measuresElse(use);
    }),
  );

/** How strongly a table fits a kind: its known columns, and half a column each for its title and its classification. */
function strength(
  vocabulary: KindVocabulary,
  known: number,
  title: string,
  classification: Classification,
): number {
  const expected = EXPECTED[classification].includes(vocabulary.kind) ? 0.6 : 0;
  return known + expected + (vocabulary.title.test(title) ? 1.5 : 0);
}

/** A column with an unclear heading counts for less. */
const knownOf = (columns: Columns) =>
  Object.values(columns).reduce((sum, use) => sum + (use?.assumed === undefined ? 1 : 0.7), 0);

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

/** Recognises a table whose kind is known from its place. There, `Lead density` alone is enough for a slurry. */
export function recogniseAs(kind: Kind, table: Table): RecognisedTable[] {
  const headings = table.headings.map((heading, column) =>
    parseHeading(heading, table.units[column] ?? null),
  );
  return VOCABULARY.filter((one) => one.kind === kind).flatMap((vocabulary): RecognisedTable[] => {
    const wide = slurriesIn(vocabulary, headings, table);
    const columns = namedColumns(vocabulary, headings);
    if (wide.length > 0) return wide;
    return fits(vocabulary, columns) ? [{ kind, table, columns }] : [];
  });
}

/** The headings of a table with their units. */
export const headingsOf = (table: Table): ParsedHeading[] =>
  withoutTwins(table.headings.map((heading, column) => parseHeading(heading, table.units[column] ?? null)));

/** Kinds that programmes combine in one table: a row for each hole section with its casing and its mud. */
const TOGETHER: readonly Kind[] = ['casing', 'sections', 'mud', 'pressureTests'];
/** Those of them whose columns belong to no other kind. */
const APART: ReadonlySet<Kind> = new Set(['mud', 'pressureTests']);
/** Columns that all of them use. */
const SHARED = new Set([
  'hole',
  'well',
  'notes',
  'description',
  'elevation',
  'casing',
  'section',
  'from',
  'to',
  'interval',
]);

const isOneSize = (a: Candidate, b: Candidate): boolean => {
  const [hole, outer] = [a.columns['hole'], b.columns['outer']];
  return (
    hole !== undefined && outer !== undefined && hole.column === outer.column && hole.part === outer.part
  );
};

/** The other kinds of a table: hole sections and casing, and each with mud if no column would be both. */
function companions(best: Candidate, candidates: readonly Candidate[]): Kind[] {
  if (!TOGETHER.includes(best.vocabulary.kind)) return [];
  const own = ({ columns }: Candidate) =>
    Object.entries(columns).flatMap(([field, use]) => (use && !SHARED.has(field) ? [use.column] : []));
  const chosen: Candidate[] = [best];
  for (const kind of TOGETHER) {
    const other = candidates.find(({ vocabulary }) => vocabulary.kind === kind);
    if (!other || kind === best.vocabulary.kind) continue;
    // The end of a casing's interval is its shoe, not the end of a hole.
    const { shoe } = best.columns;
    const isOfPipe = SPECS.some((field) => best.columns[field]);
    if (shoe && (shoe.assumed === undefined || isOfPipe) && other.columns['tdAhd']?.column === shoe.column)
      continue;
    // One size is a hole's or a pipe's, not both.
    if (isOneSize(best, other) || isOneSize(other, best)) continue;
    const isApart = APART.has(kind) || chosen.some(({ vocabulary }) => APART.has(vocabulary.kind));
    const taken = new Set(chosen.flatMap(own));
    if (!isApart || !own(other).some((column) => taken.has(column))) chosen.push(other);
  }
  return chosen.slice(1).map(({ vocabulary }) => vocabulary.kind);
}

/** The columns of a table that is known to be of this kind. */
export const columnsOfKind = (
  vocabulary: KindVocabulary,
  table: Table,
  notes: DepthNotes = NO_NOTES,
  title = '',
): Columns => candidateOf(vocabulary, headingsOf(table), table, notes, title).columns;

/** A survey without known headings, identified by physics or by the order of its bare numbers. */
function surveyWithoutHeadings(
  table: Table,
  title: string,
  headings: readonly ParsedHeading[],
  candidates: readonly Candidate[],
): RecognisedTable[] {
  if (weights().physics === 0 || isOtherMatter('survey', title, table.headings)) return [];
  const bare = table.headings.every((heading) => !/\p{L}/u.test(heading));
  const found = surveyByPhysics(table) ?? (bare ? surveyByOrder(table) : null);
  const known = candidates.find(({ vocabulary }) => vocabulary.kind === 'survey')?.columns ?? {};
  return found ? [{ kind: 'survey', table, columns: surveyUses(found, headings, known) }] : [];
}

/**
 * The kinds of a table, the best first; empty if it is of none. Hole sections and casing are often one table, which is
 * then both.
 */
export function recogniseTable(
  table: Table,
  title: string,
  classification: Classification,
  notes: DepthNotes = NO_NOTES,
): RecognisedTable[] {
  const headings = headingsOf(table);
  const seen = VOCABULARY.map((vocabulary) => candidateOf(vocabulary, headings, table, notes, title));
  const casing = seen.find(({ vocabulary }) => vocabulary.kind === 'casing');
  const all = seen.map((candidate) => withoutPipeAsHole(candidate, casing));
  const candidates = all
    .filter(({ vocabulary, columns }) => fits(vocabulary, columns))
    .filter(
      (candidate) =>
        !isCertainlyOther(candidate.vocabulary.kind, table, title) &&
        (isNamed(candidate) || !isOtherMatter(candidate.vocabulary.kind, title, table.headings)),
    )
    .filter(
      ({ vocabulary, columns }) =>
        vocabulary.kind !== 'tops' || !isOtherInterval(columns, table.headings, title),
    )
    .map((candidate) => ({
      ...candidate,
      strength: strength(candidate.vocabulary, knownOf(candidate.columns), title, classification),
    }))
    .toSorted((a, b) => b.strength - a.strength);
  const best = candidates[0];
  if (!best) return surveyWithoutHeadings(table, title, headings, all);
  const wide = slurriesIn(best.vocabulary, headings, table);
  if (wide.length > 0) return wide;
  const kinds = [best.vocabulary.kind, ...companions(best, candidates)];
  return kinds.flatMap((kind) => {
    const found = candidates.find((candidate) => candidate.vocabulary.kind === kind);
    return found ? [{ kind, table, columns: found.columns }] : [];
  });
}

/** The question about a table that fits no kind without an answer. */
export function questionOf(source: Source, table: Table, title: string, notes: DepthNotes): Question | null {
  const headings = headingsOf(table);
  const tops = VOCABULARY.find(({ kind }) => kind === 'tops');
  if (!tops || isOtherMatter('tops', title, table.headings)) return null;
  const { columns } = candidateOf(tops, headings, table, notes, title);
  if (isOtherInterval(columns, table.headings, title)) return null;
  return bareDepthQuestion(source, table, columns, headings);
}

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
  const headings = words.map(nearHeading);
  if (headings.filter(({ near }) => near).length < 2) return known;
  const most = NEAR_KINDS.reduce((best, vocabulary) => {
    const own = headings.filter(({ near }) => near).map(({ heading }) => heading);
    const named = withDepthsFromTheSea(vocabulary, own, namedColumns(vocabulary, own));
    const columns = assignNear(vocabulary, own, named);
    const bare = bareDepthColumn(columns, vocabulary.kind === 'tops' ? own : []) === null ? 0 : 1;
    return Math.max(best, Object.keys(columns).length + bare);
  }, 0);
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

/** How many of the cells are known headings, within the kind they fit best. */
function countExactly(cells: readonly string[]): number {
  const headings = cells.flatMap((cell) => knownHeading(cell) ?? []);
  // One heading fills one column in every kind: most calls end here.
  if (headings.length < 2) return headings.length;
  return VOCABULARY.reduce((most, vocabulary) => {
    const own = Object.keys(namedColumns(vocabulary, headings)).length;
    return Math.max(most, own, vocabulary.kind === 'cement' ? countWide(vocabulary, headings) : 0);
  }, 0);
}

const EXACTLY: HeadingVocabulary = {
  countKnown: countExactly,
  mayBegin,
  isUnit: (text) => parseUnit(withoutPlusMinus(text)) !== null,
  isKeyValue,
  opensBlock,
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
    return known < 2 ? countNear(cells, known) : known;
  },
};
