import { PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.layer.css';
import styles from './account-frame.module.css';

interface FieldProps {
  value: string;
  onChange(value: string): void;
  error: string | undefined;
  autoFocus?: boolean;
}

const announced = { role: 'alert' };

export function EmailField({ onChange, ...field }: FieldProps) {
  return (
    <TextInput
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      required
      withAsterisk={false}
      errorProps={announced}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...field}
    />
  );
}

interface PasswordFieldProps extends FieldProps {
  label: string;
  /** The password that a password manager should offer: the stored one, or a new one. */
  hint: 'current-password' | 'new-password';
}

export function PasswordField({ onChange, hint, ...field }: PasswordFieldProps) {
  return (
    <PasswordInput
      name="password"
      autoComplete={hint}
      description={hint === 'new-password' ? 'At least 6 characters' : undefined}
      required
      withAsterisk={false}
      errorProps={announced}
      classNames={{ input: styles.password ?? '' }}
      visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...field}
    />
  );
}

/** The browser's own email validation, with the product's messages. */
export function emailError(form: HTMLFormElement): string | undefined {
  const field = form.elements.namedItem('email');
  if (!(field instanceof HTMLInputElement)) return undefined;
  if (field.value.trim() === '') return 'Enter your email.';
  return field.validity.typeMismatch ? 'This is not an email address. Check it and try again.' : undefined;
}

export function passwordError(password: string, hint: PasswordFieldProps['hint']): string | undefined {
  if (hint === 'new-password' && password.length < 6) return 'Password must be at least 6 characters long';
  return password === '' ? 'Enter your password.' : undefined;
}
