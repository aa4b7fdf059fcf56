import { Button, PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import { useState, type FormEvent, type ReactNode } from 'react';
import { ErrorBox } from '@/ui/states';
import styles from './account-frame.module.css';

export interface Credentials {
  email: string;
  password: string;
}

interface CredentialsFormProps {
  action: string;
  /** What a password manager should offer: the stored password, or a new one. */
  passwordHint: 'current-password' | 'new-password';
  minimumPasswordLength?: number;
  /** Rejects with what went wrong. */
  onSubmit(credentials: Credentials): Promise<void>;
  describeFailure(thrown: unknown): string;
  children?: (submit: (credentials: Credentials) => void, busy: boolean) => ReactNode;
}

/** E-mail and password. What was typed stays when it fails, and the reason stands over the button. */
export function CredentialsForm({
  action,
  passwordHint,
  minimumPasswordLength = 1,
  onSubmit,
  describeFailure,
  children,
}: CredentialsFormProps) {
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async (given: Credentials) => {
    if (busy) return;
    if (given.password.length < minimumPasswordLength) {
      setFailure(`Password must be at least ${minimumPasswordLength} characters long`);
      return;
    }
    setFailure(undefined);
    setBusy(true);
    try {
      await onSubmit({ ...given, email: given.email.trim() });
    } catch (thrown) {
      setFailure(describeFailure(thrown));
      setBusy(false);
    }
  };

  return (
    <>
      <form
        className={styles.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void submit(credentials);
        }}
      >
        <TextInput
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          required
          withAsterisk={false}
          value={credentials.email}
          onChange={(event) => setCredentials({ ...credentials, email: event.currentTarget.value })}
        />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete={passwordHint}
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
          value={credentials.password}
          onChange={(event) => setCredentials({ ...credentials, password: event.currentTarget.value })}
        />
        {failure && <ErrorBox>{failure}</ErrorBox>}
        <Button type="submit" loading={busy} fullWidth>
          {action}
        </Button>
      </form>
      {children?.((given) => {
        setCredentials(given);
        void submit(given);
      }, busy)}
    </>
  );
}
