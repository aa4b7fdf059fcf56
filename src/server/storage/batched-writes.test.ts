import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { emptyMontage } from '@/backend/montage';
import { StorageFailure, type ContentChange } from '@/backend/ports';
import { batchedWrites } from './batched-writes';
import { openInFolder, testFolder } from './folder-for-tests';
import type { Db } from './schema';
import { openSqlite, sqliteFile } from './sqlite';

async function engineInFolder() {
  const folder = await testFolder();
  // It closes the database when the test ends.
  await openInFolder(folder);
  const engine = await openSqlite(folder);
  const names = async () => {
    const rows = await engine.reading.selectFrom('organisations').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  return { engine, folder, names };
}

const add = (db: Db, id: string) =>
  db.insertInto('organisations').values({ id, name: id, name_key: id, created_time: null }).execute();

describe('transactions that wait for the writer of SQLite', () => {
  it('undo only what is of the one that fails', async () => {
    const { engine, names } = await engineInFolder();
    const ends = await Promise.allSettled([
      engine.transaction((db) => add(db, 'a')),
      engine.transaction(async (db) => {
        await add(db, 'b');
        throw new Error('Refused');
      }),
      engine.transaction((db) => add(db, 'c')),
      engine.transaction((db) => add(db, 'c')),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect(await names()).toEqual(['a', 'c']);
    await engine.close();
  });

  it('are stored although another one breaks a constraint at the end', async () => {
    const { engine, names } = await engineInFolder();
    const version = { number: 1, saved_time: '', saved_by: null, cause: null, name: null, montage: '{}' };
    const ends = await Promise.allSettled([
      engine.transaction((db) => add(db, 'a')),
      engine.transaction((db) => add(db, 'b')),
      // Its montage is missing, which the database checks when it commits.
      engine.transaction((db) =>
        db
          .insertInto('versions')
          .values({ ...version, montage_id: 'none' })
          .execute(),
      ),
    ]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await names()).toEqual(['a', 'b']);
    await engine.close();
  });

  it('are acknowledged when they are durable, together', async () => {
    const { engine, folder } = await engineInFolder();
    const other = new DatabaseSync(sqliteFile(folder), { readOnly: true });
    const count = () => other.prepare('select count(*) as count from organisations').get()?.count;
    const seen = await Promise.all(
      ['a', 'b', 'c'].map((id) =>
        engine
          .transaction(async (db) => {
            await add(db, id);
            return count();
          })
          .then((before) => [before, count()]),
      ),
    );
    other.close();
    // The first may run before the others wait.
    expect(seen.map(([before]) => before)).toEqual([0, expect.any(Number), expect.any(Number)]);
    expect(seen.map(([, after]) => Number(after) >= 1)).toEqual([true, true, true]);
    expect(seen[1]).toEqual(seen[2]);
    await engine.close();
  });
});

describe('contents that wait for the thread', () => {
  const note = { time: '2026-01-02T00:00:00.000Z', person: 'p', operation: 'saveMontage', subject: '' };
  const change = (id: string): ContentChange => ({
    content: { ...emptyMontage(id) },
    owners: [],
    over: undefined,
    note,
  });

  async function replacing(failure: Error) {
    const { engine } = await engineInFolder();
    const calls: string[][] = [];
    const { replaceContent } = batchedWrites(
      engine.reading,
      {
        async replace(rows) {
          calls.push(rows.map(({ id }) => id));
          if (rows.some(({ id }) => id === 'bad')) throw failure;
          return rows.map(() => ({ number: 1, origin: null }));
        },
      },
      engine.failureOf,
    );
    const ends = await Promise.allSettled(['first', 'a', 'bad', 'b'].map((id) => replaceContent(change(id))));
    await engine.close();
    return { calls, ends: ends.map(({ status }) => status) };
  }

  it('are replaced together, and alone when one of them breaks it', async () => {
    expect(await replacing(new Error('Refused'))).toEqual({
      calls: [['first'], ['a', 'bad', 'b'], ['a'], ['bad'], ['b']],
      ends: ['fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
    });
  });

  it('are rejected together when the store fails', async () => {
    expect(await replacing(new StorageFailure('Ended'))).toEqual({
      calls: [['first'], ['a', 'bad', 'b']],
      ends: ['fulfilled', 'rejected', 'rejected', 'rejected'],
    });
  });
});
