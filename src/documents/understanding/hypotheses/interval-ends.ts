import type { Table } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { Columns, ColumnUse } from '../tables/columns';
import { fold } from '../words/fold';
import type { ParsedHeading } from '../words/headings';
import { parseEnds } from '../words/numbers';
import { convert } from '../units/units';
import { contentOf } from './column-content';
import type { KindVocabulary } from '../words/vocabulary';

/** What a column is called whose cells go from one depth to another. */
const INTERVAL =
  /\b(?:intervall?[oei]?s?|traject|depths?|(?:teufen|tiefen|diepte|dybde)\w*|teufe|tiefe|dyp|profondeurs?|profundidad(?:e?s?)|profondita|cotas?|quot[ae]|tramo|from to|from - to|von bis|van tot|fra til|desde hasta|de ate|da a)\b/;
const VERTICAL = /\b(?:tvd|vertical|vertikal|verticaal|verticale?|verticais)\b/;
const FROM_THE_SEA = /\b(?:tvdss|ss|msl|subsea)\b/;
const FEWEST = 2;
const NEAR = 1.5;

const ENDS = ['tdAhd', 'tdTvd', 'tdTvdSs'];

interface Interval {
  first: number;
  second: number;
}

/** The intervals of a column, row by row, with blanks for rows that have none; null where a cell is something else. */
export function intervalsOf(table: Table, column: number): Interval[] | null {
  const cells = table.rows
    .filter(({ cells: row }) => row.filter((cell) => cell !== '').length > 1)
    .map((row) => (row.cells[column] ?? '').trim())
    .filter((cell) => cell !== '');
  const ends = cells.map((cell) => parseEnds(cell, table.decimalComma));
  return cells.length < FEWEST || ends.includes(null) ? null : ends.filter((end) => end !== null);
}

/** Holes of a well: each begins where the one above it ended. */
const isChained = (ends: readonly Interval[]): boolean =>
  ends.every(
    ({ first, second }, at) =>
      second > first && (at === 0 || Math.abs(first - (ends[at - 1]?.second ?? NaN)) <= NEAR),
  );

/** The column of the intervals, one row of which begins where the one above ended. */
function chainedColumn(headings: readonly ParsedHeading[], table: Table, taken: Set<number>): number {
  return headings.findIndex(({ name, written, unit }, column) => {
    const measuresLength = unit === null || convert(1, unit, 'length') !== null;
    if (taken.has(column) || !measuresLength || FROM_THE_SEA.test(name)) return false;
    if (unit === null && !INTERVAL.test(fold(written))) return false;
    const ends = intervalsOf(table, column);
    return ends !== null && isChained(ends);
  });
}

/**
 * Hole sections by one column of intervals, as mud programmes have it (`460 - 1,380`): each row begins where the one above
 * it ended.
 */
export function withIntervalEnds(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const { hole } = columns;
  for (const field of ENDS) {
    const use = columns[field];
    const ends = hole && use && use.end === undefined ? intervalsOf(table, use.column) : null;
    if (use && ends && isChained(ends)) return { ...columns, [field]: { ...use, end: 'last' } };
  }
  if (!hole || ENDS.some((field) => columns[field])) return columns;
  const column = chainedColumn(headings, table, new Set([hole.column]));
  const heading = headings[column];
  if (!heading) return columns;
  const field = VERTICAL.test(heading.name) ? 'tdTvd' : 'tdAhd';
  const use: ColumnUse = {
    ...columnUse(vocabulary, field, heading, column),
    end: 'last',
    assumed: `the end of "${heading.written}" was taken as the end of the section`,
  };
  const { description, ...others } = columns;
  return {
    ...others,
    ...(description && description.column !== column ? { description } : {}),
    [field]: use,
  };
}

const OF_ITS_SECTION = ['hole', 'casing', 'section', 'interval', 'from', 'to'];
/** Depths of fewer sections do not show that they go down. */
const FEWEST_DEPTHS = 2;

/** Muds by the intervals or the depths alone that they are used to: `Depth | Type | Weight`, as permits have them. */
export function withEndsOfMuds(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const isOfMud = columns['type'] !== undefined && columns['weight'] !== undefined;
  if (!isOfMud || OF_ITS_SECTION.some((field) => columns[field])) return columns;
  const taken = new Set(Object.values(columns).flatMap((use) => use?.column ?? []));
  const chained = chainedColumn(headings, table, taken);
  const depths = headings.flatMap(({ name, written, unit }, column) => {
    const measuresLength = unit === null || convert(1, unit, 'length') !== null;
    const content = contentOf(table)[column];
    const isDepth =
      measuresLength &&
      !taken.has(column) &&
      INTERVAL.test(fold(written)) &&
      !VERTICAL.test(name) &&
      !FROM_THE_SEA.test(name) &&
      content !== undefined &&
      content.values.length >= FEWEST_DEPTHS &&
      content.numeric === 1 &&
      content.rising === 1;
    return isDepth ? [column] : [];
  });
  const [field, column = -1] = chained !== -1 ? ['interval', chained] : ['to', ...depths];
  const heading = headings[column];
  if (!heading || (chained === -1 && depths.length > 1)) return columns;
  const assumed = `"${heading.written}" was taken as the end of the section of each mud`;
  return { ...columns, [field]: { ...columnUse(vocabulary, field, heading, column), assumed } };
}

const OF_PIPE = ['mass', 'grade', 'thread', 'inner', 'drift'];

/** Strings by one column of intervals (`0 - 1,850`), which overlap or begin at the wellhead: from the hanger to the shoe. */
export function withIntervalsOfPipe(
  vocabulary: KindVocabulary,
  columns: Columns,
  headings: readonly ParsedHeading[],
  table: Table,
): Columns {
  const isOfPipe = OF_PIPE.filter((field) => columns[field]).length >= FEWEST;
  if (!columns['outer'] || !isOfPipe || SET_AT.some((field) => columns[field])) return columns;
  const taken = new Set(Object.values(columns).flatMap((use) => use?.column ?? []));
  const column = headings.findIndex(({ name, written, unit }, at) => {
    const measuresLength = unit === null || convert(1, unit, 'length') !== null;
    const isVertical = VERTICAL.test(name) || FROM_THE_SEA.test(name);
    if (taken.has(at) || !measuresLength || isVertical || !INTERVAL.test(fold(written))) return false;
    const ends = intervalsOf(table, at);
    return ends !== null && !isChained(ends) && ends.every(({ first, second }) => second > first);
  });
  const heading = headings[column];
  if (!heading) return columns;
  const endAs = (field: string, end: 'first' | 'last'): ColumnUse => ({
    ...columnUse(vocabulary, field, heading, column),
    end,
  });
  return { ...columns, top: endAs('top', 'first'), shoe: endAs('shoe', 'last') };
}

const SET_AT = ['shoe', 'shoeTvd', 'shoeTvdSs', 'top'];
