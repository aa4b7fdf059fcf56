import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { describe, expect, it, onTestFinished } from 'vitest';
import { localMessages } from './messages';
import { NewerDatabase } from './migrate';
import { addMontageList } from './migrate-montage-list';
import { addOrigin } from './migrate-origin';
import { storageOn } from './open-storage';
import type { Engine } from './schema';

type Open = (more?: Record<string, Migration>) => Promise<Engine>;

/** Changes the schema and the data. */
const second: Migration = {
  async up(db) {
    await db.schema.alterTable('organisations').addColumn('country', 'text').execute();
    await db.schema.createTable('regions').addColumn('id', 'text').execute();
    await sql`insert into regions (id) values ('north')`.execute(db);
  },
};

const tablesOf = async ({ reading }: Engine) =>
  (await reading.introspection.getTables()).map(({ name }) => name);

/** A montage as the first server stored it. */
async function storeFirstMontage({ transaction }: Engine): Promise<void> {
  const top = JSON.stringify({ well_name: 'Well 7 \uD83D', field_name: 'Åsgard', field_code: null });
  await transaction(async (db) => {
    await sql`insert into versions (montage_id, number, saved_time, saved_by, cause, montage)
      values ('m', 1, '2026-01-01T00:00:00.000Z', 'ana@example.com', 'generation',
        '{"id":"m","sources":{"a":1},"generation_report":{}}')`.execute(db);
    await sql`insert into montages (id, owner, updated_ms, newest, top_line)
      values ('m', 'person:p', 5, (select sequence from versions), ${top})`.execute(db);
    await sql`insert into montage_counts (owner, montages) values ('person:p', 1)`.execute(db);
  });
}

/** @param empty gives the function that opens an empty database, with migrations in addition to those of the server. */
export function describeMigrations(name: string, empty: () => Promise<Open>): void {
  const setUp = async () => {
    const open = await empty();
    return async (more?: Record<string, Migration>) => {
      const engine = await open(more);
      onTestFinished(() => engine.close());
      return engine;
    };
  };

  describe(name, () => {
    it('is made once by servers that start at once', async () => {
      const open = await setUp();
      const engines = await Promise.all([open(), open(), open()]);
      const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
        engines[0]!.reading,
      );
      expect(rows.map((row) => row.name)).toEqual([
        '0001-first',
        '0002-montage-list',
        '0003-origin',
        '0004-compression',
      ]);
      expect(await tablesOf(engines[1]!)).toContain('montages');
    });

    it('lists the montages of the first server', async () => {
      const open = await setUp();
      const later = { '0002-montage-list': { up: async () => {} }, '0003-origin': { up: async () => {} } };
      await storeFirstMontage(await open(later));
      const engine = await open({
        ...later,
        '9998-montage-list': { up: addMontageList },
        '9999-origin': { up: addOrigin },
      });
      const { store } = storageOn(engine, localMessages());
      const { total, montages } = await store.read((tables) =>
        tables.montages.list({ owners: ['person:p'], skip: 0, take: 10, words: ['well', 'asgard', 'ana'] }),
      );
      expect(total).toBe(1);
      expect(montages[0]).toMatchObject({
        id: 'm',
        status: 'generated',
        changed_by: 'ana@example.com',
        folder: 'current',
        figures: null,
      });
      expect(await store.read((tables) => tables.montages.withoutFigures({ after: '', take: 2 }))).toEqual([
        'm',
      ]);
      const { origin } = await engine.reading
        .selectFrom('montages')
        .select('origin')
        .executeTakeFirstOrThrow();
      expect(JSON.parse(origin!)).toEqual({ sources: { a: 1 }, generation_report: {} });
    });

    it('is extended by a newer server, and refused by the older one then', async () => {
      const open = await setUp();
      const engine = await open();
      const entry = { time: 't', person: 'p', operation: 'o', subject: 's' };
      await engine.transaction((db) => db.insertInto('audit').values(entry).execute());
      const newer = await open({ '9999-second': second });
      expect(await tablesOf(newer)).toContain('regions');
      expect(await newer.reading.selectFrom('audit').select('subject').execute()).toEqual([{ subject: 's' }]);
      const refused = open();
      await expect(refused).rejects.toThrow(NewerDatabase);
      await expect(refused).rejects.toThrow(/newer version of the server \(9999-second\)/);
    });

    it('has nothing of a migration that fails half-way, and takes it when it is repaired', async () => {
      const open = await setUp();
      await open();
      const failing: Migration = {
        async up(db) {
          await second.up(db);
          throw new Error('Half-way.');
        },
      };
      await expect(open({ '9999-second': failing })).rejects.toThrow('Half-way.');
      const before = await open();
      expect(await tablesOf(before)).not.toContain('regions');
      const [organisations] = (await before.reading.introspection.getTables()).filter(
        (table) => table.name === 'organisations',
      );
      expect(organisations!.columns.map((column) => column.name)).not.toContain('country');
      expect(await tablesOf(await open({ '9999-second': second }))).toContain('regions');
    });
  });
}
