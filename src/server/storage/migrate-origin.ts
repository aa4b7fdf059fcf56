import { sql, type Kysely } from 'kysely';

/** The columns of this migration's own schema. */
interface Columns {
  montages: { id: string; newest: number; origin: string | null };
  versions: { sequence: number; montage: string };
}

const rowsAtOnce = 100;

/** What no save changes, next to the montage: a save need not read the version before. */
export async function addOrigin(any: Kysely<unknown>): Promise<void> {
  await any.schema.alterTable('montages').addColumn('origin', 'text').execute();
  const db = any as Kysely<Columns>;
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('montages')
      .innerJoin('versions', 'versions.sequence', 'montages.newest')
      .select(['id', 'montage'])
      .where('id', '>', after)
      .where(sql<boolean>`(montage like '%"sources":%' or montage like '%"generation_report":%')`)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    for (const { id, montage } of rows) {
      const { sources, generation_report } = JSON.parse(montage) as Record<string, unknown>;
      const origin = {
        ...(sources !== undefined && { sources }),
        ...(generation_report !== undefined && { generation_report }),
      };
      await db
        .updateTable('montages')
        .set({ origin: Object.keys(origin).length === 0 ? null : JSON.stringify(origin) })
        .where('id', '=', id)
        .execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
