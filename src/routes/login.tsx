import { createFileRoute } from '@tanstack/react-router';
import { SignInScreen } from '@/features/account/sign-in-screen';
import { returnPath } from '@/features/account/return-path';

interface LoginSearch {
  /** Where the person was headed. */
  from?: string;
}

export const Route = createFileRoute('/login')({
  validateSearch: (search: Record<string, unknown>): LoginSearch =>
    typeof search.from === 'string' ? { from: search.from } : {},
  head: ({ match }) => ({ meta: [{ title: `Sign in · ${match.context.brandName}` }] }),
  component: Login,
});

function Login() {
  const { brandName } = Route.useRouteContext();
  const { from } = Route.useSearch();
  return <SignInScreen brandName={brandName} returnTo={returnPath(from)} />;
}
