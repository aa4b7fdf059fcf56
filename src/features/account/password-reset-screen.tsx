import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ErrorBox } from '@/ui/states';
import styles from './account-frame.module.css';
import { AccountFrame } from './account-frame';
import { NewPasswordForm } from './new-password-form';
import { useResetCode } from './use-reset-code';

interface PasswordResetScreenProps {
  brandName: string;
  /** The code of the mailed link. It must be sent to the identity provider only. */
  code: string;
  /**
   * Called when the provider has checked the code, and the address no longer needs it. Must be the same function in
   * every render.
   */
  onJudged(): void;
}

// Replaces this address: going back to a used link is useless.
const backToLogin = (
  <Link to="/login" replace>
    Back to login
  </Link>
);

export function PasswordResetScreen(props: PasswordResetScreenProps) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} {...props} retry={() => setAttempt(attempt + 1)} />;
}

interface AttemptProps extends PasswordResetScreenProps {
  retry(): void;
}

function Attempt({ brandName, code, onJudged, retry }: AttemptProps) {
  const { link, setLink } = useResetCode(code);
  const [done, setDone] = useState(false);

  const judged = link.state === 'valid' || link.state === 'invalid';
  useEffect(() => {
    if (judged) onJudged();
  }, [judged, onJudged]);

  if (done) {
    return (
      <AccountFrame brandName={brandName} title="Password Reset Successful">
        <p className={styles.text}>Your new password is set. Sign in with it to go on.</p>
        <Button fullWidth renderRoot={(props) => <Link to="/login" replace {...props} />}>
          Sign In
        </Button>
      </AccountFrame>
    );
  }
  if (link.state === 'invalid') {
    return (
      <AccountFrame brandName={brandName} title="Invalid Reset Link" links={backToLogin}>
        <ErrorBox>{link.sentence}</ErrorBox>
        <Button fullWidth renderRoot={(props) => <Link to="/forgot-password" replace {...props} />}>
          Request New Reset Link
        </Button>
      </AccountFrame>
    );
  }
  if (link.state === 'unknown') {
    return (
      <AccountFrame brandName={brandName} title="The link could not be checked" links={backToLogin}>
        <ErrorBox>{link.sentence}</ErrorBox>
        <Button fullWidth onClick={retry}>
          Try again
        </Button>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame brandName={brandName} title="Set a new password" links={backToLogin}>
      {link.state === 'checking' ? (
        <p className={styles.text} role="status">
          Checking your link...
        </p>
      ) : (
        <NewPasswordForm code={code} email={link.email} onDone={() => setDone(true)} onRefused={setLink} />
      )}
    </AccountFrame>
  );
}
