/**
 * Chromium reports no idle time on a page that is not in front, as all but one of the runner's are, so that a story with work
 * for idle time would wait for that work's longest delay, two seconds.
 */
globalThis.requestIdleCallback = (then) =>
  Number(setTimeout(() => then({ didTimeout: false, timeRemaining: () => 50 })));
globalThis.cancelIdleCallback = (callback) => clearTimeout(callback);
