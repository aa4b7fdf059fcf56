import type { SlurryFact } from '../facts';
import { columnUse } from './columns';
import type { Columns } from './columns';
import { foldName } from './fold';
import type { ParsedHeading } from './headings';

import type { KindVocabulary } from './vocabulary';
import { SLURRY_ROLES } from './vocabulary/roles';

interface WideSlurry {
  role: SlurryFact['role'];
  columns: Columns;
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
    else if (under && (times + own >= slurries.length || slurries.length === 1))
      take(under.columns, field, heading, column);
  }
  return slurries.map(({ role, columns }) => ({ role, columns: { ...shared, ...columns } }));
}
