import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import { fold } from '../words/fold';
import type { ParsedHeading } from '../words/headings';
import { convert, parseUnit } from '../units/units';
import type { KindVocabulary } from '../words/vocabulary';
import type { ColumnContent } from './column-content';
import { contentFit } from './content-fits';

/** Densities of something else than the mud or the slurry of this well. */
const OTHER_DENSITY =
  /\b(?:ecd|emw|esd|lot|xlot|fit|frac\w*|pore\w*|poro|leak|collapse|kick|kill|gradient\w*|offset|actual|spacer|wash|brine|packer|max|min|lower|upper|over ?burden|mix ?water)\b|druck|trykk|pression|presion/;

const FIELDS: Partial<
  Record<string, { field: string; others: readonly string[]; needed: readonly string[] }>
> = {
  mud: { field: 'weight', others: ['weightLower', 'weightUpper'], needed: ['type'] },
  cement: { field: 'density', others: [], needed: ['role'] },
};
const FEWEST_CELLS = 2;

/** `ppg`, `[kg/l]`: the unit of a density, and nothing else, as a heading. */
function withBareUnit(heading: ParsedHeading): ParsedHeading | null {
  const own = heading.unit === null || heading.key === '' ? parseUnit(heading.written) : null;
  const isDensity = own !== null && own.words.length === 0 && convert(1, own.name, 'gradient') !== null;
  return isDensity ? { ...heading, unit: own.name } : null;
}

/** The density of a mud or a slurry in the only column that is called by a unit of density alone. */
export function withDensityOfBareUnit(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
): Columns {
  const { field = '', others = [], needed = [] } = FIELDS[vocabulary.kind] ?? {};
  const isOfKind = needed.length > 0 && needed.every((one) => columns[one]);
  if (!isOfKind || [field, ...others].some((one) => columns[one])) return columns;
  const found = headings.flatMap((heading, column) => {
    const bare = withBareUnit(heading);
    return bare === null ? [] : [{ heading: bare, column }];
  });
  const [only] = found;
  if (!only || found.length > 1) return columns;
  return { ...columns, [field]: columnUse(vocabulary, field, only.heading, only.column) };
}

/**
 * The density of a mud or a slurry under an unknown heading, in a table that is otherwise one of its kind: the only other
 * column with a unit of density. The column is marked.
 */
export function withDensityByUnit(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  contents: readonly ColumnContent[],
): Columns {
  const { field = '', others = [], needed = [] } = FIELDS[vocabulary.kind] ?? {};
  const isOfKind = needed.length > 0 && needed.every((one) => columns[one]);
  if (!isOfKind || [field, ...others].some((one) => columns[one])) return columns;
  const taken = new Set(Object.values(columns).map((use) => use?.column));
  const found = headings.flatMap((heading, column) => {
    const isDensity = heading.unit !== null && convert(1, heading.unit, 'gradient') !== null;
    return isDensity && !taken.has(column) ? [{ heading, column }] : [];
  });
  const [only] = found;
  if (!only || found.length > 1 || OTHER_DENSITY.test(fold(only.heading.written))) return columns;
  const use = columnUse(vocabulary, field, only.heading, only.column);
  const content = contents[only.column];
  if ((content?.filled ?? 0) < FEWEST_CELLS || contentFit(vocabulary.kind, field, use, content) <= 0)
    return columns;
  const assumed = `the heading "${only.heading.written}" is unclear; identified by its unit`;
  return { ...columns, [field]: { ...use, assumed } };
}
