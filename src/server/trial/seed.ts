import type { Clock } from '@/backend/ports';
import type { Snapshot } from '@/mocks/db/schemas';
import { demonstration } from '@/mocks/seed/demonstration';
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
  for (const [key, content] of Object.entries(bytes)) await files.put(key, new Blob([content]));
  return store.transaction(async (tables) => {
    // Another server may have begun on the same database.
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
    for (const set of records.documentSets) await tables.documentSets.put(set);
    for (const layout of records.layouts) await tables.layouts.put(layout);
    return true;
  });
}

export const seedTrial = (storage: Pick<ServerStorage, 'store' | 'files'>, clock: Clock): Promise<boolean> =>
  seedStorage(storage, demonstration(clock));
