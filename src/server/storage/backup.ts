import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { applicationId, migrationsFor } from './migrations';
import { sqliteCodeOf } from './sqlite-code';
import { sqliteFile } from './sqlite';

/** Why there is no backup, or nothing was restored: a sentence for the person at the command line. */
export class BackupRefusal extends Error {
  override name = 'BackupRefusal';
}

/** SQLite's result codes of a file that is damaged or no database. */
const damaged = [11, 26];
const busy = 5;

const pragma = (db: DatabaseSync, name: string): unknown =>
  Object.values(db.prepare(`pragma ${name}`).get() ?? {})[0];

async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Replaces the file at once: a crash leaves the old one or the new one. */
async function putInPlace(finished: string, path: string): Promise<void> {
  await sync(finished);
  await rename(finished, path);
  await sync(dirname(path));
}

/**
 * Writes the state of this moment to a file, which is replaced if it exists. Servers may go on working meanwhile.
 *
 * @param folder with the database.
 * @throws {BackupRefusal} when there is none.
 */
export async function backupTo(file: string, folder: string): Promise<void> {
  const path = sqliteFile(folder);
  if (!existsSync(path)) throw new BackupRefusal(`There is no database in ${folder}.`);
  const partial = `${file}.partial`;
  await rm(partial, { force: true });
  const db = new DatabaseSync(path, { timeout: 10_000 });
  try {
    // One read of the whole database: unlike SQLite's backup interface, it does not start again when a server writes.
    db.prepare('vacuum into ?').run(partial);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    db.close();
  }
  await putInPlace(partial, file);
}

/** @throws {BackupRefusal} for a file that is no undamaged backup of a server like this one or an older one. */
function checkBackup(file: string): void {
  if (!existsSync(file)) throw new BackupRefusal(`There is no file ${file}.`);
  const refuse = (why: string) => new BackupRefusal(`${file} ${why}. Nothing was restored.`);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    if (pragma(db, 'application_id') !== applicationId) throw refuse('is not a backup of this server');
    if (pragma(db, 'integrity_check(1)') !== 'ok') throw refuse('is damaged');
    const known = Object.keys(migrationsFor('sqlite'));
    const names = db.prepare('select name from kysely_migration').all();
    if (names.some(({ name }) => !known.includes(String(name))))
      throw refuse('was made by a newer version of the server');
  } catch (error) {
    if (damaged.includes(sqliteCodeOf(error) ?? 0))
      throw refuse('is not a backup of this server, or is damaged');
    throw error;
  } finally {
    db.close();
  }
}

/** @throws {BackupRefusal} while a server has the database open. */
function leaveWal(path: string): void {
  const db = new DatabaseSync(path, { timeout: 0 });
  try {
    // Needs the file for itself, where a server with an open connection holds a lock; nothing of a crash is left over.
    db.exec('pragma journal_mode = delete');
  } catch (error) {
    if (sqliteCodeOf(error) === busy)
      throw new BackupRefusal('A server is running on this folder. Stop it first. Nothing was restored.');
    // A damaged database is a reason to restore.
    if (!damaged.includes(sqliteCodeOf(error) ?? 0)) throw error;
  } finally {
    db.close();
  }
}

/**
 * Puts a backup in place of the database in a folder.
 *
 * @returns where the database is that was there before; undefined where there was none.
 * @throws {BackupRefusal} and changes nothing.
 */
export async function restoreFrom(file: string, folder: string): Promise<string | undefined> {
  checkBackup(file);
  await mkdir(folder, { recursive: true });
  const path = sqliteFile(folder);
  const restored = join(folder, 'restoring.db');
  await rm(restored, { force: true });
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, restored);
  } finally {
    source.close();
  }
  if (!existsSync(path)) {
    await putInPlace(restored, path);
    return undefined;
  }
  try {
    leaveWal(path);
  } catch (error) {
    await rm(restored, { force: true });
    throw error;
  }
  const before = join(folder, 'before-restore.db');
  await rename(path, before);
  // Of a damaged database: they would be applied to the restored one.
  for (const log of ['-wal', '-shm']) await rm(path + log, { force: true });
  await putInPlace(restored, path);
  return before;
}
