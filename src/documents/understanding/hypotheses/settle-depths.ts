import type { Columns, ColumnUse } from '../tables/columns';
import { columnUse } from '../tables/columns';
import { fold } from '../words/fold';
import type { ParsedHeading } from '../words/headings';
import type { KindVocabulary } from '../words/vocabulary';
import type { ColumnContent } from './column-content';
import type { DepthNotes } from './depth-notes';

/** Fields of depths along the hole. */
const ALONG = new Set(['ahd', 'ahdBase', 'shoe', 'top', 'tdAhd']);
/** Fields of vertical depths below the drill floor, and the same below the sea. */
const BELOW_THE_SEA: Record<string, string> = {
  tvd: 'tvdSs',
  tvdBase: 'tvdSsBase',
  shoeTvd: 'shoeTvdSs',
  tdTvd: 'tdTvdSs',
};
/** A heading that gives the reference of its depths. */
const SAYS_DATUM =
  /rkb|\brkt\b|(?:md|tvd|ah|\bm|\bft)b?(?:rte?|kb|df)\b|\bb?rte?\b|mdrt|tvdrt|\bb?kb\b|bdf|\bdf\b|floor|rotary|msl|\bss\b|tvdss|sub ?-?sea|sea level|\bnap\b|tvnap|\bnn\b|\bnhn\b|ground|maaiveld|vloer|tisch|buehne|\bptr\b|\bmr\b|rotativa|rotaria/;

/** A depth without a reference: `Depth (m)`, `Top (m)`, `Prognosed depth`, `Tiefe`. */
const BARE =
  /^(?:(?:top|base|bottom|from|to|prognosed|planned|expected|estimated|proposed|actual|formation|pick|marker|oberkante|bovenkant|erwartete|verwachte|geplante|du|cote|est|prof|predicted|final) )*(?:depth|teufe|tiefe|diepte|dybde|profondeur|profundidade?|profondita|prof|depths|top|tops|from|toit|cote|tope|topo|tetto|topp|oberkante|bovenkant|dak)(?: (?:from|von|van|fra|desde|da|de))?$/;

export const isBareDepth = ({ name }: ParsedHeading): boolean => BARE.test(name);

/** The column of a table of tops with depths without a reference; null if another column has one, or there are two. */
export function bareDepthColumn(columns: Columns, headings: readonly ParsedHeading[]): number | null {
  if (!columns['name'] || columns['tvdSs'] || columns['tvd'] || columns['ahd']) return null;
  const bare = headings.flatMap((heading, column) =>
    isBareDepth(heading) && column !== columns['name']?.column && !/^(?:base|bottom|to)\b/.test(heading.name)
      ? [column]
      : [],
  );
  return bare.length === 1 ? (bare[0] ?? null) : null;
}

/** TVD minus TVD SS is the elevation of the drill floor in every row; depths along the hole diverge from it. */
const SAME_FLOOR_M = 0.3;
const FEWEST_PAIRS = 3;

/**
 * Classifies depths whose heading says neither MD nor TVD by the TVD SS column of the same table: vertical if the two differ
 * by a constant, along the hole if the difference grows. Null otherwise.
 */
function classifyBySubsea(
  columns: Columns,
  headings: readonly ParsedHeading[],
  contents: readonly ColumnContent[],
): { field: 'tvd' | 'ahd'; column: number } | null {
  const { tvdSs, tvd, ahd, name } = columns;
  if (!tvdSs || tvd || ahd) return null;
  const bare = headings.flatMap((heading, column) =>
    isBareDepth(heading) &&
    column !== name?.column &&
    column !== tvdSs.column &&
    !/^(?:base|bottom|to)\b/.test(heading.name)
      ? [column]
      : [],
  );
  const [column] = bare;
  if (column === undefined || bare.length > 1 || headings[column]?.unit !== tvdSs.unit) return null;
  const [own = [], subsea = []] = [column, tvdSs.column].map((at) => contents[at]?.values);
  if (own.length < FEWEST_PAIRS || own.length !== subsea.length) return null;
  const downwards = own.some((value, at) => at > 0 && value < (own[at - 1] ?? value)) ? null : own;
  if (downwards === null) return null;
  const isUp = (subsea.at(-1) ?? 0) < (subsea[0] ?? 0);
  const apart = own.map((value, at) => value - (isUp ? -1 : 1) * (subsea[at] ?? 0));
  if (apart.some((height) => height < -SAME_FLOOR_M)) return null;
  if (Math.max(...apart) - Math.min(...apart) <= SAME_FLOOR_M) return { field: 'tvd', column };
  return apart.every((height, at) => at === 0 || height >= (apart[at - 1] ?? height) - SAME_FLOOR_M)
    ? { field: 'ahd', column }
    : null;
}

const GROUND = /\s*\bground\b/;

/** What a depth below the drill floor by its agreement with TVD SS is counted from, if its heading or the document says the ground. */
export const groundOf = (heading: ParsedHeading, { reference }: DepthNotes): Partial<ColumnUse> =>
  GROUND.test(heading.name) || (reference === 'ground level' && !SAYS_DATUM.test(fold(heading.written)))
    ? { countedFrom: 'ground level' }
    : {};

/** Depths below the ground, `Top (m u. GOK)`, if nothing else gives the depths below the drill floor. */
function belowGround(
  columns: Columns,
  headings: readonly ParsedHeading[],
  { runs }: DepthNotes,
  vocabulary: KindVocabulary,
): Columns | null {
  if (!columns['name'] || columns['tvd'] || columns['ahd'] || (runs === null && !columns['tvdSs']))
    return null;
  const found = headings.flatMap((heading, column) => {
    const name = heading.name.replace(GROUND, '').trim();
    return GROUND.test(heading.name) &&
      (name === '' || BARE.test(name)) &&
      !/^(?:base|bottom|to)\b/.test(name)
      ? [{ heading, column }]
      : [];
  });
  const [only] = found;
  if (!only || found.length > 1) return null;
  const field = runs === 'along' ? 'ahd' : 'tvd';
  if (field === 'tvd' && runs === null) return null;
  const use = columnUse(vocabulary, field, only.heading, only.column);
  return { [field]: { ...use, countedFrom: 'ground level' } };
}

const OF_UNIT: Record<string, 'ahd' | 'tvd' | 'tvdSs'> = {
  ahd: 'ahd',
  md: 'ahd',
  tvd: 'tvd',
  tvdss: 'tvdSs',
};
/** Words of depths that are not those of tops. */
const NOT_A_TOP =
  /\b(?:base|bottom|basis|unterkante|uk|liegendes|onderkant|bunn|thick\w*|isochore|maechtigkeit|dikte|tykkelse|actual|offset|p ?\d\d|low|high|min|max|error|uncert\w*)\b/;

/**
 * Depths of tops whose unit says what they are counted along (`m AH` below `Bovenkant langs boorgat`), whatever else the
 * heading says: of each field the only such column.
 */
function byUnits(
  columns: Columns,
  headings: readonly ParsedHeading[],
  contents: readonly ColumnContent[],
  vocabulary: KindVocabulary,
): Columns {
  const taken = new Set(Object.values(columns).map((use) => use?.column));
  const found = headings.flatMap((heading, column) => {
    const field = OF_UNIT[heading.name.split(' ').at(-1) ?? ''];
    const content = contents[column];
    const isDepth =
      field !== undefined &&
      !columns[field] &&
      !taken.has(column) &&
      /^(?:m|ft|usft)$/.test(heading.unit ?? '') &&
      !NOT_A_TOP.test(heading.name) &&
      (content?.values.length ?? 0) >= FEWEST_PAIRS &&
      (content?.numeric ?? 0) > 0.8;
    return isDepth ? [{ field, heading, column }] : [];
  });
  return Object.fromEntries(
    found
      .filter(({ field }) => found.filter((other) => other.field === field).length === 1)
      .map(({ field, heading, column }) => [
        field,
        {
          ...columnUse(vocabulary, field, heading, column),
          assumed: `the unit of "${heading.written}" says what the depth is counted along`,
        },
      ]),
  );
}

function noteOf({ said }: DepthNotes): Partial<ColumnUse> {
  return said === null ? {} : { assumed: `counted from what the document says: "${said.slice(0, 100)}"` };
}

/**
 * Applies the document's statements about all its depths: depths without a reference
 * are assigned to the field, or get the shift, that the note gives. A survey's own depths are below the drill floor.
 */
export function settleDepths(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  notes: DepthNotes,
  contents: readonly ColumnContent[] = [],
): Columns {
  const settled: Columns = { ...columns };
  if (vocabulary.kind === 'tops') {
    const bySubsea = classifyBySubsea(columns, headings, contents);
    const own = bySubsea === null ? undefined : headings[bySubsea.column];
    if (bySubsea !== null && own)
      settled[bySubsea.field] = {
        ...columnUse(vocabulary, bySubsea.field, own, bySubsea.column),
        ...groundOf(own, notes),
        assumed:
          bySubsea.field === 'tvd'
            ? 'its difference from TVD SS is the same in every row, so it is a vertical depth'
            : 'its difference from TVD SS grows with depth, so it is a depth along the hole',
      };
    if (columns['name']) Object.assign(settled, byUnits(settled, headings, contents, vocabulary));
    const ground = belowGround(settled, headings, notes, vocabulary);
    if (ground) return { ...settled, ...ground };
    const bare = bareDepthColumn(columns, headings);
    const heading = bare === null ? undefined : headings[bare];
    const field =
      notes.reference === 'sea level' && notes.runs !== 'along'
        ? 'tvdSs'
        : notes.runs === 'along'
          ? 'ahd'
          : notes.runs === 'down' && notes.reference !== null
            ? 'tvd'
            : null;
    if (bare !== null && heading && field !== null && notes.reference !== 'ground level') {
      settled[field] = { ...columnUse(vocabulary, field, heading, bare), ...noteOf(notes) };
      if (field === 'ahd' && notes.reference === 'sea level') settled[field].countedFrom = 'sea level';
      return settled;
    }
  }
  if (notes.reference === null || notes.reference === 'drill floor' || vocabulary.kind === 'survey')
    return settled;
  for (const [field, use] of Object.entries(columns)) {
    if (!use || use.countedFrom || SAYS_DATUM.test(fold(use.heading))) continue;
    const below = BELOW_THE_SEA[field];
    if (ALONG.has(field)) settled[field] = { ...use, countedFrom: notes.reference, ...noteOf(notes) };
    else if (below !== undefined && notes.reference === 'sea level' && !columns[below]) {
      settled[below] = { ...use, ...noteOf(notes) };
      delete settled[field];
    } else if (below !== undefined && notes.reference === 'ground level')
      settled[field] = { ...use, countedFrom: notes.reference, ...noteOf(notes) };
  }
  return settled;
}
