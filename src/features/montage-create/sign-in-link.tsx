import { useState } from 'react';
import { useSignedInUser } from '@/identity/identity-context';
import parts from './parts.module.css';

/** Whether the user has signed in since this was first shown, in another tab for instance. */
function useSignedInSince(): boolean {
  const user = useSignedInUser();
  const [wasSignedOut, setWasSignedOut] = useState(false);
  if (!user && !wasSignedOut) setWasSignedOut(true);
  return wasSignedOut && !!user;
}

/** In a tab of its own, so that what was chosen and typed here stays; and says when it is time to go on. */
export function SignInLink() {
  const signedInAgain = useSignedInSince();
  return (
    <span role="status">
      {signedInAgain ? (
        'You are signed in again. Try once more.'
      ) : (
        <a className={parts.link} href="/login" target="_blank" rel="noopener">
          Sign in in a new tab
        </a>
      )}
    </span>
  );
}
