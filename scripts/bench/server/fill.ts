import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { sqliteFile } from '@/server/storage/sqlite';
import { owner } from './setting.ts';

/** JSON with the id in it, as an expression of SQL. */
const withId = (id: string, value: (mark: string) => object): string =>
  `'${JSON.stringify(value('@')).replaceAll('@', `' || ${id} || '`)}'`;

const emptyMontage = (id: string) => ({
  id,
  sections_list: [],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [],
});
const topLine = (id: string) => ({ well_name: id, field_name: 'Bergen', field_code: 'BER' });

const statements = (numbers: string, prefix = ''): string[] => [
  `${prefix} insert into versions (montage_id, number, saved_time, saved_by, cause, name, montage)
   select 'm' || n, 1, '2026-01-01T00:00:00.000Z', 'ana@example.com', 'upload', null, ${withId("'m' || n", emptyMontage)}
   from ${numbers}`,
  `insert into montages (id, owner, updated_ms, newest, top_line, name_key, field_key, search_text, field_text, status, changed_by, errors, warnings)
   select montage_id, '${owner}', 1767225600000 + sequence * 1000, sequence, ${withId('montage_id', topLine)},
     montage_id, 'bergen', montage_id || ' bergen ber', 'bergen ber', 'edited', saved_by, sequence % 7, sequence % 3
   from versions`,
  `insert into montage_counts (owner, montages) select owner, count(*) from montages group by owner`,
];

/** Puts montages of one owner into an empty database, by statements of the database's own. */
export async function fillWithMontages(
  count: number,
  databaseUrl: string | undefined,
  folder: string,
): Promise<void> {
  if (databaseUrl === undefined) {
    const db = new DatabaseSync(sqliteFile(folder));
    const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
    db.exec('begin');
    for (const statement of statements('numbers', numbers)) db.exec(statement);
    db.exec('commit; analyze');
    db.close();
    return;
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin');
  for (const statement of statements(`generate_series(1, ${count}) as numbers(n)`))
    await client.query(statement);
  await client.query('commit');
  await client.query('vacuum analyze');
  await client.end();
}
