/** The longest time (ms) that a busy page delays what waits for it to be idle. */
const longestWait = 2_000;

/** Runs `then` once the page is idle. Safari has no idle callback: a moment later instead. Returns what cancels it. */
export function whenIdle(then: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(then, 200);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(then, { timeout: longestWait });
  return () => cancelIdleCallback(callback);
}
