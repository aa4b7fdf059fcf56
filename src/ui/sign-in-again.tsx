import { Button } from '@mantine/core';

/** The way back in when a session has ended: to the sign-in, and from there to this very screen. */
export function SignInAgain() {
  const { pathname, search, hash } = window.location;
  return (
    <Button component="a" href={`/login?from=${encodeURIComponent(`${pathname}${search}${hash}`)}`}>
      Sign in again
    </Button>
  );
}
