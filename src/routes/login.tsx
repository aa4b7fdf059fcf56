import { createFileRoute, redirect } from '@tanstack/react-router';
import { CompanySignInScreen } from '@/features/account/company-sign-in-screen';
import { SignInScreen } from '@/features/account/sign-in-screen';
import { returnPath } from '@/features/account/return-path';

interface LoginSearch {
  /** The page that the user requested. */
  from?: string | undefined;
}

export const Route = createFileRoute('/login')({
  // Named even when it is of no use: a key that is left out keeps what was typed into the address.
  validateSearch: (search: Record<string, unknown>): LoginSearch => ({
    from: typeof search.from === 'string' ? search.from : undefined,
  }),
  // Only if the user is already known: on a cold start the screen redirects after its first paint. Imported dynamically, so
  // that the entry does not depend on the screens' code.
  beforeLoad: async ({ context, search }) => {
    if (!context.identity.current()) return;
    const { postSignInRedirect } = await import('@/features/account/post-sign-in-redirect');
    const path = await postSignInRedirect(context.identity, search.from);
    if (path !== undefined) throw redirect({ href: path, replace: true });
  },
  head: ({ match }) => ({ meta: [{ title: `Sign in · ${match.context.brandName}` }] }),
  component: Login,
});

function Login() {
  const { brandName, accounts } = Route.useRouteContext();
  const { from } = Route.useSearch();
  const returnTo = returnPath(from);
  if (accounts === 'company') return <CompanySignInScreen brandName={brandName} returnTo={returnTo} />;
  return <SignInScreen brandName={brandName} returnTo={returnTo} signUp={accounts === 'open'} />;
}
