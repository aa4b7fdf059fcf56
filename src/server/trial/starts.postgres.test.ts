import { onTestFinished } from 'vitest';
import { openStorage } from '../storage/open-storage';
import { emptyDatabase } from '../storage/postgres-for-tests';
import { describeStarts } from './starts-for-tests';

describeStarts('servers that start at once on an empty PostgreSQL', async () => {
  const { href: databaseUrl } = await emptyDatabase();
  const storages = await Promise.all([1, 2, 3].map(() => openStorage({ databaseUrl, folder: '' })));
  onTestFinished(async () => {
    for (const storage of storages) await storage.close();
  });
  return storages;
});
