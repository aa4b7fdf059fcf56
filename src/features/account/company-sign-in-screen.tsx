import { useEffect, useState } from 'react';
import { errorMessage } from '@/api/error-message';
import { useIdentity } from '@/identity/identity-context';
import { AccountForm } from './account-form';
import { AccountFrame } from './account-frame';
import { useGoingOn } from './use-going-on';
import { useSubmission } from './use-submission';

interface CompanySignInScreenProps {
  brandName: string;
  /** A path of this origin. */
  returnTo: string;
}

/** The page of the company's identity provider asks for the password, and returns here. */
export function CompanySignInScreen({ brandName, returnTo }: CompanySignInScreenProps) {
  const identity = useIdentity();
  useGoingOn(returnTo);
  /** Of the last attempt, from which the provider's page has just returned. */
  const [refusal, setRefusal] = useState<string>();
  const { busy, failure, submit } = useSubmission((to: string) => identity.signInElsewhere(to));

  useEffect(() => {
    let here = true;
    identity.ready().catch((thrown: unknown) => {
      if (here) setRefusal(errorMessage(thrown));
    });
    return () => {
      here = false;
    };
  }, [identity]);

  return (
    <AccountFrame brandName={brandName} title="Sign in">
      <AccountForm
        action="Sign in with your company account"
        busy={busy}
        failure={failure ?? refusal}
        onSubmit={() => {
          setRefusal(undefined);
          void submit(returnTo);
          return [];
        }}
      />
    </AccountFrame>
  );
}
