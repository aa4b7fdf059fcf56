import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { describeFiles } from '@/testing/backend-files';
import { describeSharedStore, describeStore } from '@/testing/backend-store';
import { openStorage } from './open-storage';

/** SQLite in a folder of the test's own. */
async function openStorages(count: number) {
  const folder = await mkdtemp(join(tmpdir(), 'montage-storage-'));
  const storages = await Promise.all(
    Array.from({ length: count }, () => openStorage({ databaseUrl: undefined, folder })),
  );
  onTestFinished(async () => {
    for (const storage of storages) await storage.close();
    await rm(folder, { recursive: true });
  });
  return storages;
}

describeStore('the store of a server on SQLite', async () => (await openStorages(1))[0]!.store);

describeSharedStore('two servers on one SQLite file', async () => {
  const [left, right] = await openStorages(2);
  return [left!.store, right!.store];
});

describeFiles('the files of a server on SQLite', async () => (await openStorages(1))[0]!);
