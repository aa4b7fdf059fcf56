import { createFileRoute, redirect } from '@tanstack/react-router';
import { NoAccountHere } from '@/features/account/no-account-here';
import { SignUpScreen } from '@/features/account/sign-up-screen';

export const Route = createFileRoute('/signup')({
  // As at /login.
  beforeLoad: async ({ context }) => {
    if (!context.identity.current()) return;
    const { postSignInRedirect } = await import('@/features/account/post-sign-in-redirect');
    const path = await postSignInRedirect(context.identity, '/');
    if (path !== undefined) throw redirect({ href: path, replace: true });
  },
  head: ({ match }) => ({ meta: [{ title: `Create account · ${match.context.brandName}` }] }),
  component: SignUp,
});

function SignUp() {
  const { brandName, accounts } = Route.useRouteContext();
  if (accounts !== 'open') {
    return (
      <NoAccountHere brandName={brandName} title="Create account">
        Accounts are not created here. They come from your company; ask your administrator.
      </NoAccountHere>
    );
  }
  return <SignUpScreen brandName={brandName} />;
}
