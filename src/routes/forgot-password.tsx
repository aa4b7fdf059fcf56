import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordScreen } from '@/features/account/forgot-password-screen';

export const Route = createFileRoute('/forgot-password')({
  head: ({ match }) => ({ meta: [{ title: `Forgot password · ${match.context.brandName}` }] }),
  component: ForgotPassword,
});

function ForgotPassword() {
  const { brandName } = Route.useRouteContext();
  return <ForgotPasswordScreen brandName={brandName} />;
}
