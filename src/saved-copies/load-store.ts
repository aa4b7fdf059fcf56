import type { CopyStore } from './copy-store';
import { databaseName } from './database-name';

let store: Promise<CopyStore> | null = null;

/** The store is not part of any first load. */
export const loadStore = (): Promise<CopyStore> =>
  (store ??= import('./copy-store').then(({ createCopyStore }) => createCopyStore()));

/** Null where nothing was ever kept, so that a visitor loads no code to remove it. An early browser cannot list its databases. */
export async function loadStoreIfAny(): Promise<CopyStore | null> {
  const databases = (await indexedDB.databases?.()) ?? [{ name: databaseName }];
  return databases.some(({ name }) => name === databaseName) ? loadStore() : null;
}
