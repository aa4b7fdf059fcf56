import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { StorageFailure } from '@/backend/ports';
import { contentThread } from './content-thread';
import { testFolder } from './folder-for-tests';
import type { ContentRow } from './replace-content';
import { openSqlite, sqliteFile } from './sqlite';

const row = (id: string, columns = 10): ContentRow => ({
  id,
  owners: ['', ''],
  over: undefined,
  note: { time: '2026-01-02T00:00:00.000Z', person: 'p', operation: 'saveMontage', subject: id },
  columns: [1, null, null, null, '', '', null, 'p', null, null, ...Array<null>(columns - 10).fill(null)],
  json: `{"id":"${id}"}`,
});

async function threadWithMontages(...ids: string[]) {
  const folder = await testFolder();
  const { transaction, reading, close } = await openSqlite(folder);
  const thread = contentThread(sqliteFile(folder));
  onTestFinished(() => Promise.all([thread.close(), close()]).then(() => undefined));
  await transaction(async (db) => {
    for (const [at, id] of ids.entries()) {
      const content = { montage_id: id, number: 1, saved_time: '', saved_by: null, cause: null, name: null };
      await db
        .insertInto('versions')
        .values({ ...content, sequence: at + 1, montage: '{}' })
        .execute();
      const empty = {
        top_line: null,
        name_key: null,
        field_key: null,
        search_text: '',
        field_text: '',
        status: null,
      };
      const unknown = { changed_by: null, total_depth: null, errors: null, warnings: null, origin: null };
      const montage = { id, owner: '', updated_ms: 0, newest: at + 1, folder: 'current' };
      await db
        .insertInto('montages')
        .values({ ...montage, ...empty, ...unknown })
        .execute();
    }
  });
  const stored = async () =>
    (await reading.selectFrom('versions').select(['montage_id', 'number']).orderBy('sequence').execute()).map(
      ({ montage_id, number }) => `${montage_id} ${number}`,
    );
  return { thread, stored };
}

describe('the thread that replaces contents in SQLite', () => {
  it('replaces the same montage twice in one call', async () => {
    const { thread, stored } = await threadWithMontages('a');
    expect(await thread.replace([row('a'), row('none'), row('a')])).toEqual([
      { number: 1, origin: null },
      undefined,
      { number: 2, origin: null },
    ]);
    expect(await stored()).toEqual(['a 1', 'a 2', 'a 3']);
  });

  it('replaces nothing when one row breaks, and works on', async () => {
    const { thread, stored } = await threadWithMontages('a', 'b');
    await expect(thread.replace([row('a'), row('b', 11)])).rejects.toThrow();
    expect(await stored()).toEqual(['a 1', 'b 1']);
    await thread.replace([row('b')]);
    expect(await stored()).toEqual(['a 1', 'b 1', 'b 2']);
  });

  it('gives the code of an error of SQLite', async () => {
    const thread = contentThread(join(await testFolder(), 'none', 'montage.db'));
    onTestFinished(() => thread.close());
    await expect(thread.replace([row('a')])).rejects.toMatchObject({ errcode: 14 });
  });

  it('rejects what waits when it ends, and starts again', async () => {
    const { thread, stored } = await threadWithMontages('a');
    const [ended] = await Promise.allSettled([thread.replace([row('a')]), thread.close()]);
    expect(ended).toMatchObject({ status: 'rejected', reason: expect.any(StorageFailure) });
    await thread.replace([row('a')]);
    expect((await stored()).length).toBeGreaterThan(1);
  });
});
