import {
  deleteDatabase,
  indexedDbStorage,
  refusingStorage,
  scenarioDatabasePrefix,
} from '../db/indexed-db-storage';
import type { Storage } from '../db/storage';

const nameOf = (runId: string): string => `${scenarioDatabasePrefix}${runId}`;

/** A lock held by every tab of a run while it is active, so that no other tab deletes its database. */
function hold(name: string): void {
  void navigator.locks?.request(name, { mode: 'shared' }, () => new Promise<never>(() => {}));
}

/** Runs end silently with their tab, so their data is deleted when the next run starts. */
async function forgetEndedRuns(own: string): Promise<void> {
  const known = (await indexedDB.databases?.()) ?? [];
  for (const { name } of known) {
    if (!name?.startsWith(scenarioDatabasePrefix) || name === own) continue;
    await navigator.locks?.request(name, { ifAvailable: true }, (lock) => lock && deleteDatabase(name));
  }
}

/** A separate database for the run: the user's own data is neither read nor written. */
export async function openRunStorage(runId: string): Promise<Storage> {
  const name = nameOf(runId);
  hold(name);
  // Clean-up, which may fail without consequences.
  forgetEndedRuns(name).catch(() => {});
  return indexedDbStorage(name).catch(refusingStorage);
}
