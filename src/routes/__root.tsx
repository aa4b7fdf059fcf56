import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet } from '@tanstack/react-router';
import type { Identity } from '@/identity/identity';

export interface RouterContext {
  queryClient: QueryClient;
  identity: Identity;
  brandName: string;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  head: ({ match }) => ({ meta: [{ title: match.context.brandName }] }),
  component: () => (
    <>
      <HeadContent />
      <Outlet />
    </>
  ),
});
