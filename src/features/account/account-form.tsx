import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorBox } from '@/ui/states';
import styles from './account-frame.module.css';

interface AccountFormProps {
  action: string;
  busy: boolean;
  failure: string | undefined;
  /** Returns the names of the invalid fields; their messages are next to them. */
  onSubmit(form: HTMLFormElement): string[];
  /** None where the provider's own page asks. */
  children?: ReactNode;
}

/** The fields, an error box above the button, and the button. The first invalid field takes the focus. */
export function AccountForm({ action, busy, failure, onSubmit, children }: AccountFormProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The button is disabled while the form submits, and so loses the focus.
    if (failure && document.activeElement === document.body) button.current?.focus();
  }, [failure]);

  return (
    <form
      className={styles.form}
      // Before the application has loaded the browser would send the password as part of an address. Outside a dialog this
      // method sends nothing.
      method="dialog"
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const [first] = onSubmit(form);
        const field = first && form.elements.namedItem(first);
        if (field instanceof HTMLElement) field.focus();
      }}
    >
      {children}
      {failure && <ErrorBox>{failure}</ErrorBox>}
      <Button ref={button} type="submit" loading={busy} fullWidth>
        {action}
      </Button>
    </form>
  );
}
