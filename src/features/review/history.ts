/** The corrections, with undo and redo. */
export interface History<T> {
  readonly past: readonly T[];
  readonly now: T;
  readonly future: readonly T[];
}

export const beginHistory = <T>(now: T): History<T> => ({ past: [], now, future: [] });

export const step = <T>({ past, now }: History<T>, next: T): History<T> => ({
  past: [...past, now],
  now: next,
  future: [],
});

export function undo<T>({ past, now, future }: History<T>): History<T> {
  const before = past.at(-1);
  return before === undefined
    ? { past, now, future }
    : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo<T>({ past, now, future }: History<T>): History<T> {
  const [next, ...later] = future;
  return next === undefined ? { past, now, future } : { past: [...past, now], now: next, future: later };
}
