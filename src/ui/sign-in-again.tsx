import { Button } from '@mantine/core';

interface SignInAgainProps {
  /** Whether leaving would lose typed text: the sign-in then opens in a new tab. */
  inNewTab?: boolean;
}

/** The link to sign in after a session has ended, and back to this screen. */
export function SignInAgain({ inNewTab = false }: SignInAgainProps) {
  const { pathname, search, hash } = window.location;
  const href = `/login?from=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
  return (
    <Button component="a" href={href} {...(inNewTab && { target: '_blank', rel: 'noopener' })}>
      Sign in again
    </Button>
  );
}
