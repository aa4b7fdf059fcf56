import { sql } from 'kysely';
import type { ServerStorage, StorageOptions } from '../parts';
import { filesIn, sweepFiles } from './files';
import { localMessages, postgresMessages, type Messages } from './messages';
import { openPostgres } from './postgres';
import { readFrom, readOneFrom, writeTo } from './run';
import type { Engine } from './schema';
import { openSqlite } from './sqlite';
import { replaceContent } from './replace-content';
import { tablesOf } from './tables';
import { userLookups } from './user-lookups';

/**
 * Opens the database and brings it to this server's schema.
 *
 * @throws {NewerDatabase}; and an error with a sentence when the database cannot be opened.
 */
export async function openStorage({ databaseUrl, folder }: StorageOptions): Promise<ServerStorage> {
  if (databaseUrl === undefined) return storageOn(await openSqlite(folder), localMessages());
  const engine = await openPostgres(databaseUrl);
  const notify = (channel: string, payload: string) =>
    sql`select pg_notify(${channel}, ${payload})`.execute(engine.reading);
  return storageOn(engine, postgresMessages(databaseUrl, notify));
}

/** @param engine is closed with the storage. */
export function storageOn(engine: Engine, { send, onMessage, close }: Messages): ServerStorage {
  const { kind, nowMs } = engine;
  const findUser = userLookups(engine);
  return {
    store: {
      read: (work) => readFrom(engine, (db) => work(tablesOf({ db, kind, nowMs, locks: false }))),
      readOne: (work) =>
        readOneFrom(engine, (db) => work(tablesOf({ db, kind, nowMs, locks: false, findUser }))),
      transaction: (work) =>
        writeTo(engine, (db) => work(tablesOf({ db, kind, nowMs, locks: kind === 'postgres' }))),
      replaceContent(change) {
        const { reading, failureOf } = engine;
        // One statement of PostgreSQL, which is a transaction by itself.
        const alone: Engine['transaction'] = (work) => work(reading);
        return writeTo({ transaction: kind === 'postgres' ? alone : engine.transaction, failureOf }, (db) =>
          replaceContent({ db, kind }, change),
        );
      },
    },
    files: filesIn(engine),
    send,
    onMessage,
    ping: () => readFrom(engine, async (db) => void (await sql`select 1`.execute(db))),
    sweep: () => sweepFiles(engine),
    async close() {
      await close();
      await engine.close();
    },
  };
}
