import { createQueryClient } from '@/app/query-client';
import type { App } from '@/app/app';
import type { AppRouter } from '@/app/router';
import { queriesOf, type Queries } from '@/api/queries';
import { setTokenSource } from '@/api/token-source';
import type { Identity } from '@/identity/identity';
import type { Clock } from '@/backend/ports';
import { realClock } from '@/mocks/clock';
import { createHandlers } from '@/mocks/handlers';
import { createWorld, type World } from '@/mocks/world';
import type { Demonstration } from '@/demonstration/demonstration';
import type { Trial } from '@/demonstration/trial';
import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory } from '@tanstack/react-router';
import { http, passthrough } from 'msw';
import type { SetupWorker } from 'msw/browser';
import { createComponentRouter, type ComponentRouter } from './component-router';
import { isTest } from './is-test';
import { createStoryIdentity } from './story-identity';
import type { StoryParameters } from './story-parameters';
import type { StorySetting } from './story-setting';

/** The environment of one story. Nothing of it is shared with another story. */
export interface Stage {
  world: World;
  identity: Identity;
  queryClient: QueryClient;
  demonstration: Demonstration | null;
  trial: Trial | null;
  shows:
    | { what: 'application'; Application: typeof App; router: AppRouter }
    | { what: 'component'; router: ComponentRouter };
}

/** The password of every demonstration account. */
const password = 'montage-demo';

/** Loaded by page stories alone, so that a component's story needs nothing but its component. */
async function openApplication(
  path: string,
  context: Pick<Stage, 'identity'> & { queries: Queries } & Pick<StoryParameters, 'accounts'>,
): Promise<Stage['shows']> {
  const [{ App: Application }, { createAppRouter }] = await Promise.all([
    import('@/app/app'),
    import('@/app/router'),
  ]);
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter({
    ...context,
    brandName: 'Montage',
    administratorEmail: 'administrator@example.com',
    history,
  });
  if (isTest) await loadEveryScreen(router);
  return { what: 'application', Application, router };
}

/**
 * Where a story is a test, the code of the screens is there before it begins, and at once after the first: on a server that
 * has compiled nothing yet a screen takes longer to come than a story waits for anything that it looks for.
 */
async function loadEveryScreen(router: AppRouter): Promise<void> {
  await Promise.all(Object.values(router.routesById).map((route) => router.loadRouteChunk(route)));
}

/** The machine's clock, so many ms ahead. */
function clockAhead(ms: number): Clock {
  const real = realClock();
  return { ...real, now: () => real.now() + ms };
}

/**
 * What the page loads of itself, let through by the first handler that is asked: a module more, and there are thousands,
 * would else be held against the address of each operation.
 */
const ownFiles = http.get(
  ({ request: { url } }) => url.startsWith(location.origin) && !/\/api\/|googleapis/.test(url),
  () => passthrough(),
);

/** What the application is given in addition to its world. */
interface Tools extends Pick<StoryParameters, 'accounts'> {
  demonstration?: Demonstration | null;
  trial?: Trial | null;
}

/** Sets the stage of a story: a fresh world beneath `fetch`, its own identity, query cache and router. */
export async function setStage(
  worker: SetupWorker,
  setting: StorySetting,
  { demonstration = null, trial = null, accounts }: Tools,
): Promise<Stage> {
  const { route, signedInAs, faults } = setting;
  const world = await createWorld({ ...setting.world, clock: clockAhead(setting.clockAheadMs) });
  worker.use(ownFiles, ...createHandlers(world));

  const identity = createStoryIdentity();
  setTokenSource(() => identity.token());
  if (signedInAs) await identity.signIn(signedInAs, password);
  for (const fault of faults) world.faults.add(fault);

  const queryClient = createQueryClient();
  const shows: Stage['shows'] =
    route === undefined
      ? { what: 'component', router: await createComponentRouter() }
      : await openApplication(route, {
          queries: queriesOf(queryClient),
          identity,
          ...(accounts && { accounts }),
        });
  return { world, identity, queryClient, demonstration, trial, shows };
}

/** Lets go of whatever is held, so that no call of this story is answered in the next one. */
export async function clearStage(stage: Stage): Promise<void> {
  stage.world.faults.clear();
  await stage.queryClient.cancelQueries();
  stage.queryClient.clear();
  stage.world.dispose();
  setTokenSource(() => Promise.resolve(null));
}
