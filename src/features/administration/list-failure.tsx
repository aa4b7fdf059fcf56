import { Button } from '@mantine/core';
import { needsSignIn } from '@/api/api-error';
import { errorMessage } from '@/api/error-message';
import { SignInAgain } from '@/ui/sign-in-again';
import { ErrorPanel } from '@/ui/states';

interface ListFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

/** A list that failed to load or reload: what failed, why, and what the user can do. */
export function ListFailure({ title, error, onRetry }: ListFailureProps) {
  return (
    <ErrorPanel
      title={title}
      actions={needsSignIn(error) ? <SignInAgain /> : <Button onClick={onRetry}>Try again</Button>}
    >
      {errorMessage(error)}
    </ErrorPanel>
  );
}
