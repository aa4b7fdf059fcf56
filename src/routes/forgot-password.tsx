import { createFileRoute } from '@tanstack/react-router';
import { NoAccountHere } from '@/features/account/no-account-here';
import { ForgotPasswordScreen } from '@/features/account/forgot-password-screen';

export const Route = createFileRoute('/forgot-password')({
  head: ({ match }) => ({ meta: [{ title: `Forgot password · ${match.context.brandName}` }] }),
  component: ForgotPassword,
});

function ForgotPassword() {
  const { brandName, accounts } = Route.useRouteContext();
  if (accounts === 'company') {
    return (
      <NoAccountHere brandName={brandName} title="Forgot your password?">
        You sign in with your company account. Reset its password where your company does.
      </NoAccountHere>
    );
  }
  return <ForgotPasswordScreen brandName={brandName} />;
}
