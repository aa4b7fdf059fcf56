/** The signs of a connection. */
export interface ConnectionSigns {
  /** The browser's word. It knows that the cable is unplugged, but nothing of the network behind it. */
  browserSaysConnected(): boolean;
  /** Calls after each change of what the browser says; returns what ends it. */
  onBrowserChange(listener: () => void): () => void;
  /** Calls after each call of the backend, with whether an answer came and when it ended (ms, any fixed beginning). */
  onCall(listener: (answered: boolean, endedMs: number) => void): () => void;
  /** The time that `onCall` speaks in. */
  nowMs(): number;
  /** Whether the application's own origin can be reached. */
  reach(): Promise<boolean>;
}

/** Between two attempts to reach the origin while it could not be reached. */
export const retryMs = 10_000;

/**
 * Reports whether there is a connection, from the first change on; until then it assumes that there is one.
 *
 * The browser is believed when it says that the connection is lost, until a call is answered anyway. It is not believed for one
 * that is there: a call that failed, and a cable that is back in, are followed by an attempt to reach the origin.
 *
 * @returns what ends it.
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
      // While the browser itself says so, its next word is waited for: every attempt would be an error on the console.
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
