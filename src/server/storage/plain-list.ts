import type { Selectable } from 'kysely';
import type { MontageQuery } from '@/backend/ports';
import type { Within } from './record-table';
import type { Engine, Schema } from './schema';
import { statement } from './statement';

/** What the list shows of a montage. */
export const listRowColumns = [
  'id',
  'updated_ms',
  'top_line',
  'status',
  'changed_by',
  'folder',
  'total_depth',
  'errors',
  'warnings',
] as const;

export type ListRow = Pick<Selectable<Schema['montages']>, (typeof listRowColumns)[number]>;
type Kind = Engine['kind'];
type Statement<Row> = ReturnType<typeof statement<Row>>;

const newestFirst = 'order by updated_ms desc, newest desc';

/** One statement for each number of owners: a person has one or two, and there may be montages of no one. */
function forOwners<Row>(
  textOf: (owners: number, kind: Kind) => string,
): (owners: number, kind: Kind) => Statement<Row> {
  const known = new Map<string, Statement<Row>>();
  return (owners, kind) => {
    const key = `${kind} ${owners}`;
    const found = known.get(key) ?? statement<Row>(textOf(owners, kind));
    known.set(key, found);
    return found;
  };
}

/**
 * Of one owner, a walk along the index. Of several, a walk for each, because `owner in (...)` would sort all of them. SQLite
 * merges the walks as it goes. PostgreSQL sorts what they return, and so each of them has a limit.
 */
const pageFor = forOwners<ListRow>((owners, kind) => {
  const columns = `select ${listRowColumns.join(', ')} from montages`;
  const which = 'where owner = ? and folder = ?';
  if (owners === 1) return `${columns} ${which} ${newestFirst} limit ? offset ?`;
  const walk = `select id, updated_ms, newest from montages ${which}`;
  const ended = kind === 'sqlite' ? walk : `${walk} ${newestFirst} limit ?`;
  const walks = Array.from({ length: owners }, () => `select * from (${ended}) as walk`).join(' union all ');
  return `${columns}
    where id in (select id from (${walks} ${newestFirst} limit ? offset ?) as page) ${newestFirst}`;
});

/** A page of the list as it is opened: of one folder, newest first. */
export async function plainPage(
  within: Within,
  owners: readonly string[],
  { folder = 'current', skip, take }: MontageQuery,
): Promise<ListRow[]> {
  if (owners.length === 0) return [];
  const end = within.kind === 'sqlite' || owners.length === 1 ? [] : [skip + take];
  const walks = owners.flatMap((owner) => [owner, folder, ...end]);
  return pageFor(owners.length, within.kind)(within, [...walks, take, skip]);
}

const countsFor = forOwners<Pick<Schema['montage_counts'], 'owner' | 'montages'>>(
  (owners) =>
    `select owner, montages from montage_counts where owner in (${Array.from({ length: owners }, () => '?').join(', ')})`,
);

/** A page of the folder `current`, and its total. Only the owners who have montages there are walked: their counts are kept. */
export async function currentPage(
  within: Within,
  owners: readonly string[],
  query: MontageQuery,
): Promise<{ rows: ListRow[]; total: number }> {
  const counts = await countsFor(owners.length, within.kind)(within, owners);
  const some = counts.filter(({ montages }) => montages > 0).map(({ owner }) => owner);
  return {
    rows: await plainPage(within, some, query),
    total: counts.reduce((sum, { montages }) => sum + montages, 0),
  };
}
