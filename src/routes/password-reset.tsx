import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { PasswordResetScreen } from '@/features/account/password-reset-screen';

interface PasswordResetSearch {
  oobCode?: string | undefined;
  mode?: string | undefined;
}

/** The router reads what looks like a number as one. */
const text = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;

export const Route = createFileRoute('/password-reset')({
  validateSearch: (search: Record<string, unknown>): PasswordResetSearch => ({
    oobCode: text(search.oobCode),
    mode: text(search.mode),
  }),
  head: ({ match }) => ({ meta: [{ title: `Reset password · ${match.context.brandName}` }] }),
  component: PasswordReset,
});

/**
 * The code is taken out of the address once the provider has judged it, and lives on in this component alone: the address
 * is what histories, screenshots and the logs of servers keep. Until then it stays there, so that a reload asks again.
 */
function PasswordReset() {
  const { brandName } = Route.useRouteContext();
  const { oobCode, mode } = Route.useSearch();
  const navigate = Route.useNavigate();
  const arrived = mode === 'resetPassword' && oobCode ? oobCode : undefined;
  const [code, setCode] = useState(arrived);
  // Another link may be opened while this screen is open.
  if (arrived !== undefined && arrived !== code) setCode(arrived);

  const clearAddress = useCallback(
    () => void navigate({ search: { oobCode: undefined, mode: undefined }, replace: true }),
    [navigate],
  );
  const incomplete = arrived === undefined && (mode !== undefined || oobCode !== undefined);
  if (code === undefined || incomplete) return <Navigate to="/forgot-password" replace />;
  return <PasswordResetScreen key={code} brandName={brandName} code={code} onJudged={clearAddress} />;
}
