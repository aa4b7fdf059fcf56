import type { ConnectionSigns } from './connection';

const reachMs = 8_000;

const isCall = (entry: PerformanceEntry): entry is PerformanceResourceTiming =>
  new URL(entry.name, location.href).pathname.startsWith('/api/');

/** Reads the connection from the browser. It sees every call through the browser's own log, so that no caller can forget to report. */
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
        // Missing in older browsers, where the browser's own state must suffice.
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
 * Keeps the page if the code of a screen cannot be fetched because there is no connection. The router would reload the page
 * once, assuming a newer version; without a connection that ends in the browser's own error page. This sets the mark by which
 * the router knows that it has already reloaded.
 *
 * @returns a function that ends it.
 */
export function stayWithoutConnection(): () => void {
  const mark = ({ payload }: VitePreloadErrorEvent) => {
    if (!navigator.onLine) sessionStorage.setItem(`tanstack_router_reload:${payload.message}`, '1');
  };
  window.addEventListener('vite:preloadError', mark);
  return () => window.removeEventListener('vite:preloadError', mark);
}
