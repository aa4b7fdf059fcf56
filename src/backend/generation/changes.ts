import type { Clock, Jobs } from '../ports';

/** The calls that wait for changes of generations, within one process or page. */
export function changeListeners(clock: Clock): Pick<Jobs, 'nextChange'> & { changed(id: string): void } {
  const waiting = new Map<string, Set<() => void>>();
  return {
    changed: (id) => waiting.get(id)?.forEach((wake) => wake()),
    async nextChange(id, ms, signal) {
      const changed = new AbortController();
      const wake = (): void => changed.abort();
      const own = waiting.get(id) ?? new Set();
      waiting.set(id, own.add(wake));
      await clock.sleep(ms, AbortSignal.any([changed.signal, signal]));
      own.delete(wake);
      if (own.size === 0) waiting.delete(id);
    },
  };
}
