import type { Ports, Store } from '@/backend/ports';
import { createAccount } from '@/mocks/identity/accounts';
import { demonstrationAccounts } from '@/mocks/seed/accounts';
import type { World } from '@/mocks/world';
import { openStorage } from '@/server/storage/open-storage';
import { seedStorage } from '@/server/trial/seed';
import { StartFailure } from './start-failure.ts';

export interface KeptData {
  ports: Pick<Ports, 'store' | 'files'>;
  /** Whether the folder already had data. */
  resumed: boolean;
  close(): Promise<void>;
}

/** The identity provider of a world keeps nothing, so that users of an earlier run get the password of the demonstration. */
async function restoreAccounts(world: World, store: Store): Promise<void> {
  const users = await store.read((tables) => tables.users.all());
  await world.db.transaction(async () => {
    const known = new Set(world.db.accounts.all().map(({ email }) => email));
    for (const { email } of users) {
      if (email !== null && !known.has(email))
        await createAccount(world, email, demonstrationAccounts[0]!.password);
    }
  });
}

/**
 * The data of a mock server in a folder, in the server's own SQLite database. Without data, it begins with the world's.
 *
 * @throws {StartFailure} if the folder or its database cannot be used.
 */
export async function openKeptData(folder: string, world: World): Promise<KeptData> {
  try {
    const { store, files, close } = await openStorage({ databaseUrl: undefined, folder });
    const isNew = await seedStorage({ store, files }, await world.db.snapshot());
    await restoreAccounts(world, store);
    return { ports: { store, files }, resumed: !isNew, close };
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new StartFailure(`The data folder ${folder} cannot be used: ${said}.`, { cause });
  }
}
