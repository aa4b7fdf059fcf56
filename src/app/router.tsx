import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Identity } from '@/identity/identity';
import { routeTree } from '@/routes/routeTree.gen';
import { NotFoundScreen } from '@/ui/whole-screen';
import { UnexpectedErrorView } from './unexpected-error-view';

interface RouterParts {
  queryClient: QueryClient;
  identity: Identity;
  brandName: string;
  /** A memory history in stories and tests. */
  history?: RouterHistory;
}

/** A router per application, never a shared one: stories and tests run several side by side. */
export function createAppRouter({ history, ...context }: RouterParts) {
  return createRouter({
    routeTree,
    context,
    ...(history && { history }),
    // Pointed at for 50 ms, focused or touched. What fails then is said nowhere, and asked for again by whoever follows the link.
    defaultPreload: 'intent',
    // The query cache knows what is fresh; the router keeps no second opinion.
    defaultPreloadStaleTime: 0,
    // A skeleton that flashes for less than this disturbs more than it tells; held longer than needed it costs time.
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultErrorComponent: UnexpectedErrorView,
    defaultNotFoundComponent: NotFoundScreen,
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/**
 * Starts to fetch the code of the screen at this address. The router does so itself, but only once React has rendered and
 * the guards have answered; both take long enough on a slow machine for the code to have arrived.
 */
export function loadRouteChunks(router: AppRouter): void {
  const [matchedRoutes] = router.getMatchedRoutes(router.latestLocation.pathname);
  // A chunk that fails is asked for again by the router, whose error view then says so.
  for (const route of matchedRoutes) router.loadRouteChunk(route)?.catch(() => undefined);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Whether the layout's footer stands under this screen. */
    footer?: boolean;
    /** Whether this screen may hold work that is nowhere else yet, and offers the sign-in beside it when a session ends. */
    holdsWork?: boolean | ((queryClient: QueryClient, params: Record<string, string | undefined>) => boolean);
  }
}
