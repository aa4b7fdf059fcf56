import { useEffect, useState } from 'react';

/** Starts after the screen has loaded: before that its own error reports a lost connection. */
const startMs = 1_500;
/** The pause before loading the watch again after a failure. */
const retryMs = 15_000;

/** Whether there is a connection. What watches it is not part of the first load. */
export function useConnected(): boolean {
  const [connected, setConnected] = useState(true);
  useEffect(() => {
    let ended = false;
    let endings: (() => void)[] = [];
    let timer: ReturnType<typeof setTimeout>;
    const begin = async () => {
      const [{ watchConnection }, { browserConnection, stayWithoutConnection }] = await Promise.all([
        import('./connection'),
        import('./browser-connection'),
        // The view of an error has to be loaded before the connection goes.
        import('@/ui/whole-screen-details'),
      ]);
      if (!ended) endings = [watchConnection(browserConnection(), setConnected), stayWithoutConnection()];
    };
    const load = () => {
      begin().catch(() => {
        timer = setTimeout(load, retryMs);
      });
    };
    timer = setTimeout(load, startMs);
    return () => {
      ended = true;
      clearTimeout(timer);
      for (const end of endings) end();
    };
  }, []);
  return connected;
}
