import {
  deleteDatabase,
  indexedDbStorage,
  refusingStorage,
  scenarioDatabasePrefix,
} from '../db/indexed-db-storage';
import type { Storage } from '../db/storage';

const nameOf = (runId: string): string => `${scenarioDatabasePrefix}${runId}`;

/** Held by every tab of a run for as long as it stands, so that no other tab takes its database away. */
function hold(name: string): void {
  void navigator.locks?.request(name, { mode: 'shared' }, () => new Promise<never>(() => {}));
}

/** Runs end without saying so, with their tab: what they leave is taken away when the next one begins. */
async function forgetEndedRuns(own: string): Promise<void> {
  const known = (await indexedDB.databases?.()) ?? [];
  for (const { name } of known) {
    if (!name?.startsWith(scenarioDatabasePrefix) || name === own) continue;
    await navigator.locks?.request(name, { ifAvailable: true }, (lock) => lock && deleteDatabase(name));
  }
}

/** A database of the run's own: the person's demonstration data is neither read nor written. */
export async function openRunStorage(runId: string): Promise<Storage> {
  const name = nameOf(runId);
  hold(name);
  // Housekeeping, which may fail without anybody missing it.
  forgetEndedRuns(name).catch(() => {});
  return indexedDbStorage(name).catch(refusingStorage);
}
