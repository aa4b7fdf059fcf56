import { Button } from '@mantine/core';
import { useMatches, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isRefusal, needsSignIn } from '@/api/api-error';
import { errorMessage } from '@/api/error-message';
import { useCheckAccess } from '@/api/generated/endpoints/auth/auth';
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
  if (data !== undefined) return children;
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

/** The frame of every screen, without any content of the module. Visible only if the check takes a while. */
function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <span className={styles.words}>Loading...</span>
      <div className={styles.place} aria-hidden />
    </div>
  );
}
