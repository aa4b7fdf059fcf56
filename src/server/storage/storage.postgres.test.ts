import { onTestFinished } from 'vitest';
import { describeFiles } from '@/testing/backend-files';
import { describeSharedStore, describeStore } from '@/testing/backend-store';
import { openStorage } from './open-storage';
import { emptyDatabase } from './postgres-for-tests';

/** All of them start at once on an empty database. */
async function openStorages(count: number) {
  const { href: databaseUrl } = await emptyDatabase();
  const storages = await Promise.all(
    Array.from({ length: count }, () => openStorage({ databaseUrl, folder: '' })),
  );
  onTestFinished(async () => {
    for (const storage of storages) await storage.close();
  });
  return storages;
}

describeStore('the store of a server on PostgreSQL', async () => (await openStorages(1))[0]!.store);

describeSharedStore('two servers on one PostgreSQL', async () => {
  const [left, right] = await openStorages(2);
  return [left!.store, right!.store];
});

describeFiles('the files of a server on PostgreSQL', async () => (await openStorages(1))[0]!);
