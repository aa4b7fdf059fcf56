import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCheckAccess } from '@/api/generated/endpoints/auth/auth';
import { isOpen, isRefusal, needsSignIn } from '@/api/api-error';
import { Page } from '@/ui/page';
import { useSignedInUser } from '@/identity/identity-context';
import { RequestAccessButton } from '@/shared/request-access-button';
import { SignInAgain } from '@/ui/sign-in-again';
import { EmptyPanel, ErrorPanel } from '@/ui/states';
import { errorMessage } from '@/api/error-message';
import { Button } from '@mantine/core';
import { MontagePicture, UsersPicture } from './module-pictures';
import styles from './module-chooser.module.css';

interface ModuleCardProps {
  to: '/montage' | '/user';
  title: string;
  text: string;
  picture: ReactNode;
}

function ModuleCard({ to, title, text, picture }: ModuleCardProps) {
  return (
    <Link to={to} className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
    </Link>
  );
}

/** The start page: a card for each module that the user may open. */
export function ModuleChooser() {
  const email = useSignedInUser()?.email;
  const montage = useCheckAccess({ component: 'montage' });
  const users = useCheckAccess({ component: 'user_management' });
  const waiting = montage.isPending || users.isPending;
  // A refusal hides the card; any other failure is reported, because the user may have access. Only once both checks
  // are done: a retry while one is pending would get its answer, and could end with the same message.
  const failed = waiting
    ? undefined
    : [montage, users].find(({ data, error }) => error && data === undefined && !isRefusal(error));
  const [montageOpen, usersOpen] = [isOpen(montage), isOpen(users)];
  const none = !waiting && !failed && !montageOpen && !usersOpen;

  return (
    <Page title="Choose a module to get started">
      {failed && (
        <ErrorPanel
          title="Your modules could not be loaded."
          actions={
            needsSignIn(failed.error) ? (
              <SignInAgain />
            ) : (
              <Button
                variant="default"
                onClick={() => {
                  void montage.refetch();
                  void users.refetch();
                }}
              >
                Try again
              </Button>
            )
          }
        >
          {errorMessage(failed.error)}
        </ErrorPanel>
      )}
      {none && (
        <EmptyPanel
          title="No module is open to you yet"
          actions={
            <>
              <RequestAccessButton email={email} modules="Drilling Montage" />
              <Button
                variant="default"
                loading={montage.isFetching || users.isFetching}
                onClick={() => {
                  void montage.refetch();
                  void users.refetch();
                }}
              >
                Check again
              </Button>
            </>
          }
        >
          Your account works, but it has no access to a module yet. Ask the administrator of your
          organisation.
        </EmptyPanel>
      )}
      <div className={styles.cards} aria-busy={waiting}>
        {montageOpen && (
          <div className={styles.module}>
            <ModuleCard
              to="/montage"
              title="Montage"
              text="Turn well documents into a drilling montage, and keep the montages you have."
              picture={<MontagePicture />}
            />
            <Link to="/montage/create" className={styles.shortcut}>
              <IconPlus size={16} stroke={1.75} aria-hidden /> Create a montage
            </Link>
          </div>
        )}
        {usersOpen && (
          <ModuleCard
            to="/user"
            title="User Management"
            text="Organisations, their users, and which modules each of them may open."
            picture={<UsersPicture />}
          />
        )}
        {waiting && !montageOpen && (
          <div className={styles.skeleton} role="status" aria-label="Loading modules" />
        )}
        {waiting && !usersOpen && <div className={styles.skeleton} aria-hidden="true" />}
      </div>
    </Page>
  );
}
