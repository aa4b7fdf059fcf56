import { useEffect, useState } from 'react';

/** The watch loads after the screen. Until it runs, what the browser reports must suffice. */
const startMs = 1_500;
/** The pause before loading the watch again after a failure. */
const retryMs = 15_000;

/** Whether there is a connection. What watches it is not part of the first load. */
export function useConnected(): boolean {
  const [connected, setConnected] = useState(true);
  useEffect(() => {
    let ended = false;
    let watching = false;
    let timer: ReturnType<typeof setTimeout>;
    const loadAfter = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(load, ms);
    };
    const followBrowser = () => {
      setConnected(navigator.onLine);
      loadAfter(startMs);
    };
    const unfollow = () => {
      window.removeEventListener('online', followBrowser);
      window.removeEventListener('offline', followBrowser);
    };
    let endings = [unfollow];
    const begin = async () => {
      const [{ watchConnection }, { browserConnection, stayWithoutConnection }] = await Promise.all([
        import('./connection'),
        import('./browser-connection'),
        // The view of an error has to be loaded before the connection goes.
        import('@/ui/whole-screen-details'),
      ]);
      // A load that was slow may have been overtaken by the next.
      if (ended || watching) return;
      watching = true;
      unfollow();
      clearTimeout(timer);
      setConnected(navigator.onLine);
      endings = [watchConnection(browserConnection(), setConnected), stayWithoutConnection()];
    };
    const load = () => {
      // Without a connection, every attempt would be an error on the console.
      if (navigator.onLine) begin().catch(() => loadAfter(retryMs));
      else setConnected(false);
    };
    window.addEventListener('online', followBrowser);
    window.addEventListener('offline', followBrowser);
    loadAfter(startMs);
    return () => {
      ended = true;
      clearTimeout(timer);
      for (const end of endings) end();
    };
  }, []);
  return connected;
}
