/** A thread that replaces contents of montages in a database of SQLite. The disk delays it alone: the server answers meanwhile. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { beginImmediate } from './begin-immediate';
import type { ContentAnswer } from './content-thread';
import type { ContentRow, Replaced } from './replace-content';
import { sqliteCodeOf } from './sqlite-code';

const { path } = workerData as { path: string };

function openStatements() {
  const db = new DatabaseSync(path);
  // An acknowledged save survives a loss of power.
  db.exec('pragma synchronous = full');
  const before = `
    select versions.number, origin from montages join versions on versions.sequence = newest
    where montages.id = ? and folder <> 'bin' and owner in (?, ?, '')`;
  return {
    db,
    findAny: db.prepare(before),
    findOne: db.prepare(`${before} and versions.number = ? and updated_ms = ?`),
    addVersion: db.prepare(
      `insert into versions (montage_id, number, saved_time, saved_by, cause, montage) values (?, ?, ?, ?, 'save', ?)`,
    ),
    changeMontage: db.prepare(`
      update montages set updated_ms = ?, top_line = ?, name_key = ?, field_key = ?, search_text = ?, field_text = ?, status = ?,
        changed_by = ?, total_depth = null, errors = ?, warnings = ?, newest = ? where id = ?`),
    addNote: db.prepare('insert into audit (time, person, operation, subject) values (?, ?, ?, ?)'),
  };
}

let opened: ReturnType<typeof openStatements> | undefined;

function replace({ id, owners, over, note, columns, json }: ContentRow): Replaced | undefined {
  const { findAny, findOne, addVersion, changeMontage, addNote } = opened!;
  const found = (
    over ? findOne.get(id, ...owners, over.revision, over.updatedMs) : findAny.get(id, ...owners)
  ) as Replaced | undefined;
  if (!found) return undefined;
  const { time, person, operation, subject } = note;
  const text = found.origin === null ? json : `${json.slice(0, -1)},${found.origin.slice(1)}`;
  const { lastInsertRowid } = addVersion.run(id, found.number + 1, time, person, text);
  changeMontage.run(...(columns as SQLInputValue[]), lastInsertRowid, id);
  addNote.run(time, person, operation, subject);
  return { number: found.number, origin: found.origin };
}

/** All of them are stored, or none. */
async function replaceAll(rows: readonly ContentRow[]): Promise<(Replaced | undefined)[]> {
  opened ??= openStatements();
  const { db } = opened;
  await beginImmediate(db);
  try {
    const replaced = rows.map(replace);
    db.exec('commit');
    return replaced;
  } catch (error) {
    // A full disk has ended the transaction already.
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

const answer = (message: ContentAnswer) => parentPort!.postMessage(message, []);

parentPort!.on('message', (rows: readonly ContentRow[]) => {
  replaceAll(rows).then(
    (replaced) => answer({ replaced }),
    // Sent as it is, an error would lose its code.
    (error: unknown) =>
      answer({
        failed: error instanceof Error ? error.message : String(error),
        errcode: sqliteCodeOf(error),
      }),
  );
});
