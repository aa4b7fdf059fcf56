import { createFileRoute } from '@tanstack/react-router';
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
  head: ({ match }) => ({ meta: [{ title: `Sign in · ${match.context.brandName}` }] }),
  component: Login,
});

function Login() {
  const { brandName } = Route.useRouteContext();
  const { from } = Route.useSearch();
  return <SignInScreen brandName={brandName} returnTo={returnPath(from)} />;
}
