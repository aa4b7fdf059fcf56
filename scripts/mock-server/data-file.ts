import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { crc32 } from 'node:zlib';
import { StorageFailure } from '@/backend/ports';
import { collectionNames, noRecords, type CollectionName, type Records } from '@/mocks/db/schemas';
import { StartFailure } from './start-failure.ts';
import type { Changes, Storage } from '@/mocks/db/storage';

/** A data file that is not touched, with the reason in a sentence. */
export class DataFileRefused extends StartFailure {
  override name = 'DataFileRefused';
}

/** 'MONT', where SQLite keeps a number that distinguishes applications' files. */
const applicationId = 0x4d4f4e54;
/** Raise it whenever the tables or the records change their shape. */
const version = 1;
/** An upload is written and read in pieces, because the library copies whatever it is handed: a piece, and not fifty megabytes. */
const partBytes = 1024 * 1024;

const tables = `
  CREATE TABLE records (
    position INTEGER PRIMARY KEY, collection TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, crc INTEGER NOT NULL,
    UNIQUE (collection, id)
  ) STRICT;
  CREATE TABLE bytes (
    key TEXT NOT NULL, part INTEGER NOT NULL, data BLOB NOT NULL, crc INTEGER NOT NULL, PRIMARY KEY (key, part)
  ) STRICT;
  PRAGMA application_id = ${applicationId};
  PRAGMA user_version = ${version};
`;

const errcode = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'errcode' in error
    ? Number(error.errcode) & 0xff
    : undefined;

function refusal(path: string, error: unknown): DataFileRefused {
  if (error instanceof DataFileRefused) return error;
  const said = error instanceof Error ? error.message : String(error);
  const sentence =
    {
      5: `${path} is in use by another mock server. End that one, or name another file.`,
      11: `${path} is damaged (${said}). It has been left as it is: put a copy back, or name another file.`,
      26: `${path} is no data file of the mock server, or its beginning is damaged. It has been left as it is: name another file.`,
    }[errcode(error) ?? 0] ?? `${path} cannot be used: ${said}.`;
  return new DataFileRefused(sentence, { cause: error });
}

const damaged = (path: string, what: string): DataFileRefused =>
  new DataFileRefused(
    `${path} is damaged: ${what}. It has been left as it is: put a copy back, or name another file.`,
  );

const isEmpty = (db: DatabaseSync): boolean =>
  db.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.n === 0;

const numberIn = (db: DatabaseSync, pragma: string): SQLOutputValue | undefined =>
  Object.values(db.prepare(`PRAGMA ${pragma}`).get() ?? {})[0];

/** Whole, ours, and of this version; one that has just been made holds nothing yet. */
function demandSound(db: DatabaseSync, path: string): void {
  const [first] = db.prepare('PRAGMA integrity_check(1)').all();
  const found = String(Object.values(first ?? {})[0]);
  if (found !== 'ok') throw damaged(path, found);
  if (isEmpty(db)) return;
  if (numberIn(db, 'application_id') !== applicationId) {
    throw new DataFileRefused(
      `${path} belongs to another application. It has been left as it is: name another file.`,
    );
  }
  const stored = numberIn(db, 'user_version');
  if (stored !== version) {
    throw new DataFileRefused(
      `${path} was written by another version of the mock server (${stored}, and this one knows ${version}). Name another file.`,
    );
  }
}

/**
 * The lock is the operating system's, so that it ends with the process that holds it, however that ends. It is taken before anything
 * is read and kept until the file is closed.
 */
function openLocked(path: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path);
    // Nothing here changes an existing file: a damaged one must stay unchanged.
    db.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = EXTRA; BEGIN EXCLUSIVE; COMMIT');
    demandSound(db, path);
    return db;
  } catch (error) {
    db?.close();
    throw refusal(path, error);
  }
}

function readRecords(db: DatabaseSync, path: string): Records {
  const records: Record<CollectionName, unknown[]> = noRecords();
  for (const { collection, id, json, crc } of db
    .prepare('SELECT collection, id, json, crc FROM records ORDER BY position')
    .iterate()) {
    const name = collectionNames.find((one) => one === collection);
    if (!name || crc32(`${id} ${String(json)}`) !== crc) {
      throw damaged(path, `the record ${String(id)} of ${String(collection)} is not what was written`);
    }
    records[name].push(JSON.parse(String(json)));
  }
  return records as Records;
}

function writeChanges(db: DatabaseSync, { put, remove, bytes }: Changes): void {
  const upsert = db.prepare(
    'INSERT INTO records (collection, id, json, crc) VALUES (?, ?, ?, ?) ON CONFLICT (collection, id) DO UPDATE SET json = excluded.json, crc = excluded.crc',
  );
  for (const { collection, record } of put) {
    const json = JSON.stringify(record);
    upsert.run(collection, record.id, json, crc32(`${record.id} ${json}`));
  }
  const drop = db.prepare('DELETE FROM records WHERE collection = ? AND id = ?');
  for (const { collection, id } of remove) drop.run(collection, id);

  const forget = db.prepare('DELETE FROM bytes WHERE key = ?');
  const keep = db.prepare('INSERT INTO bytes (key, part, data, crc) VALUES (?, ?, ?, ?)');
  for (const [key, value] of bytes) {
    forget.run(key);
    if (!value) continue;
    for (let part = 0; part === 0 || part * partBytes < value.byteLength; part += 1) {
      const data = value.subarray(part * partBytes, (part + 1) * partBytes);
      keep.run(key, part, data, crc32(data));
    }
  }
}

function readParts(db: DatabaseSync, path: string, key: string): Uint8Array<ArrayBuffer> | undefined {
  const { size, parts } =
    db.prepare('SELECT sum(length(data)) AS size, count(*) AS parts FROM bytes WHERE key = ?').get(key) ?? {};
  if (!parts) return undefined;
  const bytes = new Uint8Array(Number(size));
  let at = 0;
  for (const { data, crc } of db
    .prepare('SELECT data, crc FROM bytes WHERE key = ? ORDER BY part')
    .iterate(key)) {
    if (!(data instanceof Uint8Array) || crc32(data) !== crc) {
      throw new StorageFailure(`The uploaded file kept under ${key} is damaged in ${path}.`);
    }
    bytes.set(data, at);
    at += data.byteLength;
  }
  return bytes;
}

/**
 * Keeps a database in one file, which is SQLite's: a change is on the disk when it is acknowledged, one that was cut off is
 * undone at the next opening, and the cost of a change is that of what it changes. (A log of our own with checksums and
 * compaction would be the same thing again, less tried.) Each record and each piece of an upload carries a checksum, which
 * SQLite's pages do not.
 *
 * While it is written, and after a crash until it is opened again, `FILE-journal` is next to it and belongs to it.
 *
 * @throws {DataFileRefused} for a file that is in use, damaged, not ours, or that cannot be opened.
 */
export function openDataFile(path: string): Storage {
  const db = openLocked(path);

  /** All of the work or none of it, on the disk when this returns. */
  async function atOnce(work: () => void): Promise<void> {
    try {
      db.exec('BEGIN');
      work();
      db.exec('COMMIT');
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('ROLLBACK');
      const said = error instanceof Error ? error.message : String(error);
      throw new StorageFailure(`The data file could not take the change, so nothing was saved: ${said}.`, {
        cause: error,
      });
    }
  }

  return {
    async load() {
      try {
        return isEmpty(db) ? null : readRecords(db, path);
      } catch (error) {
        throw refusal(path, error);
      }
    },
    commit: (changes) => atOnce(() => writeChanges(db, changes)),
    replace: ({ records, bytes }) =>
      atOnce(() => {
        if (isEmpty(db)) db.exec(tables);
        else db.exec('DELETE FROM records; DELETE FROM bytes');
        const put = collectionNames.flatMap((collection) =>
          records[collection].map((record) => ({ collection, record })),
        );
        writeChanges(db, { put, remove: [], bytes: new Map(Object.entries(bytes)) });
      }),
    readBytes: async (key) => readParts(db, path, key),
    async allBytes() {
      const keys = db.prepare('SELECT DISTINCT key FROM bytes').all();
      return Object.fromEntries(keys.map(({ key }) => [String(key), readParts(db, path, String(key))!]));
    },
    // No other process has it open.
    changedElsewhere: async () => false,
    close: () => {
      if (db.isOpen) db.close();
    },
  };
}
