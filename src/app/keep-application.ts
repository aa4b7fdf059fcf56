import type { Identity } from '@/identity/identity';

/**
 * Lets the browser keep the files of this version, so that the application opens without a network. Only for a user who has
 * signed in: a visitor of the sign-in has no use for them. A browser that refuses goes on as if there were none.
 *
 * @see docs/decisions/0034-without-a-network.md
 */
export function keepApplication(
  identity: Pick<Identity, 'current' | 'subscribe'>,
  workers: Pick<ServiceWorkerContainer, 'register'> | undefined = navigator.serviceWorker,
): void {
  // Missing without HTTPS, and in some private windows.
  if (!workers) return;
  let isAsked = false;
  const keep = () => {
    if (isAsked || !identity.current()) return;
    isAsked = true;
    workers.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined);
  };
  keep();
  if (!isAsked) identity.subscribe(keep);
}
