import './without-eval';
import { setupWorker } from 'msw/browser';
import type { FaultDeclaration } from './faults';
import { indexedDbStorage, refusingStorage } from './db/indexed-db-storage';
import { parseFaults } from './fault-text';
import { createHandlers } from './handlers';
import { demonstrationAccounts, type DemonstrationAccount } from './seed/accounts';
import { createWorld, type World } from './world';

export interface EmbeddedBackend {
  /** Back to the demonstration's data; whoever is signed in is signed out at the next call. */
  reset(): Promise<void>;
  accounts: DemonstrationAccount[];
  /** The documents of a fictional well, as if they had been chosen from disk. */
  sampleDocuments(): Promise<File[]>;
  /** For the mails that the identity provider would have sent, newest first. */
  mails(): Promise<{ id: string; to: string; subject: string; link: string; sentMs: number }[]>;
  world: World;
}

export interface EmbeddedOptions {
  /** Where the application is served, with a slash at the end: the worker can only answer for what lies below it. */
  base?: string;
  /** By default those that the address names, as in `?faults=listMontages:status:503@1`. */
  faults?: readonly FaultDeclaration[];
}

/**
 * The worker library asks the browser for a newer worker at every start and does not wait for the answer; offline, or when
 * the page is left meanwhile, that refusal would surface as an unhandled error of the application. The worker that is there
 * goes on serving.
 */
function tolerateFailedUpdates(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof Error && reason.message.startsWith('Failed to update a ServiceWorker'))
      event.preventDefault();
  });
}

/** Runs the backend in the page, beneath `fetch`. Resolves when calls are answered. */
export async function startEmbeddedBackend(options: EmbeddedOptions = {}): Promise<EmbeddedBackend> {
  const base = options.base ?? '/';
  const world = await createWorld({
    // The ids of an earlier visit are stored, and the same seed would give them again.
    seed: crypto.getRandomValues(new Uint32Array(1))[0],
    storage: await indexedDbStorage().catch(refusingStorage),
    faults: options.faults ?? parseFaults(new URLSearchParams(location.search).get('faults') ?? ''),
    pace: { minMs: 120, maxMs: 250 },
    deviations: 'report',
  });

  if (!('serviceWorker' in navigator)) {
    throw new Error(
      'The demonstration keeps its backend in a service worker, which browsers allow on https:// and on this machine ' +
        'itself (http://127.0.0.1) only, and not in every private window. Open it there.',
    );
  }
  tolerateFailedUpdates();
  const worker = setupWorker(...createHandlers(world));
  await worker.start({
    serviceWorker: { url: `${base}mockServiceWorker.js`, options: { scope: base } },
    onUnhandledFrame: 'bypass',
    quiet: true,
  });

  return {
    world,
    accounts: [...demonstrationAccounts],
    async sampleDocuments() {
      const { sampleDocuments } = await import('./samples/samples');
      return sampleDocuments().map(({ name, type, text }) => new File([text], name, { type }));
    },
    reset: () => world.reset(),
    async mails() {
      // Another tab may have asked for one.
      await world.db.refresh();
      return world.db.mails
        .all()
        .map(({ id, to, subject, link, sent_ms }) => ({ id, to, subject, link, sentMs: sent_ms }))
        .toSorted((a, b) => b.sentMs - a.sentMs);
    },
  };
}
