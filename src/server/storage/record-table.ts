import type { Kysely } from 'kysely';
import type { Table } from '@/backend/ports';
import type { Db, Engine, Schema } from './schema';
import type { FindUser } from './user-lookups';

/** What the tables of one `read` or `transaction` have in common. */
export interface Within extends Pick<Engine, 'kind' | 'nowMs'> {
  db: Db;
  /** Whether `find` locks what it finds: in a transaction of PostgreSQL. SQLite has one writer. */
  locks: boolean;
  /** Instead of a statement on `db`, where the caller is in no transaction. */
  findUser?: FindUser;
}

type RecordTables = 'organisations' | 'users' | 'layouts' | 'document_sets';

/** The records that a transaction has read or written. They are locked, so that a second look need not ask the database. */
export function seenRecords<Stored>(load: (id: string) => Promise<Stored | undefined>) {
  const seen = new Map<string, Stored | undefined>();
  return {
    async find(id: string): Promise<Stored | undefined> {
      if (!seen.has(id)) seen.set(id, await load(id));
      return seen.get(id);
    },
    /** Of a record that was looked for and not found. */
    isAbsent: (id: string): boolean => seen.has(id) && seen.get(id) === undefined,
    set: (id: string, record: Stored | undefined): void => void seen.set(id, record),
  };
}

/** A table with one row for each record. */
export function recordTable<Name extends RecordTables, Stored extends { id: string }>(
  { db, locks }: Within,
  name: Name,
  toRow: (record: Stored) => { [Column in keyof Schema[Name]]: Schema[Name][Column] },
  toRecord: (row: Schema[Name]) => Stored,
): Table<Stored> {
  // The builder cannot follow a table that is a type parameter; `toRow` and `toRecord` hold the columns.
  const rows = db as unknown as Kysely<Record<string, Record<string, unknown>>>;
  const table: string = name;
  const seen = seenRecords<Stored>(async (id) => {
    const query = rows.selectFrom(table).selectAll().where('id', '=', id);
    const row = await (locks ? query.forUpdate() : query).executeTakeFirst();
    return row && toRecord(row as Schema[Name]);
  });
  return {
    all: async () => {
      const found = await rows.selectFrom(table).selectAll().orderBy('id').execute();
      return found.map((row) => toRecord(row as Schema[Name]));
    },
    find: (id) => seen.find(id),
    async put(record) {
      const { id, ...columns } = toRow(record) as { id: string };
      const insert = rows.insertInto(table).values({ id, ...columns });
      // What another transaction has inserted since must not be replaced unseen.
      if (seen.isAbsent(id)) await insert.execute();
      else await insert.onConflict((conflict) => conflict.column('id').doUpdateSet(columns)).execute();
      seen.set(id, record);
    },
    async remove(id) {
      await rows.deleteFrom(table).where('id', '=', id).execute();
      seen.set(id, undefined);
    },
  };
}
