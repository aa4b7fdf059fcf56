import { useEffect, useState } from 'react';

/** After the screen has come: nobody has read it yet, and its own error says it where the connection is gone by then. */
const startMs = 1_500;
/** Before the watching is asked for again where it could not be loaded. */
const retryMs = 15_000;

/** Whether there is a connection. What watches it is no part of the first load. */
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
        // What tells of an error has to be here before the connection goes.
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
