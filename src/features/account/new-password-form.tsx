import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useIdentity } from '@/identity/identity-context';
import styles from './account-frame.module.css';
import { AccountForm } from './account-form';
import { PasswordField, passwordError } from './fields';
import { judgeRefusal, type ResetLink } from './use-reset-code';
import { useSubmission } from './use-submission';

interface NewPasswordFormProps {
  code: string;
  /** The account of the password. */
  email: string;
  onDone(): void;
  /** The link has become invalid since it was checked: used in another tab, or expired. */
  onRefused(link: ResetLink): void;
}

export function NewPasswordForm({ code, email, onDone, onRefused }: NewPasswordFormProps) {
  const identity = useIdentity();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const { busy, failure, submit } = useSubmission(async (chosen: string) => {
    try {
      await identity.confirmPasswordReset(code, chosen);
    } catch (thrown) {
      const refusal = judgeRefusal(thrown);
      if (!refusal) throw thrown;
      return onRefused(refusal);
    }
    onDone();
  });

  return (
    <AccountForm
      action="Set the new password"
      busy={busy}
      failure={failure}
      onSubmit={() => {
        const wrong = passwordError(password, 'new-password');
        setError(wrong);
        if (!wrong) void submit(password);
        return wrong ? ['password'] : [];
      }}
    >
      {/* A field, and not a line of text: password managers file the new password under it. */}
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        readOnly
        value={email}
        classNames={{ input: styles.fixed ?? '' }}
      />
      <PasswordField
        label="New password"
        hint="new-password"
        value={password}
        onChange={(changed) => {
          setPassword(changed);
          setError(undefined);
        }}
        error={error}
        autoFocus
      />
    </AccountForm>
  );
}
