import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { StorageFailure, StorageUnavailable } from '@/backend/ports';
import { batchedWrites } from './batched-writes';
import { migrate } from './migrate';
import { migrationsFor } from './migrations';
import { contentThread } from './content-thread';
import { nodeSqliteDialect } from './node-sqlite-dialect';
import type { Engine, Schema } from './schema';
import { sqliteCodeOf } from './sqlite-code';

export const sqliteFile = (folder: string): string => join(folder, 'montage.db');

const code = { busy: 5, locked: 6, readOnly: 8, inputOutput: 10, full: 13, cannotOpen: 14 };

const sentences: Record<number, string> = {
  [code.readOnly]:
    "The server may not write to its database. The change is not saved; tell the server's administrator.",
  [code.inputOutput]:
    "The server's disk reports an error. The change is not saved; tell the server's administrator.",
  [code.full]: "The server's disk is full. The change is not saved; tell the server's administrator.",
  [code.cannotOpen]:
    "The server cannot open its database. The change is not saved; tell the server's administrator.",
};

function failureOf(error: unknown): StorageFailure | undefined {
  const result = sqliteCodeOf(error);
  if (result === undefined) return undefined;
  if (result === code.busy || result === code.locked)
    return new StorageUnavailable('The server is busy. The change is not saved; try again in a moment.');
  const sentence = sentences[result];
  return sentence === undefined ? undefined : new StorageFailure(sentence, { cause: error });
}

/** @param waitMs how long a statement waits for another process, and stops this one meanwhile. */
function openFile(path: string, waitMs: number): DatabaseSync {
  const db = new DatabaseSync(path, { timeout: waitMs });
  // An acknowledged save survives a loss of power.
  db.exec('pragma synchronous = full');
  return db;
}

/** The change to WAL does not wait for another process that makes it, or runs its migrations, at the same time. */
async function openFirst(path: string): Promise<DatabaseSync> {
  const db = openFile(path, 10_000);
  for (let attempt = 1; ; attempt++) {
    try {
      db.exec('pragma journal_mode = wal');
      return db;
    } catch (error) {
      if (sqliteCodeOf(error) !== code.busy || attempt === 100) {
        db.close();
        throw error;
      }
      await pause(10 + Math.random() * 50);
    }
  }
}

async function migrateFile(path: string, migrations: Record<string, Migration>): Promise<void> {
  const file = await openFirst(path);
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect({ open: () => file, connections: 1 }) });
  try {
    await migrate(db, migrations);
  } finally {
    await db.destroy();
  }
}

/**
 * The database in a folder, which is made if it does not exist.
 *
 * @throws {NewerDatabase}
 */
export async function openSqlite(folder: string, migrations = migrationsFor('sqlite')): Promise<Engine> {
  await mkdir(folder, { recursive: true });
  const path = sqliteFile(folder);
  await migrateFile(path, migrations);
  const writing = new Kysely<Schema>({
    // Without a wait: `beginTransaction` waits, and within a transaction there is nobody to wait for.
    dialect: nodeSqliteDialect({ open: () => openFile(path, 0), connections: 1 }),
  });
  const reading = new Kysely<Schema>({
    dialect: nodeSqliteDialect({ open: () => openFile(path, 1_000), connections: 8 }),
  });
  const thread = contentThread(path);
  return {
    kind: 'sqlite',
    reading,
    ...batchedWrites(writing, thread, failureOf),
    nowMs: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
    failureOf,
    async close() {
      await thread.close();
      await reading.destroy();
      await writing.destroy();
    },
  };
}
