import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { MontageFolder, MontageStatus } from '@/api/generated/model';
import type { MontageQuery, MontageSummary, Tables } from '@/backend/ports';
import type { Within } from './record-table';
import { currentPage, listRowColumns, plainPage, type ListRow } from './plain-list';
import type { Schema } from './schema';

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
  const { count } = await matching(within, owners, query)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The ids of the page first, and then what the list shows of them: a row is wide, and a far page passes many. */
async function pageOf(within: Within, owners: readonly string[], query: MontageQuery): Promise<ListRow[]> {
  if (isPlain(query)) return plainPage(within, owners, query);
  const ids = inOrder(matching(within, owners, query), within, query)
    .select('montages.id')
    .limit(query.take)
    .offset(query.skip);
  return inOrder(within.db.selectFrom('montages').where('montages.id', 'in', ids) as Rows, within, query)
    .select(listRowColumns)
    .execute();
}

const summaryOf = ({ id, updated_ms, top_line, status, folder, ...row }: ListRow): MontageSummary => ({
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
});

export async function listMontages(within: Within, query: MontageQuery): Promise<List> {
  const owners = [...new Set([...query.owners, ''])];
  const { rows, total } =
    isPlain(query) && (query.folder ?? 'current') === 'current'
      ? await currentPage(within, owners, query)
      : { rows: await pageOf(within, owners, query), total: await totalOf(within, owners, query) };
  return { total, montages: rows.map(summaryOf) };
}
