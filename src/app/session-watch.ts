import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent, QueryClient } from '@tanstack/react-query';
import { hasStatus } from '@/api/api-error';
import type { Identity } from '@/identity/identity';
import type { AppRouter } from './router';

interface Session {
  router: AppRouter;
  queryClient: QueryClient;
  identity: Identity;
}

/**
 * Follows a session that changes outside of this tab. A sign-out in another tab leaves the screen; an editor's draft waits in
 * the browser's database for its user. A session that the provider ended, or a server that no longer accepts its token, does
 * the same, unless the screen holds unsaved work: that screen says so itself, and lets the user sign in in another tab. Screens
 * handle changes made in this tab themselves.
 *
 * @returns a function that ends the watch.
 */
export function watchSession({ router, queryClient, identity }: Session): () => void {
  let last = identity.current() ?? null;

  function isBehindSignIn(): boolean {
    const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
    return routes.some(({ id }) => id === '/_signed-in');
  }
  const holdsWork = () =>
    router.state.matches.some(({ staticData, status, params }) => {
      const holds = staticData.holdsWork ?? false;
      return status === 'success' && (typeof holds === 'boolean' ? holds : holds(queryClient, params));
    });

  async function leave(): Promise<void> {
    if (isBehindSignIn()) {
      const from = router.latestLocation.href;
      // A navigation blocker would ask a user who is no longer signed in.
      await router.navigate({ to: '/login', search: { from }, replace: true, ignoreBlocker: true });
    }
    // The last user's data must not be shown to the next one.
    queryClient.clear();
  }

  function signedOut(): void {
    const cause = identity.cause();
    // Pending changes come from forms of this tab, which report their outcome.
    const stays = holdsWork() || queryClient.isMutating() > 0;
    if (cause === 'another tab' || (cause === 'expiry' && !stays)) void leave();
  }

  function signedInElsewhere(isOtherUser: boolean): void {
    if (isOtherUser) void queryClient.resetQueries();
    // The guard of a sign-in screen then redirects to the requested page.
    if (!isBehindSignIn()) void router.invalidate();
  }

  let leftAs: string | null = last?.id ?? null;
  const endIdentity = identity.subscribe(() => {
    const before = last;
    const user = identity.current() ?? null;
    last = user;
    if (!user && before) signedOut();
    else if (user && identity.cause() === 'another tab')
      signedInElsewhere(leftAs !== null && leftAs !== user.id);
    if (user) leftAs = user.id;
  });

  // The token is renewed for each call: a server that does not take it will not take the next one either.
  const heed = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (!hasStatus(event.action.error, 401) || !identity.current()) return;
    // A mutation is a form that was sent: what was typed in it is nowhere else, and it says so itself.
    const stays = 'mutation' in event || holdsWork();
    void identity.signOut().then(() => (stays ? undefined : leave()));
  };
  const endQueries = queryClient.getQueryCache().subscribe(heed);
  const endMutations = queryClient.getMutationCache().subscribe(heed);

  return () => {
    endIdentity();
    endQueries();
    endMutations();
  };
}
