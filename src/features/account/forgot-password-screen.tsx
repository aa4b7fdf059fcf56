import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useIdentity } from '@/identity/identity-context';
import styles from './account-frame.module.css';
import { AccountForm } from './account-form';
import { AccountFrame } from './account-frame';
import { EmailField, emailError } from './fields';
import { useSubmission } from './use-submission';

const backToLogin = <Link to="/login">Back to login</Link>;

interface ForgotPasswordScreenProps {
  brandName: string;
}

/** Requests the mail with the link, and confirms it. */
export function ForgotPasswordScreen({ brandName }: ForgotPasswordScreenProps) {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);

  if (!sent) {
    return <RequestForm {...{ brandName, email }} onChange={setEmail} onSent={() => setSent(true)} />;
  }
  return (
    <AccountFrame brandName={brandName} title="Check your email" links={backToLogin}>
      <p className={styles.text}>
        If <strong>{email}</strong> has an account, a link to set a new password is on its way to it. It works
        once, and for a limited time.
      </p>
      <p className={styles.text}>Nothing there? Look among the unwanted mail, or check the address.</p>
      <Button variant="default" fullWidth onClick={() => setSent(false)}>
        Try again
      </Button>
    </AccountFrame>
  );
}

interface RequestFormProps extends ForgotPasswordScreenProps {
  email: string;
  onChange(email: string): void;
  onSent(): void;
}

function RequestForm({ brandName, email, onChange, onSent }: RequestFormProps) {
  const identity = useIdentity();
  const [error, setError] = useState<string>();
  const { busy, failure, submit } = useSubmission(async (address: string) => {
    await identity.sendPasswordReset(address);
    onSent();
  });

  return (
    <AccountFrame brandName={brandName} title="Forgot your password?" links={backToLogin}>
      <p className={styles.text}>Enter your email, and we send you a link to set a new password.</p>
      <AccountForm
        action="Send the link"
        busy={busy}
        failure={failure}
        onSubmit={(form) => {
          const wrong = emailError(form);
          setError(wrong);
          if (!wrong) void submit(email.trim());
          return wrong ? ['email'] : [];
        }}
      >
        <EmailField
          value={email}
          onChange={(changed) => {
            onChange(changed);
            setError(undefined);
          }}
          error={error}
          autoFocus
        />
      </AccountForm>
    </AccountFrame>
  );
}
