import { describe, expect, it } from 'vitest';
import { StorageFailure } from '@/backend/ports';
import type { ServerStorage } from '../parts';
import type { Engine } from './schema';

const set = (bytes_key: string) => ({
  id: 's1',
  uploaded_time: '2026-01-01T00:00:00.000Z',
  files: [{ name: 'a.pdf', classification: 'Other' as const, size: 1, bytes_key }],
});

/** @param open gives a storage on an empty database, and that database. */
export function describeServerStorage(
  name: string,
  open: () => Promise<{ storage: ServerStorage; engine: Engine }>,
): void {
  describe(name, () => {
    it('removes the bytes of uploads that were never finished, after a day', async () => {
      const {
        storage: { files, store, sweep },
        engine,
      } = await open();
      for (const key of ['used', 'unused', 'new']) await files.put(key, new Blob(['x']));
      await store.transaction(({ documentSets }) => documentSets.put(set('used')));
      const yesterday = Date.now() - 25 * 60 * 60 * 1000;
      await engine.transaction((db) =>
        db
          .updateTable('files')
          .set({ stored_ms: yesterday })
          .where('key', 'in', ['used', 'unused'])
          .execute(),
      );
      await sweep();
      expect((await files.get('used')).byteLength).toBe(1);
      expect((await files.get('new')).byteLength).toBe(1);
      await expect(files.get('unused')).rejects.toThrow('unused');
      expect(await engine.reading.selectFrom('file_parts').select('file_key').execute()).toHaveLength(2);
    });

    it('stores no document set without its bytes', async () => {
      const { storage, engine } = await open();
      // An upload that ended in its middle.
      const half = { key: 'half', size: null, stored_ms: 0, document_set_id: null };
      await engine.transaction((db) => db.insertInto('files').values(half).execute());
      for (const key of ['half', 'none'])
        await expect(
          storage.store.transaction(({ documentSets }) => documentSets.put(set(key))),
        ).rejects.toThrow('not all stored');
      await expect(storage.files.get('half')).rejects.toThrow('half');
    });

    it('sends messages to its own listeners until they have enough', async () => {
      const { storage } = await open();
      const heard: string[] = [];
      const stop = storage.onMessage((message) => heard.push(message));
      storage.send('one');
      await Promise.resolve();
      stop();
      storage.send('two');
      await storage.ping();
      expect(heard).toEqual(['one']);
    });

    it('writes who did what', async () => {
      const { storage, engine } = await open();
      const entry = { time: '2026-01-01T00:00:00.000Z', person: 'p', operation: 'saveMontage', subject: 'm' };
      const failing = storage.store.transaction(async ({ audit }) => {
        await audit.add(entry);
        throw new StorageFailure('No.');
      });
      await expect(failing).rejects.toThrow('No.');
      await storage.store.transaction(({ audit }) => audit.add(entry));
      const entries = await engine.reading.selectFrom('audit').selectAll().execute();
      expect(entries).toEqual([{ ...entry, sequence: expect.any(Number) }]);
    });
  });
}
