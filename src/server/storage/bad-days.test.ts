import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StorageFailure, StorageUnavailable } from '@/backend/ports';
import { testFolder } from './folder-for-tests';
import { localMessages } from './messages';
import { storageOn } from './open-storage';
import { describeServerStorage } from './server-storage-for-tests';
import { openSqlite } from './sqlite';

async function open(folder?: string) {
  const engine = await openSqlite(folder ?? (await testFolder()));
  const storage = storageOn(engine, localMessages());
  onTestFinished(() => storage.close());
  return { engine, storage };
}

describeServerStorage('the storage of a server on SQLite', () => open());

const organisation = (id: string) => ({ id, name: id, created_time: null });

describe('a full disk', () => {
  it('loses nothing that was stored, and refuses the rest with a sentence until there is space', async () => {
    const { engine, storage } = await open();
    const { files, store } = storage;
    await store.transaction(({ organisations }) => organisations.put(organisation('before')));
    await files.put('small', new Blob(['small']));
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(engine.reading);
    const limitTo = (pages: number) =>
      engine.transaction((db) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db));
    await limitTo(rows[0]!.page_count + 4);

    const large = store.transaction(async ({ organisations }) => {
      await organisations.put(organisation('half'));
      await organisations.put({ ...organisation('large'), name: 'x'.repeat(100_000) });
    });
    await expect(large).rejects.toThrow(StorageFailure);
    await expect(large).rejects.toThrow("The server's disk is full.");
    await expect(files.put('large', new Blob(['x'.repeat(100_000)]))).rejects.toThrow('disk is full');
    await files.remove('large');

    const all = () => store.read(({ organisations }) => organisations.all());
    expect((await all()).map(({ id }) => id)).toEqual(['before']);
    expect((await files.get('small')).byteLength).toBe(5);
    await limitTo(1_000_000);
    await store.transaction(({ organisations }) => organisations.put(organisation('after')));
    expect((await all()).map(({ id }) => id)).toEqual(['after', 'before']);
  });
});

describe('another process that writes', () => {
  it('is waited for without stopping the readers of this one', async () => {
    const folder = await testFolder();
    const [left, right] = [await open(folder), await open(folder)];
    const order: string[] = [];
    let writing: Promise<void> | undefined;
    await left.storage.store.transaction(async ({ organisations }) => {
      await organisations.put(organisation('left'));
      writing = right.storage.store.transaction(async (tables) => {
        order.push('right');
        await tables.organisations.put(organisation('right'));
      });
      expect(await right.storage.store.read((tables) => tables.organisations.all())).toEqual([]);
      order.push('left');
    });
    await writing;
    expect(order).toEqual(['left', 'right']);
  });

  it('is an unavailable storage for a statement that cannot wait', async () => {
    const { engine } = await open();
    const busy = Object.assign(new Error('database is locked'), { errcode: 5 });
    expect(engine.failureOf(busy)).toBeInstanceOf(StorageUnavailable);
    expect(engine.failureOf(new Error('database is locked'))).toBeUndefined();
  });
});
