import { createFileRoute } from '@tanstack/react-router';
import { SignUpScreen } from '@/features/account/sign-up-screen';

export const Route = createFileRoute('/signup')({
  head: ({ match }) => ({ meta: [{ title: `Create account · ${match.context.brandName}` }] }),
  component: SignUp,
});

function SignUp() {
  const { brandName } = Route.useRouteContext();
  return <SignUpScreen brandName={brandName} />;
}
