import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { isNotOffered } from '@/api/api-error';
import { createAccount } from '@/api/generated/endpoints/auth/auth';
import { useIdentity } from '@/identity/identity-context';
import { AccountFrame } from './account-frame';
import { CredentialsForm } from './credentials-form';
import { useGoingOn } from './use-going-on';
import { useScreenAhead } from './use-screen-ahead';

/** Says so even if the server only has no such address. */
function sayNotOffered(thrown: unknown): never {
  if (!isNotOffered(thrown)) throw thrown;
  throw new Error('Accounts are not created here. They come from your company; ask your administrator.', {
    cause: thrown,
  });
}

export function SignUpScreen({ brandName }: { brandName: string }) {
  const identity = useIdentity();
  const goOn = useGoingOn('/');
  const loadAhead = useScreenAhead('/');
  /** If the sign-in after it fails, the next attempt must not find its own email taken. */
  const created = useRef<string>(undefined);

  return (
    <AccountFrame
      brandName={brandName}
      title="Create account"
      links={
        <span>
          Already have an account? <Link to="/login">Sign in</Link>
        </span>
      }
    >
      <CredentialsForm
        action="Sign up"
        passwordHint="new-password"
        onTyping={loadAhead}
        onSubmit={async ({ email, password }) => {
          if (created.current !== email) {
            await createAccount({ email, password }).catch(sayNotOffered);
            created.current = email;
          }
          await identity.signIn(email, password);
          await goOn();
        }}
      />
    </AccountFrame>
  );
}
