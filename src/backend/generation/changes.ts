import type { Clock, Jobs } from '../ports';

interface Wait {
  ms: number;
  over: Promise<void>;
  end(): void;
}

/**
 * The calls that wait for changes of generations, within one process or page. All that wait for one generation share a wait: a
 * timer for each of hundreds of streams makes garbage that outlives the young generation of the heap.
 */
export function changeListeners(clock: Clock): Pick<Jobs, 'nextChange'> & { changed(id: string): void } {
  const waits = new Map<string, Wait[]>();

  function begin(id: string, ms: number): Wait {
    const changed = new AbortController();
    const remove = (): void => {
      const others = (waits.get(id) ?? []).filter((other) => other !== wait);
      if (others.length > 0) waits.set(id, others);
      else waits.delete(id);
    };
    const wait = {
      ms,
      over: clock.sleep(ms, changed.signal).then(remove),
      end: () => changed.abort('changed'),
    };
    waits.set(id, [...(waits.get(id) ?? []), wait]);
    return wait;
  }

  return {
    changed: (id) => waits.get(id)?.forEach(({ end }) => end()),
    nextChange: (id, ms) => (waits.get(id)?.find((wait) => wait.ms === ms) ?? begin(id, ms)).over,
  };
}
