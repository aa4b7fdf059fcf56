import type { EditorState } from '@/features/montage-editor/editor';
import { inText, type Facts } from './facts';
import type { Moment } from './judge';

/** A promise of the product that was broken. */
class Broken extends Error {}

export function hold(is: boolean, promise: string, ...shown: unknown[]): void {
  if (is) return;
  const text = shown.map((one) => (one instanceof Map ? inText(one as Facts) : JSON.stringify(one)));
  throw new Broken([promise, ...text].join('\n    '));
}

/** Pauses between automatic attempts, as the product promises them (ms); the last one for all further ones. */
const promisedPauses = [5_000, 10_000, 20_000, 40_000, 60_000];

/** How many attempts may be made in so much time. */
export function mostAttempts(ms: number): number {
  let left = ms;
  let attempts = 1;
  for (; ; attempts++) {
    left -= promisedPauses[Math.min(attempts - 1, promisedPauses.length - 1)] ?? 60_000;
    if (left < 0) return attempts;
  }
}

/** Whether the screen offers to undo and to do again what it should. */
export const offers = (state: EditorState, { past, future }: Pick<Moment, 'past' | 'future'>): boolean =>
  state.undoLabel === (past.at(-1)?.label ?? null) && state.redoLabel === (future.at(-1)?.label ?? null);

/** Plain data with its keys in one order. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
