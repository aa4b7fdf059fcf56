import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ComponentName } from '@/api/generated/model';
import { RequestAccessButton } from '@/shared/request-access-button';
import { useSignedInUser } from '@/identity/identity-context';
import { Page } from '@/ui/page';
import { usePageTitle } from '@/ui/page-title';
import { EmptyPanel } from '@/ui/states';
import { moduleTitles } from './modules';

interface NoAccessProps {
  component: ComponentName;
  /** Whether the user had access before. */
  withdrawn: boolean;
  checking: boolean;
  onCheck: () => void;
}

/** Replaces a module that the user may not open. */
export function NoAccess({ component, withdrawn, checking, onCheck }: NoAccessProps) {
  const email = useSignedInUser()?.email;
  const module = moduleTitles[component];
  usePageTitle('No access');
  return (
    <Page title={`${module} is not open to you`}>
      <EmptyPanel
        title={withdrawn ? 'Your access to this module has ended' : 'You have no access to this module'}
        actions={
          <>
            <RequestAccessButton email={email} modules={module} />
            <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
              Back to the start
            </Button>
            <Button variant="default" loading={checking} onClick={onCheck}>
              Check again
            </Button>
          </>
        }
      >
        {email && `You are signed in as ${email}. `}
        Ask an administrator of your organisation for access to the module {module}; they give it under Manage
        Users.
        {withdrawn && ' What you had not saved is kept in this browser.'}
      </EmptyPanel>
    </Page>
  );
}
