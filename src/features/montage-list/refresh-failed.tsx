import { Button } from '@mantine/core';
import { needsSignIn } from '@/api/api-error';
import { errorMessage } from '@/api/error-message';
import { SignInAgain } from '@/ui/sign-in-again';
import { ErrorBox } from '@/ui/states';
import styles from './refresh-failed.module.css';

interface RefreshFailedProps {
  error: unknown;
  onRetry: () => void;
}

/** The rows are on the screen, and a refresh failed. */
export function RefreshFailed({ error, onRetry }: RefreshFailedProps) {
  return (
    <ErrorBox>
      <div className={styles.line}>
        <span className={styles.words}>
          Error loading montages. Please try again later. {errorMessage(error)}
        </span>
        {needsSignIn(error) ? (
          <SignInAgain />
        ) : (
          <Button size="xs" variant="default" onClick={onRetry}>
            Try again
          </Button>
        )}
      </div>
    </ErrorBox>
  );
}
