/** Runs at most so many calls at once, the others in their order. A call whose signal is aborted leaves the queue. */
export function limitedCalls(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  const next = () => {
    running -= 1;
    waiting.shift()?.();
  };
  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(signal.reason as Error);
      };
      const begin = () => {
        signal.removeEventListener('abort', leave);
        running += 1;
        resolve();
      };
      if (running < most) return begin();
      waiting.push(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
  return async <T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted();
    await turn(signal);
    try {
      return await call();
    } finally {
      next();
    }
  };
}
