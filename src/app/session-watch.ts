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
 * What becomes of this tab when its session changes behind its back. A sign-out elsewhere takes what is shown away; an editor's
 * draft waits in the browser's database for the person whose it is. A session that the provider ended, or a server that takes
 * its token no more, does the same, except where a screen holds work that is nowhere else yet: that one says so itself, and
 * lets the person sign in beside it. What is done in this tab, its screens follow up themselves.
 *
 * @returns what ends the watch.
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
      // What blocks a departure asks somebody who is not there any more.
      await router.navigate({ to: '/login', search: { from }, replace: true, ignoreBlocker: true });
    }
    // What the last person loaded must not be shown to the next one.
    queryClient.clear();
  }

  function signedOut(): void {
    const cause = identity.cause();
    // What is being sent was typed here, and its form says what became of it.
    const stays = holdsWork() || queryClient.isMutating() > 0;
    if (cause === 'another tab' || (cause === 'expiry' && !stays)) void leave();
  }

  function signedInElsewhere(isSomebodyElse: boolean): void {
    if (isSomebodyElse) void queryClient.resetQueries();
    // The guard of a sign-in screen then leads on to where the person was headed.
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
