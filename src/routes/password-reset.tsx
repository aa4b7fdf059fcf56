import { createFileRoute } from '@tanstack/react-router';
import { PasswordHelpPlaceholder } from '@/features/account/password-help-placeholder';

export const Route = createFileRoute('/password-reset')({
  head: ({ match }) => ({ meta: [{ title: `Reset password · ${match.context.brandName}` }] }),
  component: PasswordReset,
});

function PasswordReset() {
  const { brandName } = Route.useRouteContext();
  return <PasswordHelpPlaceholder brandName={brandName} />;
}
