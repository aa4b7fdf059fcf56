import { Button } from '@mantine/core';

interface SignInAgainProps {
  /** Whether something was typed here that leaving would lose: the sign-in then stands in a tab of its own. */
  beside?: boolean;
}

/** The way back in when a session has ended: to the sign-in, and from there to this very screen. */
export function SignInAgain({ beside = false }: SignInAgainProps) {
  const { pathname, search, hash } = window.location;
  const href = `/login?from=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
  return (
    <Button component="a" href={href} {...(beside && { target: '_blank', rel: 'noopener' })}>
      Sign in again
    </Button>
  );
}
