import './without-eval';
import { setupWorker } from 'msw/browser';
import { movableClock, type MovableClock } from './clock';
import { indexedDbStorage, refusingStorage } from './db/indexed-db-storage';
import type { Snapshot } from './db/schemas';
import { linkTo, ownData, readLink, runIn, withoutLink, type WorldLink } from './embedded/link';
import { carryIntoNewTabs } from './embedded/new-tabs';
import { createTabMemory, runAt, type Run, type TabMemory } from './embedded/run';
import { openRunStorage } from './embedded/run-storage';
import { createWorldTools, type WorldTools } from './embedded/world-tools';
import { createHandlers } from './handlers';
import { seededRandom } from './random';
import { scenarioNamed } from './scenarios/catalogue';
import { demonstrationAccounts, type DemonstrationAccount } from './seed/accounts';
import { demonstration } from './seed/demonstration';
import { createWorld, type World } from './world';

/** A mail that the identity provider would have sent. */
export interface SentMail {
  id: string;
  to: string;
  subject: string;
  /** The address that the mail leads to. */
  link: string;
  /** Epoch, ms. */
  sentMs: number;
}

export interface EmbeddedBackend {
  /** Resets to the initial data; a signed-in user is signed out at the next call. */
  reset(): Promise<void>;
  accounts: DemonstrationAccount[];
  /** The documents of a fictional well, as files chosen from disk. */
  sampleDocuments(): Promise<File[]>;
  /** The mails that the identity provider would have sent, newest first. */
  mails(): Promise<SentMail[]>;
  /** The key of the identity library's session. Scenarios have their own, so that they do not sign the user out. */
  identityKey: string;
  tools: WorldTools;
  world: World;
}

export interface EmbeddedOptions {
  /** The base path of the application, with a trailing slash: the worker only handles requests below it. */
  base?: string;
}

/**
 * The worker library asks the browser for a newer worker at every start without waiting; offline, or when the user leaves
 * the page, the rejection would be an unhandled error. It is ignored, because the existing worker continues to
 * serve.
 */
function tolerateFailedUpdates(): void {
  window.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as { reason: unknown };
    if (reason instanceof Error && reason.message.startsWith('Failed to update a ServiceWorker'))
      event.preventDefault();
  });
}

/** The usual delay of an answer in the embedded mode, so that loading states are visible. */
const pace = { minMs: 120, maxMs: 250 };

interface Beginning {
  link: WorldLink;
  run: Run | null;
  memory: TabMemory;
}

/** The world of this address and tab. The address then loses everything that the tab remembers. */
function begin(): Beginning {
  const memory = createTabMemory(() => window.sessionStorage);
  const search = new URLSearchParams(location.search);
  const link = readLink(search);
  const joined = runIn(search);
  const run = runAt(link, joined, memory.recall(), () => seededRandom(newSeed()).id(8));
  if (!run) memory.forget();
  if (search.has('scenario')) {
    const url = new URL(withoutLink(location.href));
    // The short form of a link only names the scenario, and redirects to its start.
    const short = run && joined === null && url.pathname === '/' && url.search === '';
    const address = short ? scenarioNamed(run.link.scenario).route : url.href;
    history.replaceState(history.state, '', address);
  }
  return { link: run?.link ?? link ?? ownData, run, memory };
}

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** The world of the user's own data, or of a scenario, which is separate. */
async function openWorld({ link, run }: Beginning, clock: MovableClock): Promise<World> {
  const common = { clock, pace, deviations: 'report' } as const;
  if (!run) {
    return createWorld({
      ...common,
      // The ids of an earlier visit are stored, and the same seed would generate them again.
      seed: newSeed(),
      faultSeed: link.seed ?? 1,
      storage: await indexedDbStorage().catch(refusingStorage),
    });
  }
  const { world = {} } = scenarioNamed(run.link.scenario);
  const seed = link.seed ?? world.seed ?? 1;
  const { fixtures = demonstration } = world;
  return createWorld({
    ...common,
    ...world,
    fixtures: (at) => withAccountsOf(run.id, fixtures(at)),
    // A later load must generate other ids than the stored ones.
    seed: seed + (run.loads - 1) * 7_919,
    faultSeed: seed,
    storage: await openRunStorage(run.id),
  });
}

/** Separates what the application stores for users in the browser (drafts, the lock on an open montage) by run. */
const withAccountsOf = (runId: string, { records, bytes }: Snapshot): Snapshot => ({
  bytes,
  records: {
    ...records,
    accounts: records.accounts.map((account) => ({ ...account, id: `${account.id}-${runId}` })),
  },
});

/** The scenario's account is first in the list and marked; no one is signed in automatically. */
function accountsFor({ current }: WorldTools): DemonstrationAccount[] {
  const meant = demonstrationAccounts.filter(({ email }) => email === current?.account);
  const others = demonstrationAccounts.filter(({ email }) => email !== current?.account);
  return [
    ...meant.map((account) => ({ ...account, description: `For the scenario "${current?.title}"` })),
    ...others,
  ];
}

/** Runs the backend in the page, beneath `fetch`. Resolves when calls are answered. */
export async function startEmbeddedBackend(options: EmbeddedOptions = {}): Promise<EmbeddedBackend> {
  const base = options.base ?? '/';
  const beginning = begin();
  const { run, memory } = beginning;
  const clock = movableClock(run ? (scenarioNamed(run.link.scenario).clockAheadMs ?? 0) : 0);
  const world = await openWorld(beginning, clock);
  // After the data is created, so that its times are in the past.
  clock.move(beginning.link.aheadS * 1_000);
  const { origin } = location;
  const tools = createWorldTools({
    world,
    clock,
    run,
    memory,
    origin,
    link: beginning.link,
    address: () => location.href,
  });
  if (run) carryIntoNewTabs((address) => linkTo(address, tools.linkNow(), run.id));

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
    tools,
    identityKey: run ? `embedded-${run.id}` : 'embedded',
    accounts: accountsFor(tools),
    async sampleDocuments() {
      const { sampleDocuments } = await import('./samples/samples');
      return sampleDocuments().map(({ name, type, text }) => new File([text], name, { type }));
    },
    async reset() {
      const address = await tools.startOver();
      if (!run) return;
      // Another run replaces this one, which reloads the page.
      location.assign(address);
      await new Promise(() => {});
    },
    async mails() {
      // Read in a transaction, because another tab may have triggered a mail.
      const mails = await world.db.read(() => world.db.mails.all());
      return mails
        .map(({ id, to, subject, link, sent_ms }) => ({ id, to, subject, link, sentMs: sent_ms }))
        .toSorted((a, b) => b.sentMs - a.sentMs);
    },
  };
}
