import { setImmediate as eventLoop } from 'node:timers/promises';

interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/** More would be slower where the database is busy; fewer, where the way to it or to its disk is long. */
const runsAtOnce = 4;
/** Each number of items is a statement of its own, which every connection prepares. */
const most = 8;

/**
 * Runs items one by one while there are few, and those that wait for a run together with the next one.
 *
 * @param run gives the results in the order of the items, no two of which have the same key.
 * @param isUndone whether nothing is done after an error of `run`, so that each of its items can be run alone: one of them broke
 *   it, and the others are well.
 */
export function together<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  keyOf: (item: Item) => unknown,
  isUndone: (error: unknown) => boolean,
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = [];
  let running = 0;

  function takeBatch(): Waiting<Item, Result>[] {
    const batch = new Map<unknown, Waiting<Item, Result>>();
    const later: Waiting<Item, Result>[] = [];
    for (const one of waiting) {
      const key = keyOf(one.item);
      if (batch.size === most || batch.has(key)) later.push(one);
      else batch.set(key, one);
    }
    waiting = later;
    return [...batch.values()];
  }

  async function runBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(batch.map(({ item }) => item));
      for (const [at, { resolve }] of batch.entries()) resolve(results[at]!);
    } catch (error) {
      if (batch.length > 1 && isUndone(error)) for (const one of batch) await runBatch([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  async function runWaiting(): Promise<void> {
    running += 1;
    // What arrives in the same turn comes in first.
    await eventLoop();
    while (waiting.length > 0) await runBatch(takeBatch());
    running -= 1;
  }

  return (item) =>
    new Promise<Result>((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running < runsAtOnce) void runWaiting();
    });
}
