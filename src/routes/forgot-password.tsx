import { createFileRoute } from '@tanstack/react-router';
import { PasswordHelpPlaceholder } from '@/features/account/password-help-placeholder';

export const Route = createFileRoute('/forgot-password')({
  head: ({ match }) => ({ meta: [{ title: `Forgot password · ${match.context.brandName}` }] }),
  component: ForgotPassword,
});

function ForgotPassword() {
  const { brandName } = Route.useRouteContext();
  return <PasswordHelpPlaceholder brandName={brandName} />;
}
