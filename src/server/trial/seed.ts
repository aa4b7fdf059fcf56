import type { Clock } from '@/backend/ports';
import { demonstration } from '@/mocks/seed/demonstration';
import type { ServerStorage } from '../parts';

/** The organisation of the demonstration's administrator and engineer, whom the montages are for. */
const owner = 'organisation:org-1';

/** Puts the demonstration's users, organisations and montages into an empty database. */
export async function seedTrial(
  { store, files }: Pick<ServerStorage, 'store' | 'files'>,
  clock: Clock,
): Promise<void> {
  const isEmpty = () =>
    store.read(
      async ({ organisations, users }) =>
        (await organisations.all()).length + (await users.all()).length === 0,
    );
  if (!(await isEmpty())) return;
  const { records, bytes } = demonstration(clock);
  for (const [key, content] of Object.entries(bytes)) await files.put(key, new Blob([content]));
  await store.transaction(async (tables) => {
    // Another server may have begun on the same database.
    if ((await tables.organisations.all()).length > 0) return;
    for (const organisation of records.organisations) await tables.organisations.put(organisation);
    for (const user of records.users) await tables.users.put(user);
    for (const montage of records.montages.toSorted((a, b) => a.updated_time.localeCompare(b.updated_time)))
      await tables.montages.put({
        ...montage,
        owner,
        revision: 1,
        saved_by: 'engineer@example.com',
        cause: 'upload',
      });
    for (const set of records.documentSets) await tables.documentSets.put(set);
  });
}
