import type { MutationCacheNotifyEvent, QueryCacheNotifyEvent } from '@tanstack/react-query';
import { hasStatus } from '@/api/api-error';
import type { Queries } from '@/api/queries';
import type { Identity } from '@/identity/identity';
import type { AppRouter } from './router';

interface Session {
  router: AppRouter;
  queries: Queries;
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
export function watchSession({ router, queries, identity }: Session): () => void {
  let last = identity.current() ?? null;

  function isBehindSignIn(): boolean {
    const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
    return routes.some(({ id }) => id === '/_signed-in');
  }
  const holdsWork = () =>
    router.state.matches.some(({ staticData: { holdsWork: holds = false }, status, params }) => {
      if (status !== 'success') return false;
      if (typeof holds === 'boolean') return holds;
      const client = queries.current();
      return client !== null && holds(client, params);
    });

  async function leave(): Promise<void> {
    if (isBehindSignIn()) {
      const from = router.latestLocation.href;
      // A navigation blocker would ask a user who is no longer signed in.
      await router.navigate({ to: '/login', search: { from }, replace: true, ignoreBlocker: true });
    }
    // The last user's data must not be shown to the next one.
    queries.current()?.clear();
  }

  function signedOut(): void {
    const cause = identity.cause();
    // Pending changes come from forms of this tab, which report their outcome.
    const stays = holdsWork() || (queries.current()?.isMutating() ?? 0) > 0;
    if (cause === 'another tab' || (cause === 'expiry' && !stays)) void leave();
  }

  function signedInElsewhere(isOtherUser: boolean): void {
    if (isOtherUser) void queries.current()?.resetQueries();
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
  const ends = [endIdentity];
  let hasEnded = false;
  queries.whenLoaded((client) => {
    if (!hasEnded)
      ends.push(client.getQueryCache().subscribe(heed), client.getMutationCache().subscribe(heed));
  });

  return () => {
    hasEnded = true;
    for (const end of ends) end();
  };
}
