export interface Pause {
  readonly over: Promise<void>;
  /** Ends it now. */
  end(): void;
}

/** A page that is busy beyond this (ms) has no paint worth waiting for. */
const longest = 100;

/**
 * A pause until the next frame is on the screen: for work that the person at the screen must not wait for. A page out of
 * sight draws no frames, and one that is left may never draw another: there it ends at once.
 *
 * @returns null where nothing is to be waited for.
 */
export function untilPainted(): Pause | null {
  if (typeof requestAnimationFrame === 'undefined' || document.visibilityState === 'hidden') return null;
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', end);
    window.removeEventListener('pagehide', end);
    resolve();
  };
  // A task that is queued while a frame is made comes after its paint.
  const frame = requestAnimationFrame(() => setTimeout(end, 0));
  const timer = setTimeout(end, longest);
  document.addEventListener('visibilitychange', end);
  window.addEventListener('pagehide', end);
  return { over: promise, end };
}
