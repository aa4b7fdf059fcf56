/**
 * The answers on the screen that are copies from this browser (`src/saved-copies`), because the server gave none: by the hash
 * of their query, with the time at which the server gave them (epoch, ms). In this room, so that every screen can say so.
 */
const shown = new Map<string, number>();
const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

/** When the server gave the answer of this query; null if it is no copy. */
export const copiedAt = (queryHash: string): number | null => shown.get(queryHash) ?? null;

export const areCopiesShown = (): boolean => shown.size > 0;

export function showCopy(queryHash: string, atMs: number): void {
  shown.set(queryHash, atMs);
  changed();
}

/** The server has answered, or nothing of it is on the screen any more. */
export function hideCopy(queryHash: string): void {
  if (shown.delete(queryHash)) changed();
}

/** @returns what ends it. */
export function subscribeToCopies(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
