import { describe, expect, it } from 'vitest';
import { computeAllFigures } from '@/backend/montage-figures';
import { StorageFailure, type ContentChange } from '@/backend/ports';
import type { StoredMontage } from '@/backend/records';
import type { ServerStorage } from '../parts';
import type { Engine } from './schema';

const set = (bytes_key: string) => ({
  id: 's1',
  uploaded_time: '2026-01-01T00:00:00.000Z',
  files: [{ name: 'a.pdf', classification: 'Other' as const, size: 1, bytes_key }],
});

const contentOf = (id: string, well_name: string): ContentChange['content'] => ({
  id,
  sections_list: [],
  reservoirs_list: [],
  top_line_item: { id: 't', well_name } as StoredMontage['top_line_item'],
  plan_summaries_list: [],
  trajectories_list: [],
  pressure_points_list: [],
  strength_tests_list: [],
  risks_list: [],
  risk_levels_list: [],
});

const stored = (id: string, name: string): StoredMontage => ({
  ...contentOf(id, name),
  owner: 'person:p',
  revision: 1,
  updated_time: '2026-01-01T00:00:00.000Z',
});

const reservoir = {
  id: 'r',
  formation_name: 'Brent',
  gradient: null,
  pressure_lower_bound: null,
  pressure_upper_bound: null,
  true_vertical_depth_subsea_lower_bound: null,
  true_vertical_depth_subsea_upper_bound: null,
};

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

    it('replaces the content of a montage in one step, and of no other version, owner or folder', async () => {
      const {
        storage: { store },
        engine,
      } = await open();
      const sources: StoredMontage['sources'] = [
        {
          entity_id: 't',
          field: 'well_name',
          value: 'Old',
          certainty: 'read',
          note: null,
          places: [],
          alternatives: [],
          flag: null,
        },
      ];
      await store.transaction(async ({ montages }) => {
        await montages.put({ ...stored('m', 'Old'), sources });
        await montages.put(stored('binned', 'Old'));
        await montages.move('binned', 'bin');
      });
      const time = '2026-01-02T00:00:00.000Z';
      const change = (id: string): ContentChange => ({
        content: contentOf(id, 'Né€w'),
        owners: ['organisation:o', 'person:p'],
        over: undefined,
        note: { time, person: 'p', operation: 'saveMontage', subject: id },
      });
      const refused: ContentChange[] = [
        change('none'),
        change('binned'),
        { ...change('m'), owners: ['person:other'] },
        { ...change('m'), over: { revision: 2, updatedMs: Date.parse(stored('m', '').updated_time) } },
        { ...change('m'), over: { revision: 1, updatedMs: 1 } },
      ];
      for (const one of refused) expect(await store.replaceContent!(one)).toBeUndefined();
      expect(await engine.reading.selectFrom('versions').select('number').execute()).toHaveLength(2);
      expect(await engine.reading.selectFrom('audit').selectAll().execute()).toEqual([]);

      const over = { revision: 1, updatedMs: Date.parse(stored('m', '').updated_time) };
      expect(await store.replaceContent!({ ...change('m'), over })).toEqual({
        revision: 2,
        kept: { sources },
      });
      expect(await store.replaceContent!(change('m'))).toEqual({ revision: 3, kept: { sources } });
      await store.read(async ({ montages, versions }) => {
        expect(await montages.find('m')).toEqual({
          ...contentOf('m', 'Né€w'),
          sources,
          owner: 'person:p',
          revision: 3,
          updated_time: time,
          saved_by: 'p',
          cause: 'save',
        });
        expect((await versions.find('m', 1))?.montage.top_line_item?.well_name).toBe('Old');
        const { total, montages: listed } = await montages.list({
          owners: ['person:p'],
          words: ['ne€w'],
          skip: 0,
          take: 5,
        });
        expect(total).toBe(1);
        expect(listed[0]).toMatchObject({ id: 'm', status: 'edited', changed_by: 'p' });
      });
      const notes = await engine.reading.selectFrom('audit').selectAll().orderBy('sequence').execute();
      expect(notes.map(({ sequence: _, ...note }) => note)).toEqual([change('m').note, change('m').note]);
    });

    it('replaces the contents of many montages at once, each by itself', async () => {
      const {
        storage: { store },
        engine,
      } = await open();
      const ids = Array.from({ length: 20 }, (_, at) => `m${at}`);
      await store.transaction(async ({ montages }) => {
        for (const id of ids) await montages.put(stored(id, 'Old'));
      });
      const before = Date.parse(stored('', '').updated_time);
      const change = (id: string, updatedMs: number, at: number): ContentChange => ({
        content: contentOf(id, `New ${id}`),
        owners: ['person:p'],
        over: { revision: 1, updatedMs },
        note: {
          time: `2026-01-02T00:00:0${at % 10}.000Z`,
          person: id,
          operation: 'saveMontage',
          subject: id,
        },
      });
      // Every third is stale, one is not there, and the first is saved twice over the same version.
      const changes = ids.map((id, at) => change(id, at % 3 === 2 ? 1 : before, at));
      const answers = await Promise.all(
        [...changes, change('none', before, 0), changes[0]!].map((one) => store.replaceContent!(one)),
      );
      const isStored = ids.map((_, at) => at % 3 !== 2);
      const done = answers.map((answer) => answer?.revision === 2);
      expect(done.slice(1, -1)).toEqual([...isStored.slice(1), false]);
      expect([done[0], done.at(-1)].toSorted()).toEqual([false, true]);
      for (const [at, id] of ids.entries()) {
        const montage = await store.read(({ montages }) => montages.find(id));
        expect(montage).toMatchObject(
          isStored[at]
            ? {
                ...contentOf(id, `New ${id}`),
                updated_time: changes[at]!.note.time,
                saved_by: id,
                revision: 2,
              }
            : stored(id, 'Old'),
        );
      }
      const subjects = await engine.reading.selectFrom('audit').select('subject').execute();
      expect(subjects.map(({ subject }) => subject).toSorted()).toEqual(
        ids.filter((_, at) => isStored[at]).toSorted(),
      );
    });

    it('computes the figures of each montage once, although saves take them away again', async () => {
      const {
        storage: { store },
      } = await open();
      const save = (id: string, revision: number) =>
        store.transaction(({ montages }) =>
          montages.put({ ...stored(id, 'Well'), reservoirs_list: [reservoir], revision }),
        );
      for (const id of ['a', 'b', 'c']) await save(id, 1);
      const enough = new AbortController();
      let computed = 0;
      const busy: typeof store = {
        ...store,
        async transaction(work) {
          const result = await store.transaction(work);
          computed += 1;
          if (computed === 10) enough.abort();
          for (const id of ['a', 'b', 'c']) await save(id, computed + 1);
          return result;
        },
      };
      await computeAllFigures({ store: busy }, enough.signal);
      expect(computed).toBe(3);
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
