import { setupWorker, type SetupWorker } from 'msw/browser';

/**
 * The worker of every story. Each story brings the handlers of its own world, and those answer every call to a backend,
 * unknown calls included; the rest is the page's own: scripts, styles, pictures, hot updates.
 */
export async function startWorker(): Promise<SetupWorker> {
  // Next to the page, for any path of a static build: at the root of the origin it would belong to another site.
  const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
  const worker = setupWorker();
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url } });
  return worker;
}
