import { createRootRouteWithContext, Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import type { Queries } from '@/api/queries';
import { DocumentTitle } from '@/features/shell/document-title';
import { focusOnNavigation } from '@/features/shell/focus-on-navigation';
import { UnexpectedErrors } from '@/features/shell/unexpected-errors-watch';
import type { Identity } from '@/identity/identity';

// Loaded with the layout of signed-in users, which no one else needs. Not the router's own lazy component: that would be
// prefetched with every screen.
const NothingHere = lazy(() => import('@/features/shell/nothing-here'));

export interface RouterContext {
  queries: Queries;
  identity: Identity;
  brandName: string;
  /** Whom people without access can write to, if the server gives an address. */
  administratorEmail?: string | undefined;
  accounts: Accounts;
}

/**
 * Where accounts come from: people create them here (`open`), an administrator creates them (`closed`), or they are those of
 * the company, whose own page signs people in.
 */
export type Accounts = 'open' | 'closed' | 'company';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({ meta: [{ title: match.context.brandName }] }),
  component: Root,
  notFoundComponent: () => (
    <Suspense>
      <NothingHere />
    </Suspense>
  ),
});

function Root() {
  const router = useRouter();
  useEffect(() => focusOnNavigation(router), [router]);
  return (
    <>
      <DocumentTitle />
      <Outlet />
      <UnexpectedErrors />
    </>
  );
}
