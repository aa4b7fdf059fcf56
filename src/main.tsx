import '@/app/trusted-types';
import '@/ui/styles';
import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from '@/api/api-error';
import { createQueries } from '@/api/queries';
import { setTokenSource } from '@/api/token-source';
import { App } from '@/app/app';
import { readConfiguration, type Configuration } from '@/app/configuration';
import { fetchConfiguration } from '@/app/fetched-configuration';
import { hearErrors } from '@/app/reporting/hear-errors';
import { createAppRouter, loadRouteChunks, type AppRouter } from '@/app/router';
import { markSignedIn } from '@/app/signed-in-mark';
import { takeOver } from '@/app/take-over';
import type { Identity } from '@/identity/identity';
import { createLazyIdentity } from '@/identity/lazy-identity';
import { endCopiesWithSession } from '@/saved-copies/end-of-copies';
import { paintedScreen } from '@/ui/painted-screen';

/** As long as a slow machine takes to what it came for; the page says the same meanwhile. */
const firstDrawWaitsMs = 1_000;

// A build-time constant: a deployment without reporting has none of its code.
const reporting = import.meta.env.REPORTING ? hearErrors() : null;

const reportRecovered = reporting?.ofReact.onRecoverableError ?? reportError;

// Early, because its hyphen is narrower and would move a table that is already shown. A `preload` in the page would make the browser
// warn wherever no hyphen is.
document.fonts.load("1em 'Inter Hyphen'", '-').catch(() => undefined);

/** Reached in the embedded mode alone. */
async function startDemonstration() {
  const [{ startEmbeddedBackend }, { scenariosOf }] = await Promise.all([
    import('@/mocks/browser'),
    import('@/demonstration/scenarios'),
  ]);
  const backend = await startEmbeddedBackend();
  return { ...backend, scenarios: scenariosOf(backend.tools) };
}

/** A constant of the build decides, so that a page without settings of its own alone has the code that asks for them. */
async function configurationOf(container: HTMLElement): Promise<Configuration> {
  if (!import.meta.env.FETCHED_CONFIGURATION) return readConfiguration(import.meta.env);
  return fetchConfiguration((sentence) => {
    const waiting = container.querySelector('[role=status]');
    if (waiting) waiting.textContent = sentence;
  });
}

async function openQueryClient(identity: Identity): Promise<QueryClient> {
  const [{ createQueryClient }, { createSavedCopies }] = await Promise.all([
    import('@/app/query-client'),
    import('@/saved-copies/saved-copies'),
  ]);
  const copies = import.meta.env.MODE === 'embedded' ? null : createSavedCopies({ identity });
  const client = createQueryClient(copies?.persister);
  copies?.follow(client);
  return client;
}

async function start(container: HTMLElement) {
  const configuration = await configurationOf(container);
  // The mode is a constant of the build: in any other mode this line, and with it all mock code, is gone.
  const demonstration = import.meta.env.MODE === 'embedded' ? await startDemonstration() : null;

  const { signUp, trial } = configuration;
  // The router may change the address before the library has loaded, which reads the provider's answer from it.
  const arrivedAt = location.href;
  const identity = createLazyIdentity(async () => {
    const provider = configuration.identity;
    if (provider.kind === 'oidc') {
      const { createOpenIdIdentity } = await import('@/identity/open-id');
      return createOpenIdIdentity(provider, arrivedAt);
    }
    const { createFirebaseIdentity } = await import('@/identity/firebase');
    // The build's mode is checked again, so that a build without the choice has none of its code.
    return createFirebaseIdentity(
      import.meta.env.MODE === 'embedded' && demonstration
        ? { ...provider, apiKey: demonstration.identityKey }
        : provider,
    );
  });
  // The library of a signed-in user starts while the router and the screen do. The caller who needs the answer handles its failure.
  if (paintedScreen() === 'layout') void identity.ready().catch(() => undefined);
  setTokenSource(
    () => identity.token(),
    () => identity.refused(),
  );
  if (import.meta.env.DEV || import.meta.env.MODE === 'embedded') {
    const { reportRepairs } = await import('@/app/report-repairs');
    reportRepairs(demonstration?.tools);
  }
  // The demonstration's server is in the page.
  if (import.meta.env.MODE !== 'embedded') endCopiesWithSession({ identity });
  const queries = createQueries(() => openQueryClient(identity));
  if (paintedScreen() === 'layout') void queries.load().catch(() => undefined);
  markSignedIn(identity);
  const router = createAppRouter({
    queries,
    identity,
    brandName: configuration.brandName,
    administratorEmail: configuration.administratorEmail,
    accounts: configuration.identity.kind === 'oidc' ? 'company' : signUp ? 'open' : 'closed',
  });
  loadRouteChunks(router);
  // The screen may be in the page already (scripts/build/public-screens.ts), and stays until its like is there.
  const isScreenShown = paintedScreen() !== null;
  // Elsewhere the page shows 'Loading...', so React may wait for something better to draw: two first renders cost a slow
  // machine a fifth of a second. A load that takes longer has its own waiting screen.
  await Promise.race([
    router.load(),
    ...(isScreenShown ? [] : [new Promise((resolve) => setTimeout(resolve, firstDrawWaitsMs))]),
  ]);
  const reactRoot = createRoot(container, {
    // A failed call that an error view shows is not a bug, and the console is for bugs.
    ...reporting?.ofReact,
    onCaughtError: (error) => {
      reporting?.report('caught', error);
      if (!(error instanceof ApiError)) console.error(error);
    },
    // React wraps what a second try of the same render did not meet: a call that failed, and was answered the next time.
    onRecoverableError: (error) => {
      if (!(error instanceof Error && error.cause instanceof ApiError)) reportRecovered(error);
    },
  });
  const render = () =>
    reactRoot.render(
      <StrictMode>
        <App
          router={router}
          queries={queries}
          identity={identity}
          demonstration={demonstration}
          trial={trial}
        />
      </StrictMode>,
    );
  if (isScreenShown) takeOver(container, render);
  else render();
  // A guarded screen asks at once. A public one shows its form first: the library is loading in parallel, but running it may
  // wait for the paint. The caller who needs the answer handles its failure.
  afterPaint(() => void identity.ready().catch(() => undefined));
  beginReporting(router);
  // In development files change all the time, and the demonstration has a worker of its own.
  if (import.meta.env.PROD && import.meta.env.MODE !== 'embedded')
    afterLoad(() => {
      import('@/app/keep-application').then(
        ({ keepApplication }) => keepApplication(identity),
        () => undefined,
      );
    });
}

/** Keeping the application for a time without a network is not worth a moment of its first load. */
const keptAfterMs = 5_000;

function afterLoad(task: () => void): void {
  // A page that has lost its network by then does so when it is back.
  const online = () => (navigator.onLine ? task() : addEventListener('online', task, { once: true }));
  const later = () => void setTimeout(online, keptAfterMs);
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

function beginReporting(router: AppRouter | null) {
  void reporting?.begin(async () => (await import('@/app/reporting/start')).startReporting(router));
}

/** A task of its own after the frame: the callback of the frame itself still comes before the paint. */
const afterPaint = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

const container = document.getElementById('root');
if (!container) throw new Error('The page has no #root element.');

start(container).catch((error: unknown) => {
  reporting?.report('start', error);
  beginReporting(null);
  // Nothing of the application is on the page yet, so plain text has to do; the console keeps the details for the deployer.
  console.error(error);
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.style.cssText =
    'max-width: 60ch; margin: 0 auto; padding: 15vh 24px 0; font: 15px/1.5 system-ui, sans-serif';
  message.textContent = error instanceof Error ? error.message : 'The application could not start.';
  container.replaceChildren(message);
});
