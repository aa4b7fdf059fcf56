import { Button } from '@mantine/core';
import styles from './whole-screen.module.css';

interface UnexpectedErrorScreenProps {
  error: unknown;
  reset?: () => void;
}

/** The last resort: something failed that no screen expected. The way back always stands. */
export function UnexpectedErrorScreen({ error, reset }: UnexpectedErrorScreenProps) {
  const detail = error instanceof Error ? error.message : String(error);
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>Something went wrong</h1>
      <div className={styles.what} role="alert">
        <p className={styles.text}>An unexpected error occurred.</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      <div className={styles.actions}>
        {reset && <Button onClick={reset}>Try again</Button>}
        <Button component="a" href="/" variant="default">
          Back to the start
        </Button>
      </div>
    </main>
  );
}

export function NotFoundScreen() {
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>Page not found</h1>
      <p className={styles.text}>
        Nothing stands at this address. The link may be old, or a letter may be missing.
      </p>
      <div className={styles.actions}>
        <Button component="a" href="/">
          Back to the start
        </Button>
      </div>
    </main>
  );
}
