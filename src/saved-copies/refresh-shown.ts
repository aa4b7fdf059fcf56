import type { QueryClient } from '@tanstack/react-query';
import { areCopiesShown, copiedAt, subscribeToCopies } from '@/api/shown-copies';

/** How often (ms) the server is asked again while a copy is on the screen. */
export const refreshEveryMs = 15_000;

/** Asks the server for what the screen shows as a copy: when the browser has a network again, and from time to time. */
export function refreshShownCopies(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const refresh = () => {
    // Without a network every attempt would be an error on the console.
    if (!navigator.onLine || document.visibilityState === 'hidden') return;
    void queryClient.invalidateQueries({ predicate: ({ queryHash }) => copiedAt(queryHash) !== null });
  };
  const update = () => {
    if (areCopiesShown()) timer ??= setInterval(refresh, refreshEveryMs);
    else {
      clearInterval(timer);
      timer = undefined;
    }
  };
  window.addEventListener('online', refresh);
  document.addEventListener('visibilitychange', refresh);
  subscribeToCopies(update);
  update();
}
