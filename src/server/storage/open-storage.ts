import { sql } from 'kysely';
import type { ServerStorage, StorageOptions } from '../parts';
import { filesIn, sweepFiles } from './files';
import { localMessages, postgresMessages, type Messages } from './messages';
import { NewerDatabase } from './migrate';
import { openPostgres } from './postgres';
import { readFrom, readOneFrom, untilUndisturbed, writeTo } from './run';
import type { Engine } from './schema';
import { openSqlite } from './sqlite';
import { tablesOf } from './tables';
import { userLookups } from './user-lookups';

/** The address may contain a password, and is not in the sentence. */
async function opened(opening: Promise<Engine>, which: string): Promise<Engine> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof NewerDatabase || !(error instanceof Error)) throw error;
    // A name with several addresses gives an error without a message.
    const reason = error.message || ('code' in error ? String(error.code) : error.name);
    throw new Error(`The database ${which} cannot be opened: ${reason}.`, { cause: error });
  }
}

/**
 * Opens the database and brings it to this server's schema.
 *
 * @throws {NewerDatabase}; and an error with a sentence when the database cannot be opened.
 */
export async function openStorage({ databaseUrl, folder }: StorageOptions): Promise<ServerStorage> {
  if (databaseUrl === undefined) {
    const sqlite = await opened(openSqlite(folder), `in ${folder} (MONTAGE_DATA)`);
    return storageOn(sqlite, localMessages());
  }
  const engine = await opened(openPostgres(databaseUrl), 'of DATABASE_URL');
  const notify = (channel: string, payload: string) =>
    sql`select pg_notify(${channel}, ${payload})`.execute(engine.reading);
  return storageOn(engine, postgresMessages(databaseUrl, notify));
}

/** @param engine is closed with the storage. */
export function storageOn(engine: Engine, { send, onMessage, close }: Messages): ServerStorage {
  const { kind, nowMs, failureOf } = engine;
  const findUser = userLookups(engine);
  return {
    store: {
      read: (work) => readFrom(engine, (db) => work(tablesOf({ db, kind, nowMs, locks: false }))),
      readOne: (work) =>
        readOneFrom(engine, (db) => work(tablesOf({ db, kind, nowMs, locks: false, findUser }))),
      transaction: (work) =>
        writeTo(engine, (db) => work(tablesOf({ db, kind, nowMs, locks: kind === 'postgres' }))),
      replaceContent: (change) => untilUndisturbed(failureOf, () => engine.replaceContent(change)),
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
