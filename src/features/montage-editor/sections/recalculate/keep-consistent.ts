import { useSyncExternalStore } from 'react';
import type { Edit } from '@/domain/montage/change';
import type { Montage } from '@/domain/montage/montage';

/** The user's choice that what depends on a depth follows with each edit, in one step of the history. */

const storageKey = 'montage.keep-depths-consistent';

function read(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'true';
  } catch {
    // Storage may be forbidden; the choice then lasts for this visit.
    return false;
  }
}

type Engine = typeof import('@/domain/depth-model/recalculate');
export const loadEngine = (): Promise<Engine> => import('@/domain/depth-model/recalculate');

let on: boolean | null = null;
let engine: Engine | null = null;
const listeners = new Set<() => void>();

/** An edit cannot wait for the code. Until it is there, the row offers to recalculate. */
function preload(): void {
  const load = async () => {
    engine = await loadEngine();
  };
  load().catch(() => undefined);
}

function keepsConsistent(): boolean {
  if (on === null) {
    on = read();
    if (on) preload();
  }
  return on;
}

export function setKeepsConsistent(next: boolean): void {
  on = next;
  if (next) preload();
  try {
    if (next) localStorage.setItem(storageKey, 'true');
    else localStorage.removeItem(storageKey);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

export const useKeepsConsistent = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, keepsConsistent);

/** An edit with what depends on it, if the user wants that. */
export const withDependents = (montage: Montage, edit: Edit): Edit =>
  keepsConsistent() && engine ? engine.keepConsistent(montage, edit) : edit;
