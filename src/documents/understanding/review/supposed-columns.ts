import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns } from '../tables/columns';
import { contentOf } from '../hypotheses/column-content';
import type { ColumnContent } from '../hypotheses/column-content';
import { contentFit } from '../hypotheses/content-fits';
import { fold } from '../words/fold';
import { parseEnds } from '../words/numbers';
import type { ParsedHeading } from '../words/headings';
import { ownCase } from '../hypotheses/planned-and-actual';
import { withoutExtremes, withoutOffsetWells } from '../hypotheses/twin-headings';
import { headingsOf } from '../recognition/table-candidates';
import { remembered } from '../words/remembered';
import { convert, parseUnit } from '../units/units';
import type { Quantity } from '../units/known-units';
import type { Kind, KindVocabulary } from '../words/vocabulary';
import { sectionNumber } from '../sections/holes-by-number';
import { written } from '../vocabulary/words';

/** The possible fields of a column, and the evidence for each: from 0 to about 2. */
export interface SupposedColumn {
  column: number;
  field: string;
  /** If the heading is only a unit. */
  unit?: string;
  score: number;
}

/** The fields of each kind that a montage needs, the most important first. */
const WANTED: Record<Kind, readonly string[]> = {
  tops: ['name', 'tvdSs', 'tvd', 'ahd', 'variance'],
  casing: ['outer', 'shoe', 'hole', 'mass', 'grade', 'thread', 'top', 'shoeTvd', 'shoeTvdSs', 'category'],
  sections: ['hole', 'tdAhd', 'tdTvd', 'tdTvdSs'],
  cement: ['casing', 'hole', 'role', 'type', 'density', 'excess', 'topOfCement', 'additives'],
  mud: [
    'hole',
    'interval',
    'type',
    'weight',
    'yieldPoint',
    'ph',
    'apiFluidLoss',
    'hphtFluidLoss',
    'sixRpm',
    'lowGravitySolids',
  ],
  pressureTests: ['hole', 'annular', 'ram', 'bump', 'linerLap', 'section'],
  logging: ['hole', 'evaluation', 'purpose'],
  reservoirs: ['name', 'gradient', 'pressureLower', 'pressureUpper', 'tvdSsLower', 'tvdSsUpper'],
  survey: [],
  plan: [],
};

/** Equivalent fields: a table with one of them does not need the others. */
const INSTEAD: readonly (readonly string[])[] = [
  ['weight', 'weightLower', 'weightUpper'],
  ['hole', 'interval', 'from', 'section'],
  ['casing', 'hole', 'section'],
  ['shoe', 'shoeTvd', 'shoeTvdSs'],
  ['tdAhd', 'tdTvd', 'tdTvdSs'],
];

/** Units that are hardly used for anything else. */
const TELLING: ReadonlySet<Quantity> = new Set(['size', 'linearMass', 'gradient', 'yieldPoint', 'pressure']);
const LEAST = 0.45;

/** Words that say nothing of what a column gives. */
const OF = /^(?:of|the|and|in|de|des|der|del|van)$/;

const tokensOf = (text: string): string[] =>
  (fold(text).match(/[a-z]{2,}|\b\d+\b/g) ?? []).filter((token) => !OF.test(token));
const tokensOfKind = remembered(20, ({ names }: KindVocabulary) => {
  const tokens = new Map<string, Set<string>>();
  for (const { field, names: own } of names) {
    const known = tokens.get(field) ?? new Set<string>();
    for (const name of written(own)) for (const token of tokensOf(name)) known.add(token);
    tokens.set(field, known);
  }
  return tokens;
});

export function wordsFor(vocabulary: KindVocabulary, field: string, { name }: ParsedHeading): number {
  const tokens = tokensOf(name);
  const known = tokensOfKind(vocabulary).get(field);
  const shared = tokens.filter((token) => known?.has(token));
  return tokens.length === 0 ? 0 : shared.length / tokens.length;
}

/** Whether the cells are ranges of depths: `420 - 1,120`. */
const isRanges = (table: Table, column: number): boolean => {
  const cells = table.rows.map((row) => row.cells[column] ?? '').filter((cell) => cell !== '');
  const ranges = cells.filter((cell) => {
    const ends = parseEnds(cell, table.decimalComma);
    return ends !== null && ends.second > ends.first && ends.second > 60;
  });
  return cells.length > 1 && ranges.length >= cells.length * 0.8;
};

/** The unit that a heading is, or that begins what is in its brackets: `Gradient (lb/gal eq.)`. */
function unitOf(heading: string): string | null {
  const [word = ''] = /\(([^\s()]+)\s[^()]*\)\s*$/.exec(heading)?.slice(1) ?? [];
  return parseUnit(heading)?.name ?? parseUnit(word)?.name ?? null;
}

/** The highest value of a field where a heading says so: `LGS (%) max`. */
function endOf({ fields }: KindVocabulary, field: string, heading: string): string {
  const plain = fold(heading);
  const end = /\bmax(?:i|imum|imal|imo)?\b/.test(plain)
    ? 'Upper'
    : /\bmin(?:i|imum|imal|imo)?\b/.test(plain)
      ? 'Lower'
      : '';
  return end !== '' && fields[`${field}${end}`] ? `${field}${end}` : field;
}

/** Whether the cells number the sections from the top: `I, II, III`, `1, 2, 3`, `Phase 1, Phase 2`. */
function areNumbers({ rows }: Table, column: number): boolean {
  const numbers = rows.flatMap(({ cells }) => sectionNumber(cells[column] ?? '') ?? []);
  return numbers.length === rows.length && rows.length > 1 && numbers.every((each, at) => each === at + 1);
}

function unitFits(quantity: Quantity | undefined, unit: string | null): number {
  if (quantity === undefined || unit === null) return 0;
  if (convert(1, unit, quantity) === null) return -1;
  return TELLING.has(quantity) ? 0.6 : 0.2;
}

/** The evidence of the cells alone for a depth: they increase, and exceed a length of pipe. */
const isDepths = ({ numeric, rising, most }: ColumnContent): boolean =>
  numeric >= 0.8 && rising >= 0.6 && most > 60;

function scoreOf(
  vocabulary: KindVocabulary,
  field: string,
  heading: ParsedHeading,
  unit: string | null,
  column: number,
  table: Table,
): number {
  const content = contentOf(table)[column];
  const quantity = vocabulary.fields[field]?.quantity;
  // The rows of further runs leave out what the logs of their section are for.
  const least = field === 'purpose' ? 1 : table.rows.length / 2;
  if (!content || content.filled < least) return 0;
  if (field === 'section') return areNumbers(table, column) ? 0.8 : 0;
  if (field === 'interval') return isRanges(table, column) ? 0.8 : 0;
  if (field === 'shoe' && isRanges(table, column)) return 0.7;
  const byUnit = unitFits(quantity, unit);
  const fit = contentFit(
    vocabulary.kind,
    field,
    { ...columnUse(vocabulary, field, heading, column), unit },
    content,
  );
  if (byUnit < 0 || fit < 0) return 0;
  const words = wordsFor(vocabulary, field, heading);
  const depths = quantity === 'length' && isDepths(content) ? 0.3 : 0;
  if (quantity === undefined && field !== 'grade' && field !== 'thread' && field !== 'role' && words === 0)
    return 0;
  return words + byUnit + depths + (fit === 1 ? 0.5 : 0);
}

/** The columns whose cells fit their fields: a size is a number, and a bore needs a column for its pipe. */
function withoutDubious({ kind }: KindVocabulary, table: Table, columns: Columns): Columns {
  const contents = contentOf(table);
  const sure = Object.entries(columns).filter(([field, use]) => {
    if (!use) return false;
    const { quantity, unit, column } = use;
    const measuresElse = quantity !== null && unit !== null && convert(1, unit, quantity) === null;
    return !measuresElse && (quantity !== 'size' || contentFit(kind, field, use, contents[column]) >= 0);
  });
  const known: Columns = Object.fromEntries(sure);
  if (kind === 'casing' && !known['outer']) delete known['inner'];
  return known;
}

/** Whether a column differs from the depth that is read by the same amount in every row: the same depth in another reference. */
function isSameDepth(table: Table, column: number, read: number | undefined): boolean {
  const contents = contentOf(table);
  const [own, other] = [contents[column]?.values ?? [], contents[read ?? -1]?.values ?? []];
  if (own.length < 3 || own.length !== other.length) return false;
  const differences = own.map((value, at) => value - (other[at] ?? 0));
  return Math.max(...differences) - Math.min(...differences) <= 1 && Math.abs(differences[0] ?? 0) > 1;
}

/** Whether a table with these columns is complete without the field. */
const isInstead = (field: string, columns: Columns): boolean =>
  INSTEAD.some((same) => same.includes(field) && same.some((other) => columns[other]));

/**
 * What unused columns may give of the fields that the kind needs, each field and each column once, the most likely first.
 * It accepts less evidence than the reader does, because an engineer decides. `others` are used for another kind.
 */
export function supposedColumns(
  vocabulary: KindVocabulary,
  table: Table,
  columns: Columns,
  others: Columns = {},
): SupposedColumn[] {
  const known = withoutDubious(vocabulary, table, columns);
  const all = headingsOf(table);
  const headings =
    vocabulary.kind === 'tops' ? withoutExtremes(withoutOffsetWells(ownCase(all, null).headings)) : all;
  const taken = new Set([...Object.values(known), ...Object.values(others)].map((use) => use?.column));
  const wanted = WANTED[vocabulary.kind].filter((field) => !known[field] && !isInstead(field, known));
  const same = { tvd: known['tvdSs']?.column, tvdSs: known['tvd']?.column };
  return wanted
    .flatMap((field, rank) =>
      headings.flatMap((heading, column): SupposedColumn[] => {
        if (taken.has(column)) return [];
        const bare = heading.unit === null ? unitOf(heading.written) : null;
        const isSame = field in same && isSameDepth(table, column, same[field as keyof typeof same]);
        const isKey = KEYS.has(`${vocabulary.kind}.${field}`) ? KEY : 0;
        const found = scoreOf(vocabulary, field, heading, heading.unit ?? bare, column, table);
        const score = isSame ? 1 : found === 0 ? 0 : found + isKey;
        if (score < LEAST) return [];
        return [
          {
            column,
            field: endOf(vocabulary, field, heading.written),
            ...(bare === null ? {} : { unit: bare }),
            score: score - rank / 1000,
          },
        ];
      }),
    )
    .toSorted((a, b) => b.score - a.score);
}

/** Without these a table gives little, so less evidence is needed to ask. */
const KEYS = new Set(['casing.shoe', 'cement.density', 'mud.weight', 'sections.tdAhd', 'logging.purpose']);
const KEY = 0.2;

/** With so much evidence a column gives its field whatever the others give: `TD, MD` and `TD, TVD`. */
const SURE = 1;

/** The best of them that do not exclude each other. */
export function bestOf(supposed: readonly SupposedColumn[]): SupposedColumn[] {
  const chosen: SupposedColumn[] = [];
  for (const one of supposed.map((each) => ({ ...each }))) {
    const clashes = chosen.some(
      (other) =>
        other.column === one.column ||
        other.field === one.field ||
        (one.score < SURE && INSTEAD.some((same) => same.includes(one.field) && same.includes(other.field))),
    );
    if (!clashes) chosen.push(one);
  }
  const inOrder = chosen.toSorted((a, b) => a.column - b.column);
  const [top, shoe] = ['top', 'shoe'].map((field) => inOrder.find((one) => one.field === field));
  // Tables give the top of a string before its end.
  if (top && shoe && top.column > shoe.column) [top.field, shoe.field] = ['shoe', 'top'];
  return inOrder;
}

/** Units that make the figures of columns without one plausible, the most common first. */
export function plausibleUnits(
  table: Table,
  kind: Kind,
  field: string,
  quantity: Quantity,
  column: number,
): string[] {
  const content = contentOf(table)[column];
  const use = { column, heading: '', quantity };
  return (USUAL[quantity] ?? []).filter((unit) => contentFit(kind, field, { ...use, unit }, content) > 0);
}

const USUAL: Partial<Record<Quantity, readonly string[]>> = {
  gradient: ['SG', 'ppg', 'kPa/m', 'kg/m3', 'psi/ft', 'pcf'],
  length: ['m', 'ft'],
  linearMass: ['lb/ft', 'kg/m'],
  pressure: ['psi', 'bar', 'kPa', 'MPa'],
  yieldPoint: ['lb/100 ft2', 'Pa'],
};
