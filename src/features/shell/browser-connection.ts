import type { ConnectionSigns } from './connection';

const reachMs = 8_000;

const isCall = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  new URL(entry.name, location.href).pathname.startsWith('/api/');

/** The signs of a browser. Calls are seen as the browser sees them, so that none can forget to tell. */
export const browserConnection = (): ConnectionSigns => ({
  browserSaysConnected: () => navigator.onLine,
  onBrowserChange(listener) {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
  onCall(listener) {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(isCall)) {
        // Missing in older browsers, whose word then has to do.
        const status = entry.responseStatus as number | undefined;
        if (status !== undefined) listener(status > 0, entry.responseEnd);
      }
    });
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  },
  nowMs: () => performance.now(),
  reach: () =>
    fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(reachMs) }).then(
      () => true,
      () => false,
    ),
});

/**
 * Keeps the page where the code of a screen cannot be fetched for want of a connection. The router would load the page anew,
 * once, taking it that a newer version is there; without a connection that ends in the browser's own page of refusal. It is
 * told that it has done so, by the mark that it leaves for itself.
 *
 * @returns what ends it.
 */
export function stayWithoutConnection(): () => void {
  const mark = ({ payload }: VitePreloadErrorEvent) => {
    if (!navigator.onLine) sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
  };
  window.addEventListener('vite:preloadError', mark);
  return () => window.removeEventListener('vite:preloadError', mark);
}
