import { useState, type ReactNode } from 'react';
import { AccountForm } from './account-form';
import { EmailField, emailError, PasswordField, passwordError } from './fields';
import { useSubmission } from './use-submission';

export interface Credentials {
  email: string;
  password: string;
}

interface CredentialsFormProps {
  action: string;
  passwordHint: 'current-password' | 'new-password';
  /** Rejects with the error. */
  onSubmit(credentials: Credentials): Promise<void>;
  onTyping(): void;
  children?: (submit: (credentials: Credentials) => void, busy: boolean) => ReactNode;
}

/** Email and password. The input stays after a failure, with the reason above the button. */
export function CredentialsForm({
  action,
  passwordHint,
  onSubmit,
  onTyping,
  children,
}: CredentialsFormProps) {
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [errors, setErrors] = useState<Partial<Credentials>>({});
  const { busy, failure, submit } = useSubmission(onSubmit);

  const change = (changed: Partial<Credentials>) => {
    setCredentials({ ...credentials, ...changed });
    setErrors({});
    onTyping();
  };

  return (
    <>
      <AccountForm
        action={action}
        busy={busy}
        failure={failure}
        onSubmit={(form) => {
          const email = emailError(form);
          const password = passwordError(credentials.password, passwordHint);
          setErrors({ ...(email && { email }), ...(password && { password }) });
          if (!email && !password) void submit({ ...credentials, email: credentials.email.trim() });
          return [email && 'email', password && 'password'].filter((name) => name !== undefined);
        }}
      >
        <EmailField
          value={credentials.email}
          onChange={(email) => change({ email })}
          error={errors.email}
          autoFocus
        />
        <PasswordField
          label="Password"
          hint={passwordHint}
          value={credentials.password}
          onChange={(password) => change({ password })}
          error={errors.password}
        />
      </AccountForm>
      {children?.((given) => {
        change(given);
        void submit(given);
      }, busy)}
    </>
  );
}
