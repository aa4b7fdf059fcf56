import { sql } from 'kysely';
import type { Engine } from './schema';

/** Every row of every table, with the name of its table. */
export async function contentsOf({ reading }: Pick<Engine, 'reading'>): Promise<unknown[]> {
  const tables = await reading.introspection.getTables();
  const rows = await Promise.all(
    tables.map(async ({ name }) => {
      const found = await sql<object>`select * from ${sql.table(name)}`.execute(reading);
      return found.rows.map((row) => ({ ...row, table: name }));
    }),
  );
  return rows.flat();
}
