import type { SlurryFact } from '../../facts';
import type { Table, TableRow } from '../../readers/table';
import { columnUse } from '../tables/columns';
import type { ColumnUse, Columns } from '../tables/columns';
import { foldName } from '../words/fold';
import type { ParsedHeading } from '../words/headings';

import type { KindVocabulary } from '../words/vocabulary';
import { SLURRY_ROLES } from '../vocabulary/roles';

interface WideSlurry {
  role: SlurryFact['role'];
  columns: Columns;
  /** A column with the top of the whole job, which is that of the uppermost slurry in each row. */
  topOfJob?: ColumnUse;
}

/** The columns of one slurry; the rest of a row (sizes, remarks) belongs to the job. */
const OF_A_SLURRY = new Set(['type', 'density', 'excess', 'topOfCement', 'additives']);

const PREFIXES = SLURRY_ROLES.flatMap(({ role, names }) =>
  names.map((name) => ({ role, key: foldName(name) })),
).toSorted((a, b) => b.key.length - a.key.length);

function inGroup(
  vocabulary: KindVocabulary,
  key: string,
): { role: SlurryFact['role']; field: string } | null {
  for (const { role, key: prefix } of PREFIXES) {
    if (!key.startsWith(prefix)) continue;
    const field = vocabulary
      .named(key.slice(prefix.length))
      .find((named) => OF_A_SLURRY.has(named.field))?.field;
    if (field !== undefined) return { role, field };
  }
  return null;
}

/**
 * The slurries of a cement table with one row per casing, and the columns of its lead and its tail side by side: `Lead
 * density`, `Tail density`; or `Lead` over a group of columns, of which only the first may have the word.
 * Empty for a table with one row per slurry.
 */
export function wideSlurries(vocabulary: KindVocabulary, headings: readonly ParsedHeading[]): WideSlurry[] {
  const shared: Columns = {};
  const slurries: WideSlurry[] = [];
  const take = (columns: Columns, field: string, heading: ParsedHeading, column: number) => {
    columns[field] ??= columnUse(vocabulary, field, heading, column);
  };
  const bare: { field: string; heading: ParsedHeading; column: number; under: WideSlurry | null }[] = [];
  headings.forEach((heading, column) => {
    const grouped = heading.key === '' ? null : inGroup(vocabulary, heading.key);
    if (grouped) {
      let slurry = slurries.find(({ role }) => role === grouped.role);
      if (!slurry) slurries.push((slurry = { role: grouped.role, columns: {} }));
      take(slurry.columns, grouped.field, heading, column);
      return;
    }
    const field = vocabulary.named(heading.key)[0]?.field;
    if (field === undefined) return;
    if (OF_A_SLURRY.has(field)) bare.push({ field, heading, column, under: slurries.at(-1) ?? null });
    else take(shared, field, heading, column);
  });
  if (slurries.length === 0) return [];
  let topOfJob: ColumnUse | undefined;
  for (const { field, heading, column, under } of bare) {
    // The word is over every group, or its only column belongs to the whole row.
    const times = bare.filter((other) => other.field === field).length;
    const own = slurries.filter(({ columns }) => columns[field]?.heading !== undefined).length;
    // One excess of the whole job is that of each of its slurries.
    if (field === 'excess' && times === 1 && own === 0 && slurries.length > 1)
      shared['excess'] = {
        ...columnUse(vocabulary, field, heading, column),
        assumed: `"${heading.written}" is given once for the job, and was read for each of its slurries`,
      };
    else if (field === 'topOfCement' && times === 1 && own === 0 && slurries.length > 1)
      topOfJob = {
        ...columnUse(vocabulary, field, heading, column),
        assumed: `"${heading.written}" is given once for the job, and was read for its uppermost slurry`,
      };
    else if (under && (times + own >= slurries.length || slurries.length === 1))
      take(under.columns, field, heading, column);
  }
  return slurries.map(({ role, columns }) => ({
    role,
    columns: { ...shared, ...columns },
    ...(topOfJob ? { topOfJob } : {}),
  }));
}

/** From the top of the hole to its bottom. */
const DOWNWARDS: readonly SlurryFact['role'][] = ['top_fill', 'lead', 'tail', 'liner'];

const NO_VALUE = /^\s*(?:[-\u2013\u2014?]*|n\/?a|none|nil|keine|geen|ingen|n\.v\.t\.|s\.o\.)\s*$/i;

/** The table of a slurry with the top of the whole job only in the rows in which no slurry comes up higher. */
export function withTopOfJob(
  slurry: WideSlurry,
  all: readonly WideSlurry[],
  table: Table,
): { table: Table; columns: Columns } {
  const { topOfJob, columns } = slurry;
  if (!topOfJob) return { table, columns };
  const isIn = (one: WideSlurry, { cells }: TableRow) =>
    ['type', 'density'].some((field) => {
      const column = one.columns[field]?.column;
      return column !== undefined && !NO_VALUE.test(cells[column] ?? '');
    });
  const rows = table.rows.map((row) => {
    const [upper] = all
      .filter((one) => isIn(one, row))
      .toSorted((a, b) => DOWNWARDS.indexOf(a.role) - DOWNWARDS.indexOf(b.role));
    return upper === slurry
      ? row
      : { ...row, cells: row.cells.map((cell, column) => (column === topOfJob.column ? '' : cell)) };
  });
  return { table: { ...table, rows }, columns: { ...columns, topOfCement: topOfJob } };
}
