import { Button } from '@mantine/core';
import { createContext, use, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { usePageTitle } from './page-title';
import styles from './whole-screen.module.css';

/** Set by a layout that has a `main` of its own around its screens: a page has one. */
export const InsideLayout = createContext(false);

function Screen({ title, children }: { title: string; children: ReactNode }) {
  const Element = use(InsideLayout) ? 'div' : 'main';
  return (
    <Element className={styles.screen}>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </Element>
  );
}

type Details = ComponentType<{ error: unknown }>;

/** Loaded when something fails; where that cannot be, the page says what it knows without them. */
function ErrorDetails({ error }: { error: unknown }) {
  const [loaded, setLoaded] = useState<{ Details: Details } | null>(null);
  useEffect(() => {
    let gone = false;
    import('./whole-screen-details').then(
      ({ WholeScreenDetails: Details }) => !gone && setLoaded({ Details }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return loaded && <loaded.Details error={error} />;
}

interface UnexpectedErrorProps {
  error: unknown;
  /** The error in words for the user; by default the error's own. */
  sentence?: string;
  reset?: () => void;
}

/** The last resort for an error that no screen expected. It always has a way back. */
export function UnexpectedErrorScreen({ error, sentence, reset }: UnexpectedErrorProps) {
  usePageTitle('Something went wrong');
  const detail = sentence ?? (error instanceof Error ? error.message : String(error));
  return (
    <Screen title="Something went wrong">
      <div className={styles.what} role="alert">
        <p className={styles.text}>
          An unexpected error occurred. Unsaved changes of a montage are kept in this browser, and are there
          again when you open it.
        </p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      <div className={styles.actions}>
        {reset && <Button onClick={reset}>Try again</Button>}
        <Button component="a" href="/" variant="default">
          Back to the start
        </Button>
      </div>
      <ErrorDetails error={error} />
    </Screen>
  );
}

export function NotFoundScreen() {
  usePageTitle('Page not found');
  return (
    <Screen title="Page not found">
      <p className={styles.text}>
        There is no page at this address. The link may be old, or a letter may be missing.
      </p>
      <div className={styles.actions}>
        <Button component="a" href="/">
          Back to the start
        </Button>
      </div>
    </Screen>
  );
}
