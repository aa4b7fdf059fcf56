import { sql, type Kysely } from 'kysely';
import { headOf } from '@/backend/montage-head';
import type { StoredMontage } from '@/backend/records';

/** The columns of this migration's own schema: a later one may have others. */
interface Columns {
  montages: {
    id: string;
    newest: number;
    top_line: string | null;
    name_key: string | null;
    field_key: string | null;
    search_text: string;
    field_text: string;
    status: string | null;
    changed_by: string | null;
  };
  versions: { sequence: number; saved_by: string | null; cause: string | null };
}

const rowsAtOnce = 500;

/** From what a list showed until now; the figures follow once the server runs, because they need the whole montages. */
async function fill(db: Kysely<Columns>): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('montages')
      .innerJoin('versions', 'versions.sequence', 'montages.newest')
      .select(['id', 'top_line', 'saved_by', 'cause'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    for (const { id, top_line, saved_by, cause } of rows) {
      const { nameKey, fieldKey, searchText, fieldText, status } = headOf({
        id,
        top_line_item: top_line === null ? null : JSON.parse(top_line),
        ...(saved_by !== null && { saved_by }),
        ...(cause !== null && { cause }),
      } as StoredMontage);
      await db
        .updateTable('montages')
        .set({
          name_key: nameKey,
          field_key: fieldKey,
          search_text: searchText,
          field_text: fieldText,
          status,
          changed_by: saved_by,
        })
        .where('id', '=', id)
        .execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** What the list of montages is searched, filtered and sorted by. */
export async function addMontageList(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  // One column a statement, because SQLite has no other way.
  const add = (name: string, type: 'text' | 'integer' | 'double precision', initial?: string) =>
    schema
      .alterTable('montages')
      .addColumn(name, type, (c) => (initial === undefined ? c : c.notNull().defaultTo(initial)))
      .execute();
  await add('folder', 'text', 'current');
  for (const name of ['name_key', 'field_key', 'status', 'changed_by']) await add(name, 'text');
  for (const name of ['search_text', 'field_text']) await add(name, 'text', '');
  await add('total_depth', 'double precision');
  for (const name of ['errors', 'warnings']) await add(name, 'integer');
  await fill(db as Kysely<Columns>);
  // With the id, so that a walk to a far page reads the index alone.
  await schema
    .createIndex('montages_by_folder')
    .on('montages')
    .columns(['owner', 'folder', 'updated_ms desc', 'newest desc', 'id'])
    .execute();
  await schema.dropIndex('montages_by_owner').execute();
  await schema
    .createIndex('montages_without_figures')
    .on('montages')
    .column('owner')
    .where(sql.ref('errors'), 'is', null)
    .execute();
}
