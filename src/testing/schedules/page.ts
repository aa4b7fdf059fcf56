import type { Pause } from '@/features/montage-editor/until-painted';

export type Page = ReturnType<typeof createPage>;

/** A page as its browser treats it: painted or not, frozen or not. */
export function createPage() {
  let isFrozen = false;
  let paints = true;
  let wasCovered = false;
  let waiting: (() => void)[] = [];
  let delivered: (() => void)[] = [];
  const pauses = new Set<Pause>();

  const endPauses = (): void => {
    for (const pause of pauses) pause.end();
  };

  return {
    /** Pending requests to the storage. */
    calls: 0,
    isFrozen: () => isFrozen,
    freeze(): void {
      isFrozen = true;
    },
    thaw(): void {
      isFrozen = false;
      const [first, due] = [delivered, waiting];
      delivered = [];
      waiting = [];
      for (const run of first) run();
      setImmediate(() => {
        for (const run of due) run();
      });
    },
    /** For locks and messages of other tabs. A page that thaws gets them before anything that it waited for continues. */
    deliver(run: () => void): void {
      if (isFrozen) delivered.push(run);
      else run();
    },
    turn(run: () => void): void {
      if (isFrozen) waiting.push(run);
      else run();
    },
    /** Null if there is nothing to wait for. */
    awake: (): Promise<void> | null =>
      isFrozen ? new Promise((resolve) => waiting.push(() => resolve())) : null,
    paint(does: boolean): void {
      paints = does;
      wasCovered ||= !does;
      if (does) endPauses();
    },
    /** Whether something that was done waits for a paint. */
    isUnpainted: () => pauses.size > 0,
    /** Whether it has been covered: what waited begins to be written a moment after the wait is over. */
    isCovered: () => wasCovered,
    endPauses,
    /** Takes the place of `untilPainted`. */
    nextPaint(): Pause | null {
      if (paints) return null;
      const { promise, resolve } = Promise.withResolvers<void>();
      const pause: Pause = {
        over: promise,
        end() {
          pauses.delete(pause);
          resolve();
        },
      };
      pauses.add(pause);
      return pause;
    },
  };
}
