import type { SeenCalls } from '../faults';
import type { WorldLink } from './link';

/**
 * A scenario that was started in a tab. It survives reloads and navigation, also in tabs opened
 * from it; a link starts another.
 */
export interface Run {
  readonly id: string;
  readonly link: WorldLink & { readonly scenario: string };
  /** How often the page was loaded in this run, including the first time. */
  readonly loads: number;
  /** The calls already counted for each fault, by its text, so that a fault does not repeat after a reload. */
  readonly seen: Readonly<Record<string, SeenCalls>>;
}

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'montage-scenario.run';

/** The scenario stored in a tab. Without storage, each load starts a new run. */
export function createTabMemory(storage: () => TabStorage) {
  return {
    recall(): Run | null {
      try {
        return JSON.parse(storage().getItem(key) ?? 'null') as Run | null;
      } catch {
        return null;
      }
    },
    remember(run: Run): void {
      try {
        storage().setItem(key, JSON.stringify(run));
      } catch {
        // Without storage the next load starts a new run.
      }
    },
    forget(): void {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was stored either.
      }
    },
  };
}

export type TabMemory = ReturnType<typeof createTabMemory>;

/**
 * The run of an address and a tab; null for the user's own data. Parameters of a world in the address
 * decide alone; an address without them continues the tab's run.
 */
export function runAt(
  link: WorldLink | null,
  joined: string | null,
  remembered: Run | null,
  newId: () => string,
): Run | null {
  if (link === null) return remembered && { ...remembered, loads: remembered.loads + 1 };
  const { scenario } = link;
  if (scenario === null) return null;
  const run = { link: { ...link, scenario }, seen: {} };
  // A tab opened from a run generates other ids than the original one.
  if (joined !== null) return { ...run, id: joined, loads: 1_000 + Math.floor(Math.random() * 1e6) };
  return { ...run, id: newId(), loads: 1 };
}
