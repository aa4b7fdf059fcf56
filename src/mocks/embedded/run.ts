import type { SeenCalls } from '../faults';
import type { WorldLink } from './link';

/**
 * A scenario that was begun in a tab. It goes on through reloads and the application's own pages, in the tabs that are opened
 * from it too; a link begins another.
 */
export interface Run {
  readonly id: string;
  readonly link: WorldLink & { readonly scenario: string };
  /** How often the page has been loaded in this run, the first time included. */
  readonly loads: number;
  /** For each fault, by its text, the calls that count already: a fault that has struck does not strike again after a reload. */
  readonly seen: Readonly<Record<string, SeenCalls>>;
}

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = 'montage-scenario.run';

/** What a tab remembers of its scenario. A browser that forbids it has a new run with each load. */
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
        // It is the next load that would need it, and that begins anew.
      }
    },
    forget(): void {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was remembered either.
      }
    },
  };
}

export type TabMemory = ReturnType<typeof createTabMemory>;

/**
 * The run that an address and a tab stand for; null for the person's own data. What the address says of a world decides
 * alone; an address that says nothing goes on with what the tab has.
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
  // A tab that was opened from a run draws other ids than the one it came from.
  if (joined !== null) return { ...run, id: joined, loads: 1_000 + Math.floor(Math.random() * 1e6) };
  return { ...run, id: newId(), loads: 1 };
}
