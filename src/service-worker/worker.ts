/**
 * Keeps the files of the present version in the browser, so that the application opens without a network. Knows nothing of
 * montages: what the server answered is kept by the page (`src/saved-copies`).
 *
 * @see docs/decisions/0034-without-a-network.md
 */
import { createKeptFiles, type Build } from './kept-files';
import { kindOf } from './requests';
import type { WorkerScope } from './scope';

/** Put in by the build (`scripts/build/service-worker.ts`). */
declare const BUILD: Build;

const scope = globalThis as unknown as WorkerScope;
const files = new Set(BUILD.files);
const kept = createKeptFiles(BUILD, {
  caches: scope.caches,
  fetch: (input, init) => fetch(input, init),
  update: () => scope.registration.update(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

scope.addEventListener('install', (event) => {
  // A call of the backend does not wait for the worker to start.
  void event.addRoutes?.({ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' });
  // Pages come from the network first, so that a worker that takes over changes the version of no page that is open.
  event.waitUntil(kept.install().then(() => scope.skipWaiting()));
});

async function activate(): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await kept.activate(windows.length > 1);
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}

scope.addEventListener('activate', (event) => event.waitUntil(activate()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const lasts = (work: Promise<unknown>) => event.waitUntil(work);
  switch (kindOf(request, scope.location.origin, files)) {
    case 'page': {
      const network = Promise.resolve(event.preloadResponse).then((response) => response ?? fetch(request));
      return event.respondWith(kept.page(network, lasts));
    }
    case 'asset':
      return event.respondWith(kept.asset(request));
    case 'root file':
      return event.respondWith(kept.rootFile(request, lasts));
    case 'elsewhere':
      return undefined;
  }
});
