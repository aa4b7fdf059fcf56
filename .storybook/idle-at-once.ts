/**
 * Chromium reports no idle time on a page that is not in front, as all but one of the runner's are, so that a story with work
 * for idle time waits for that work's longest delay: a fifth of all stories' time.
 */
globalThis.requestIdleCallback = (then) =>
  Number(setTimeout(() => then({ didTimeout: false, timeRemaining: () => 50 })));
globalThis.cancelIdleCallback = (callback) => clearTimeout(callback);
