import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { MontageFolder, MontageStatus } from '@/api/generated/model';
import type { MontageQuery, MontageSummary, Tables } from '@/backend/ports';
import type { Within } from './record-table';
import type { Db, Schema } from './schema';

type Rows = SelectQueryBuilder<Schema, 'montages', object>;
type List = Awaited<ReturnType<Tables['montages']['list']>>;

/** The list as it is opened: of one folder, newest first. */
const isPlain = ({
  words = [],
  field,
  status,
  sort = 'updated_time',
  ascending = false,
  ...rest
}: MontageQuery) =>
  words.length === 0 &&
  field === undefined &&
  status === undefined &&
  sort === 'updated_time' &&
  !ascending &&
  rest.changedFromMs === undefined &&
  rest.changedBeforeMs === undefined &&
  rest.hasFindings === undefined;

/**
 * The ids of a page, by a walk along the index for each owner, which ends where the page does; `owner in (...)` would sort all of
 * them. SQLite merges the walks as it goes. PostgreSQL sorts what they return, and so each of them has a limit.
 */
function walkIndex({ db, kind }: Within, owners: readonly string[], query: MontageQuery) {
  const { folder = 'current', skip, take } = query;
  const columns = ['id', 'updated_ms', 'newest'] as const;
  const of = (owner: string) => {
    const walk = db
      .selectFrom('montages')
      .select(columns)
      .where('owner', '=', owner)
      .where('folder', '=', folder);
    const ended =
      kind === 'sqlite'
        ? walk
        : walk
            .orderBy('updated_ms', 'desc')
            .orderBy('newest', 'desc')
            .limit(skip + take);
    return db.selectFrom(ended.as('walk')).select(columns);
  };
  const [first, ...others] = owners.map(of);
  const walks = others
    .reduce((union, other) => union.unionAll(other), first!)
    .orderBy('updated_ms', 'desc')
    .orderBy('newest', 'desc')
    .limit(take)
    .offset(skip);
  return db.selectFrom(walks.as('walks')).select('id');
}

const findings = sql<number>`montages.errors + montages.warnings`;

function matching({ db, kind }: Within, owners: readonly string[], query: MontageQuery): Rows {
  const { folder = 'current', words = [], field, status, hasFindings } = query;
  const { changedFromMs, changedBeforeMs } = query;
  // Not `like`, which has characters of its own.
  const contains = (column: 'search_text' | 'field_text', text: string) =>
    kind === 'sqlite'
      ? sql<boolean>`instr(${sql.ref(column)}, ${text}) > 0`
      : sql<boolean>`strpos(${sql.ref(column)}, ${text}) > 0`;
  let rows: Rows = db.selectFrom('montages').where('owner', 'in', owners).where('folder', '=', folder);
  for (const word of words) rows = rows.where(contains('search_text', word));
  if (field !== undefined) rows = rows.where(contains('field_text', field));
  if (status !== undefined) rows = rows.where('status', '=', status);
  if (changedFromMs !== undefined) rows = rows.where('updated_ms', '>=', changedFromMs);
  if (changedBeforeMs !== undefined) rows = rows.where('updated_ms', '<', changedBeforeMs);
  if (hasFindings !== undefined) rows = rows.where(findings, hasFindings ? '>' : '=', 0);
  return rows;
}

function sortKey({ kind }: Within, sort: NonNullable<MontageQuery['sort']>): RawBuilder<unknown> {
  // By code units, in every database the same.
  const text = (column: string) =>
    kind === 'sqlite' ? sql`${sql.ref(column)}` : sql`${sql.ref(column)} collate "C"`;
  switch (sort) {
    case 'name':
      return text('montages.name_key');
    case 'field':
      return text('montages.field_key');
    case 'status':
    case 'changed_by':
      return text(`montages.${sort}`);
    case 'findings':
      return findings;
    case 'total_depth':
      return sql.ref('montages.total_depth');
    case 'updated_time':
      return sql.ref('montages.updated_ms');
  }
}

function inOrder(
  rows: Rows,
  within: Within,
  { sort = 'updated_time', ascending = false }: MontageQuery,
): Rows {
  const key = sortKey(within, sort);
  return rows
    .orderBy(sql`${key} is null`)
    .orderBy(key, ascending ? 'asc' : 'desc')
    .orderBy('montages.updated_ms', 'desc')
    .orderBy('montages.newest', 'desc');
}

async function totalOf(within: Within, owners: readonly string[], query: MontageQuery): Promise<number> {
  if (isPlain(query) && (query.folder ?? 'current') === 'current') return currentTotal(within.db, owners);
  const { count } = await matching(within, owners, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function currentTotal(db: Db, owners: readonly string[]): Promise<number> {
  const counts = await db
    .selectFrom('montage_counts')
    .select('montages')
    .where('owner', 'in', owners)
    .execute();
  return counts.reduce((sum, { montages }) => sum + montages, 0);
}

const columns = [
  'montages.id',
  'updated_ms',
  'top_line',
  'status',
  'changed_by',
  'folder',
  'total_depth',
  'errors',
  'warnings',
] as const;

/** The ids of the page first, and then what the list shows of them: a row is wide, and a far page passes many. */
async function pageOf(
  within: Within,
  owners: readonly string[],
  query: MontageQuery,
): Promise<MontageSummary[]> {
  const ids = isPlain(query)
    ? walkIndex(within, owners, query)
    : inOrder(matching(within, owners, query), within, query)
        .select('montages.id')
        .limit(query.take)
        .offset(query.skip);
  const rows = await inOrder(
    within.db.selectFrom('montages').where('montages.id', 'in', ids) as Rows,
    within,
    query,
  )
    .select(columns)
    .execute();
  return rows.map(({ id, updated_ms, top_line, status, folder, ...row }) => ({
    id,
    updated_time: new Date(updated_ms).toISOString(),
    top_line_item: top_line === null ? null : (JSON.parse(top_line) as MontageSummary['top_line_item']),
    status: status as MontageStatus | null,
    changed_by: row.changed_by,
    folder: folder as MontageFolder,
    figures:
      row.errors === null || row.warnings === null
        ? null
        : { total_depth: row.total_depth, errors: row.errors, warnings: row.warnings },
  }));
}

export async function listMontages(within: Within, query: MontageQuery): Promise<List> {
  const owners = [...new Set([...query.owners, ''])];
  const [montages, total] = await Promise.all([
    pageOf(within, owners, query),
    totalOf(within, owners, query),
  ]);
  return { total, montages };
}
