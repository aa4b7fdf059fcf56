import { setupWorker, type SetupWorker } from 'msw/browser';

/**
 * The worker of every story. Each story brings the handlers of its own world, and those answer whatever is addressed to a
 * backend, strays included; the rest is the page's own: scripts, styles, pictures, hot updates.
 */
export async function startWorker(): Promise<SetupWorker> {
  // Beside the page, wherever a host has put the static build: from the root of the origin it would be another's address.
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
  return worker;
}
