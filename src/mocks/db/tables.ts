import type { Table, Tables } from '@/backend/ports';
import type { StoredMontage } from '@/backend/records';
import type { Collections, Database } from './database';

type TableName = keyof Tables;

/** Collections of different record types, treated alike; each collection validates its writes. */
interface AnyCollection<Stored> {
  all(): Stored[];
  create(record: Stored): Promise<unknown>;
}

/** A stored record becomes the last one, like a new one. */
function tableOf<Name extends TableName>(
  collections: Collections,
  name: Name,
): Table<ReturnType<Collections[Name]['all']>[number]> {
  type Stored = ReturnType<Collections[Name]['all']>[number];
  const collection = collections[name] as unknown as AnyCollection<Stored>;
  const remove = (id: string): void =>
    void (collections[name] as Collections['users']).delete((q) => q.where({ id }));
  return {
    all: async () => collection.all(),
    find: async (id) => collection.all().find((record) => record.id === id),
    async put(record) {
      remove(record.id);
      await collection.create(record);
    },
    remove: async (id) => remove(id),
  };
}

/** The collections as the backend's tables, for use within a `read` or a `transaction` of the database. */
export function tablesOf(db: Collections): Tables {
  return {
    montages: {
      ...tableOf(db, 'montages'),
      async newest({ skip, take }) {
        const newestFirst = db.montages
          .all()
          .toReversed()
          .toSorted((a, b) => Date.parse(b.updated_time) - Date.parse(a.updated_time));
        return { total: newestFirst.length, montages: newestFirst.slice(skip, skip + take) };
      },
    },
    documentSets: tableOf(db, 'documentSets'),
    layouts: {
      ...tableOf(db, 'layouts'),
      ofOrganisation: async (id) => db.layouts.all().filter((layout) => layout.organisation_id === id),
    },
    users: {
      ...tableOf(db, 'users'),
      findByEmail: async (email) => db.users.findFirst((q) => q.where({ email })),
      countIn: async (id) => db.users.all().filter((user) => user.organisation_id === id).length,
    },
    organisations: tableOf(db, 'organisations'),
  };
}

/** For tests and tools that need the stored state now, without waiting for the queue of transactions. */
export const findMontage = (db: Database, id: string): StoredMontage | undefined =>
  db.montages.findFirst((q) => q.where({ id }));
