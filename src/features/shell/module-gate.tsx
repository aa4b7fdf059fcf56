import { Button } from '@mantine/core';
import { useIsFetching } from '@tanstack/react-query';
import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { isRefusal, needsSignIn } from '@/api/api-error';
import { errorMessage } from '@/api/error-message';
import { getCheckAccessQueryKey, useCheckAccess } from '@/api/generated/endpoints/auth/auth';
import type { ComponentName } from '@/api/generated/model';
import { Page } from '@/ui/page';
import { SignInAgain } from '@/ui/sign-in-again';
import { ErrorPanel } from '@/ui/states';
import styles from './module-gate.module.css';
import { moduleAt, moduleTitles } from './modules';
import { NoAccess } from './no-access';

/** Draws a screen of a module only once its access check has succeeded; every other screen at once. */
export function ModuleGate({ children }: { children: ReactNode }) {
  // The rendered screen instead of the one that is loading: they differ during a navigation.
  const component = useMatches({ select: (matches) => moduleAt(matches.at(-1)?.pathname ?? '/') });
  if (!component) return children;
  return (
    <Checked key={component} component={component}>
      {children}
    </Checked>
  );
}

function Checked({ component, children }: { component: ComponentName; children: ReactNode }) {
  const { data, error, isFetching, refetch } = useCheckAccess({ component });
  const router = useRouter();
  const dataIsNear = useDataIsNear(data != null);
  const again = async () => {
    // The screen's own loader may have failed for the same reason; its error must be reset too.
    if ((await refetch()).isSuccess) await router.invalidate();
  };
  if (isRefusal(error) || data === null) {
    return (
      <NoAccess
        component={component}
        withdrawn={data != null}
        checking={isFetching}
        onCheck={() => void again()}
      />
    );
  }
  // A user who had access a moment ago keeps their work if a later check finds no connection.
  if (data !== undefined) return dataIsNear ? <Waiting /> : children;
  if (error === null) return <Waiting />;
  return (
    <Page title={moduleTitles[component]}>
      <ErrorPanel
        title="Your access could not be checked."
        actions={
          needsSignIn(error) ? (
            <SignInAgain />
          ) : (
            <Button loading={isFetching} onClick={() => void again()}>
              Try again
            </Button>
          )
        }
      >
        {errorMessage(error)}
      </ErrorPanel>
    </Page>
  );
}

/** How long (ms) a screen's data may come after its access without a skeleton in between. */
const graceMs = 150;

const [checkPath] = getCheckAccessQueryKey();

/**
 * Whether access was just granted and the screen's data, asked for at the same time, may come in a moment. React keeps a
 * skeleton for 300 ms at least, so that one drawn in between delays the data by that.
 */
function useDataIsNear(isGranted: boolean): boolean {
  const [over, setOver] = useState(isGranted);
  const isLoading = useIsFetching({ predicate: ({ queryKey }) => queryKey[0] !== checkPath }) > 0;
  // For good: a screen that is drawn must not go again when it asks for more.
  if (isGranted && !over && !isLoading) setOver(true);
  useEffect(() => {
    if (!isGranted) return;
    const timer = setTimeout(() => setOver(true), graceMs);
    return () => clearTimeout(timer);
  }, [isGranted]);
  return isGranted && !over && isLoading;
}

/** The frame of every screen, without any content of the module. Visible only if the check takes a while. */
function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.words}>Loading...</span>
      <div className={styles.place} aria-hidden />
    </div>
  );
}
