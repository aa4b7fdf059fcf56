import type { Clock, Jobs } from '../ports';

/** The calls that wait for changes of generations, within one process or page. */
export function changeListeners(clock: Clock): Pick<Jobs, 'nextChange'> & { changed(id: string): void } {
  const waiting = new Map<string, Set<() => void>>();
  return {
    changed: (id) => waiting.get(id)?.forEach((wake) => wake()),
    async nextChange(id, ms, signal) {
      const changed = new AbortController();
      const wake = (): void => changed.abort('woken');
      const own = waiting.get(id) ?? new Set();
      waiting.set(id, own.add(wake));
      // Not `AbortSignal.any`: a signal that lives as long as a stream would keep something of each wait.
      if (signal.aborted) wake();
      signal.addEventListener('abort', wake);
      await clock.sleep(ms, changed.signal);
      signal.removeEventListener('abort', wake);
      own.delete(wake);
      if (own.size === 0) waiting.delete(id);
    },
  };
}
