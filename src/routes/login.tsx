import { createFileRoute, redirect } from '@tanstack/react-router';
import { SignInScreen } from '@/features/account/sign-in-screen';
import { returnPath } from '@/features/account/return-path';

interface LoginSearch {
  /** Where the person was headed. */
  from?: string | undefined;
}

export const Route = createFileRoute('/login')({
  // Named even when it is of no use: a key that is left out keeps what was typed into the address.
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    from: typeof search.from === 'string' ? search.from : undefined,
  }),
  // Only where it is known already who is signed in: whoever opens the application here is taken on by the screen, after its
  // first paint. Imported only then, because the entry must not come to need what the screens are made of.
  beforeLoad: async ({ context, search }) => {
    if (!context.identity.current()) return;
    const { wayOn } = await import('@/features/account/way-on');
    const path = await wayOn(context.identity, search.from);
    if (path !== undefined) throw redirect({ href: path, replace: true });
  },
  head: ({ match }) => ({ meta: [{ title: `Sign in · ${match.context.brandName}` }] }),
  component: Login,
});

function Login() {
  const { brandName } = Route.useRouteContext();
  const { from } = Route.useSearch();
  return <SignInScreen brandName={brandName} returnTo={returnPath(from)} />;
}
