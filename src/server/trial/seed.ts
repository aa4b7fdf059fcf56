import type { Clock } from '@/backend/ports';
import type { Snapshot } from '@/mocks/db/schemas';
import { demonstration } from '@/mocks/seed/demonstration';
import { randomIds } from '../host';
import type { ServerStorage } from '../parts';

/** The organisation of the demonstration's administrator and engineer, whom the montages are for. */
const owner = 'organisation:org-1';

/**
 * Puts users, organisations, montages and their documents into a database.
 *
 * @returns whether it was empty; another one stays as it is.
 */
export async function seedStorage(
  { store, files }: Pick<ServerStorage, 'store' | 'files'>,
  { records, bytes }: Snapshot,
): Promise<boolean> {
  const isEmpty = () =>
    store.read(
      async ({ organisations, users }) =>
        (await organisations.all()).length + (await users.all()).length === 0,
    );
  if (!(await isEmpty())) return false;
  // Another server may begin on the same database at once: each stores bytes of its own, and one stores the records.
  const own = randomIds.id();
  const keys = new Map(Object.keys(bytes).map((key) => [key, `${own}/${key}`]));
  for (const [key, content] of Object.entries(bytes)) await files.put(keys.get(key)!, new Blob([content]));
  const isFirst = await store.transaction(async (tables) => {
    if ((await tables.organisations.all()).length > 0) return false;
    for (const organisation of records.organisations) await tables.organisations.put(organisation);
    for (const user of records.users) await tables.users.put(user);
    for (const montage of records.montages.toSorted((a, b) => a.updated_time.localeCompare(b.updated_time)))
      await tables.montages.put({
        saved_by: 'engineer@example.com',
        cause: 'upload',
        ...montage,
        owner,
        revision: 1,
      });
    for (const set of records.documentSets)
      await tables.documentSets.put({
        ...set,
        files: set.files.map((file) => ({ ...file, bytes_key: keys.get(file.bytes_key)! })),
      });
    for (const layout of records.layouts) await tables.layouts.put(layout);
    return true;
  });
  if (!isFirst) for (const key of keys.values()) await files.remove(key);
  return isFirst;
}

export const seedTrial = (storage: Pick<ServerStorage, 'store' | 'files'>, clock: Clock): Promise<boolean> =>
  seedStorage(storage, demonstration(clock));
