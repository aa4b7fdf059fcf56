/** The signs of a connection. */
export interface ConnectionSigns {
  /** The browser's own state. It detects an unplugged cable, but nothing of the network behind it. */
  browserSaysConnected(): boolean;
  /** Calls after each change of what the browser says; returns what ends it. */
  onBrowserChange(listener: () => void): () => void;
  /**
   * Calls the listener after each call of the backend, with whether an answer came and when it ended (ms, any fixed
   * origin).
   */
  onCall(listener: (answered: boolean, endedMs: number) => void): () => void;
  /** The clock of `onCall`. */
  nowMs(): number;
  /** Whether the application's own origin can be reached. */
  reach(): Promise<boolean>;
}

/** Between two attempts to reach the origin while it could not be reached. */
export const retryMs = 10_000;

/**
 * Reports whether there is a connection, from the first change on; before that it assumes that there is one.
 *
 * If the browser reports a lost connection, that counts until a call is answered. If it reports a connection, that
 * alone does not count: a failed call and a reconnected cable are followed by an attempt to reach the origin.
 *
 * @returns a function that ends it.
 */
export function watchConnection(signs: ConnectionSigns, report: (connected: boolean) => void): () => void {
  let connected = true;
  let lostMs = 0;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const settle = (next: boolean) => {
    clearTimeout(timer);
    attempt += 1;
    if (!next) {
      if (connected) lostMs = signs.nowMs();
      // While the browser reports no connection, it is not asked again: every attempt would be an error on the console.
      if (signs.browserSaysConnected()) timer = setTimeout(() => void tryToReach(), retryMs);
    }
    if (next === connected) return;
    connected = next;
    report(connected);
  };
  const tryToReach = async () => {
    attempt += 1;
    const own = attempt;
    const reached = await signs.reach();
    if (own === attempt) settle(reached);
  };
  const ask = () => {
    if (signs.browserSaysConnected()) void tryToReach();
    else settle(false);
  };

  const endings = [
    signs.onBrowserChange(ask),
    signs.onCall((answered, endedMs) => {
      if (!answered) ask();
      // An answer from before the loss proves nothing about the connection.
      else if (!connected && endedMs > lostMs) settle(true);
    }),
  ];
  if (!signs.browserSaysConnected()) settle(false);
  return () => {
    for (const end of endings) end();
    attempt += 1;
    clearTimeout(timer);
  };
}
