import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, Outlet, redirect, useMatches } from '@tanstack/react-router';
import { useState } from 'react';
import { keepAccessForSession } from '@/features/access/session-access';
import { Shell } from '@/features/shell/shell';
import { WaitingScreen } from '@/ui/states';

/** Everything behind the sign-in. A user who is not signed in goes to /login, and then returns to the requested page. */
export const Route = createFileRoute('/_signed-in')({
  beforeLoad: async ({ context, location }) => {
    const arriving = context.identity.current() === undefined;
    const user = await context.identity.ready();
    if (!user) throw redirect({ to: '/login', search: { from: location.href }, replace: true });
    // Whether this is the first screen since the page was loaded: then no content is on the screen that would disappear.
    return { arriving, queryClient: await context.queries.load() };
  },
  pendingMs: 0,
  pendingMinMs: 0,
  pendingComponent: () => <WaitingScreen>Loading...</WaitingScreen>,
  component: SignedInLayout,
});

function SignedInLayout() {
  const { brandName, queryClient, identity } = Route.useRouteContext();
  // Before any part of the layout asks. Not in the guard, which is part of every screen's code.
  useState(() => keepAccessForSession(queryClient, identity));
  const footer = useMatches({
    select: (matches) => matches.some((match) => match.staticData.footer === true),
  });
  return (
    <QueryClientProvider client={queryClient}>
      <Shell brandName={brandName} footer={footer}>
        <Outlet />
      </Shell>
    </QueryClientProvider>
  );
}
