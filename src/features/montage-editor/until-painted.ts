export interface Pause {
  readonly over: Promise<void>;
  /** Ends it now. */
  end(): void;
}

/** On a page that is busy longer than this (ms), waiting for a paint is useless. */
const longest = 100;

/**
 * A pause until the next frame is on the screen, for work that the user should not wait for. It ends at once on a
 * hidden page, which draws no frames, and on one that is being closed.
 *
 * @returns null if there is nothing to wait for.
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
  // A task queued during a frame runs after its paint.
  const frame = requestAnimationFrame(() => setTimeout(end, 0));
  const timer = setTimeout(end, longest);
  document.addEventListener('visibilitychange', end);
  window.addEventListener('pagehide', end);
  return { over: promise, end };
}
