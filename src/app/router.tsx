import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { Queries } from '@/api/queries';
import type { Identity } from '@/identity/identity';
import type { Accounts } from '@/routes/__root';
import { routeTree } from '@/routes/routeTree.gen';
import { NotFoundScreen } from '@/ui/whole-screen';
import { UnexpectedErrorView } from './unexpected-error-view';

interface RouterParts {
  queries: Queries;
  identity: Identity;
  brandName: string;
  administratorEmail?: string | undefined;
  /** By default `open`. */
  accounts?: Accounts;
  /** A memory history in stories and tests. */
  history?: RouterHistory;
}

/** A router per application, never a shared one: stories and tests run several side by side. */
export function createAppRouter({ history, accounts = 'open', ...context }: RouterParts) {
  return createRouter({
    routeTree,
    context: { ...context, accounts },
    ...(history && { history }),
    // After 50 ms of hover, on focus or touch. A failed preload is not shown; following the link loads again.
    defaultPreload: 'intent',
    // The query cache decides what is fresh, not the router.
    defaultPreloadStaleTime: 0,
    // A skeleton that flashes for less than this only distracts; a minimum time would only cost time.
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
  // The router requests a failed chunk again; its error view reports a second failure.
  for (const route of matchedRoutes) router.loadRouteChunk(route)?.catch(() => undefined);
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Whether the layout shows its footer below this screen. */
    footer?: boolean;
    /** Whether this screen may hold unsaved work, and offers the sign-in in another tab when a session ends. */
    holdsWork?: boolean | ((queryClient: QueryClient, params: Record<string, string | undefined>) => boolean);
  }
}
