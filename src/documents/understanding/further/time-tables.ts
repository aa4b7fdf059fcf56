import type { Origin, Origins } from '../../facts';
import type { StepTimeFact } from '../../rock-facts';
import type { Columns } from '../tables/columns';
import { fold } from '../words/fold';
import { areOnlySizes, TOTAL } from '../plan/plan-steps';
import { areTimesPlanned, FEWEST_TIMED } from '../plan/planned-times';
import type { RowReader } from '../tables/row-reader';
import { areDone, areOfOneJob } from '../vocabulary/other-steps';
import { rowsOf } from './further-table';
import type { FurtherTable } from './further-table';
import { currencyIn, timeColumns, timeUnit } from './time-columns';
import type { TimeColumns } from './time-columns';

const HOURS_A_DAY = 24;
const LONGEST_DAYS = 400;
const DRILLED = /\b(?:drill(?:ing)?|bohr\w*|boren|boor\w*|bore|forer|forage|perfora\w*|perfura\w*)\b/;

/** What a value of a row is, with the way it was found. */
interface Found {
  value: number;
  origin?: Origin | undefined;
}

/** Whether the rows of a table of times are the steps of a plan, where no other table has any. */
export const isPlanOfTimes = ({ table, title }: FurtherTable, times: readonly StepTimeFact[]): boolean =>
  times.length >= FEWEST_TIMED &&
  areTimesPlanned(title, table.headings) &&
  !areOnlySizes(times.map((time) => time.title)) &&
  !areDone(times.map((time) => time.title)) &&
  !areOfOneJob(times.map((time) => time.title));

/** The rows of a table of times, in the order of the table; empty if it is none. */
export function readTimeTable(table: FurtherTable): StepTimeFact[] {
  const columns = timeColumns(table);
  if (!columns) return [];
  const rows = rowsOf(table, columnUses(table, columns)).filter(
    (row) => row.text('title') !== null && !TOTAL.test(row.text('title') ?? ''),
  );
  const depths = depthsOf(rows, columns);
  return rows.flatMap((row, index): StepTimeFact[] => {
    const title = row.text('title');
    const days = daysOf(table, columns, row, rows[index - 1], index === 0);
    if (title === null || !days) return [];
    const money = moneyOf(table, columns, row, days.likely);
    const depth = depths[index];
    const all = { ...days, ...money, ...depth };
    const origins: Origins = Object.fromEntries(
      Object.entries(all).flatMap(([field, found]) =>
        found?.origin ? [[FIELDS[field as keyof typeof FIELDS], found.origin]] : [],
      ),
    );
    const ofTitle = row.origins({ title: 'title' });
    const valueOf = (field: keyof typeof FIELDS) =>
      (all as Partial<Record<string, Found>>)[field]?.value ?? null;
    return [
      {
        title,
        fromAhdM: valueOf('from'),
        toAhdM: valueOf('to'),
        lowDays: valueOf('low'),
        likelyDays: valueOf('likely'),
        highDays: valueOf('high'),
        dayRateUsd: valueOf('dayRate'),
        fixedCostUsd: valueOf('fixedCost'),
        source: row.source(),
        origins: { ...origins, ...ofTitle },
        ...orderFlags(days),
      },
    ];
  });
}

const FIELDS = {
  from: 'fromAhdM',
  to: 'toAhdM',
  low: 'lowDays',
  likely: 'likelyDays',
  high: 'highDays',
  dayRate: 'dayRateUsd',
  fixedCost: 'fixedCostUsd',
} as const;

const columnUses = (table: FurtherTable, columns: TimeColumns): Columns =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([field, column]: [string, number]) => {
      const heading = table.headings[column];
      if (!heading) return [];
      const quantity = /depth/i.test(field) ? ('length' as const) : null;
      return [[field, { column, heading: heading.written, unit: heading.unit, quantity }]];
    }),
  );

type Days = Partial<Record<'low' | 'likely' | 'high', Found>>;

const noted = (origin: Origin | undefined, note: string | null, isAssumed = false): Origin | undefined =>
  origin === undefined || note === null
    ? origin
    : {
        ...origin,
        certainty: isAssumed ? 'assumed' : origin.certainty === 'read' ? 'converted' : origin.certainty,
        note: [note, origin.note].filter(Boolean).join('; '),
      };

/** The figure of a cell in days, by the unit behind it or that of its heading. */
function daysIn(table: FurtherTable, column: number, row: RowReader, field: string): Found | null {
  const measured = row.measured(field);
  if (!measured || measured.value < 0) return null;
  const rest = measured.rest.trim();
  const own = rest === '' ? null : timeUnit(rest);
  if (rest !== '' && own === null) return null;
  const unit = own ?? timeUnit(table.headings[column]?.written ?? '');
  if (unit === null) return null;
  const value = unit === 'hours' ? Number((measured.value / HOURS_A_DAY).toFixed(6)) : measured.value;
  const note = unit === 'hours' ? 'hours to days' : null;
  return value > LONGEST_DAYS ? null : { value, origin: noted(row.origin(field), note) };
}

function daysOf(
  table: FurtherTable,
  columns: TimeColumns,
  row: RowReader,
  before: RowReader | undefined,
  isFirst: boolean,
): Days | null {
  const at = (field: 'low' | 'likely' | 'high') =>
    columns[field] === -1 ? null : daysIn(table, columns[field], row, field);
  const likely = columns.likely === -1 ? difference(table, columns, row, before, isFirst) : at('likely');
  if (!likely) return null;
  const [one, other] = [at('low'), at('high')];
  if (!one || !other) return { likely };
  const isReversed = one.value > other.value;
  const [low, high] = isReversed ? [other, one] : [one, other];
  const isPercentile = [columns.low, columns.high].some((column) =>
    /p ?\d0/i.test(table.headings[column]?.written ?? ''),
  );
  const note = isPercentile ? 'the 10 % and 90 % values were read as the shortest and the longest' : null;
  return {
    likely,
    low: { ...low, origin: noted(low.origin, note, isPercentile) },
    high: { ...high, origin: noted(high.origin, note, isPercentile) },
  };
}

/** The days of a step from the cumulative ones at its end and at the end of the step before. */
function difference(
  table: FurtherTable,
  columns: TimeColumns,
  row: RowReader,
  before: RowReader | undefined,
  isFirst: boolean,
): Found | null {
  const end = daysIn(table, columns.cumulative, row, 'cumulative');
  const start = isFirst ? { value: 0 } : before && daysIn(table, columns.cumulative, before, 'cumulative');
  if (!end || !start || end.value < start.value) return null;
  return {
    value: Number((end.value - start.value).toFixed(6)),
    origin: noted(
      end.origin,
      'the difference of the cumulative days, read as those at the end of the step',
      true,
    ),
  };
}

/** Durations out of order are kept and marked. */
function orderFlags({ low, likely, high }: Days): Pick<StepTimeFact, 'fieldFlags'> {
  if (!low || !high || !likely || (low.value <= likely.value && likely.value <= high.value)) return {};
  const why =
    'The likely duration is not between the shortest and the longest: check all three in the document.';
  return { fieldFlags: { lowDays: why, likelyDays: why, highDays: why } };
}

const BARE_DEPTH =
  'read as along the hole, and as the depth at the end of the step: the drilling steps reach it';

/** The depths of the steps: from two columns, or from one of the depths at their ends. */
function depthsOf(rows: readonly RowReader[], columns: TimeColumns): Partial<Record<'from' | 'to', Found>>[] {
  const found = (
    row: RowReader | undefined,
    field: string,
    note: string | null = null,
  ): Found | undefined => {
    const value = row?.value(field) ?? null;
    return value === null || value < 0
      ? undefined
      : { value, origin: noted(row?.origin(field), note, note !== null) };
  };
  const both = (from: Found | undefined, to: Found | undefined) => ({
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  });
  if (columns.fromDepth !== -1 && columns.toDepth !== -1)
    return rows.map((row) => both(found(row, 'fromDepth'), found(row, 'toDepth')));
  if (columns.depth === -1 || !areEndDepths(rows)) return rows.map(() => ({}));
  return rows.map((row, index) => {
    const to = found(row, 'depth', BARE_DEPTH);
    const above = found(rows[index - 1], 'depth', `${BARE_DEPTH}; the depth at the end of the step before`);
    return both(to && above && above.value <= to.value ? above : undefined, to);
  });
}

/** Whether each drilling step has a depth below that of the step before it. */
function areEndDepths(rows: readonly RowReader[]): boolean {
  const drilled = rows.flatMap((row, index) => {
    const [own, before] = [row.value('depth'), rows[index - 1]?.value('depth') ?? 0];
    return DRILLED.test(fold(row.text('title') ?? '')) && own !== null ? [own > before] : [];
  });
  return drilled.length > 0 && drilled.every(Boolean);
}

const THOUSANDS =
  /\bk ?(?:usd|\$|us\$)|\b(?:usd|\$) ?k\b|\bthousand|\b1[,.]?000 ?(?:usd|\$)|\bx ?1[,.]?000\b/;
const MILLIONS = /\b(?:mm|m|mln|million) ?(?:usd|us\$|\$)|(?:usd|\$) ?(?:mm|m|mln|million)\b/;
/** A cost that is the days times the rate is nothing besides it. */
const SAME_COST = 0.01;

/** The cost of a step in US dollars; other currencies are not used, and the report says so. */
function moneyOf(
  table: FurtherTable,
  columns: TimeColumns,
  row: RowReader,
  likely: Found | undefined,
): Partial<Record<'dayRate' | 'fixedCost', Found>> {
  const at = (field: 'dayRate' | 'fixedCost' | 'cost'): Found | null => {
    const measured = columns[field] === -1 ? null : row.measured(field);
    if (!measured) return null;
    const written = `${table.headings[columns[field]]?.written ?? ''} ${row.written(field)}`;
    const currency = currencyIn(written) ?? currencyIn(table.title);
    if (currency !== 'USD') {
      const said = currency === null ? 'its currency is not written' : `it is in ${currency}`;
      const remark = `${table.headings[columns[field]]?.written ?? 'Cost'}: left out, because ${said}, and a montage keeps costs in USD.`;
      if (!table.log.remarks.includes(remark)) table.log.remarks.push(remark);
      return null;
    }
    const words = fold(written);
    const factor = MILLIONS.test(words) ? 1_000_000 : THOUSANDS.test(words) ? 1000 : 1;
    const note = factor === 1 ? null : `times ${factor}`;
    return { value: measured.value * factor, origin: noted(row.origin(field), note) };
  };
  const [dayRate, fixedCost, cost] = [at('dayRate'), at('fixedCost'), at('cost')];
  const rate = dayRate ? { dayRate } : {};
  if (fixedCost || !cost) return { ...rate, ...(fixedCost ? { fixedCost } : {}) };
  if (!dayRate)
    return {
      fixedCost: {
        ...cost,
        origin: noted(
          cost.origin,
          'the cost of the step, read as one that does not depend on its days',
          true,
        ),
      },
    };
  const rest = cost.value - dayRate.value * (likely?.value ?? 0);
  if (rest < -SAME_COST * cost.value) return rate;
  if (rest <= SAME_COST * cost.value) return rate;
  return {
    ...rate,
    fixedCost: {
      value: Number(rest.toFixed(2)),
      origin: noted(cost.origin, 'the cost of the step less its days at the day rate', true),
    },
  };
}
