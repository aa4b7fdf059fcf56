import { Button } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';
import { ErrorBox } from '@/ui/states';
import styles from './account-frame.module.css';

interface AccountFormProps {
  action: string;
  busy: boolean;
  failure: string | undefined;
  /** Gives the names of the fields that are not right yet; their sentences stand beside them. */
  onSubmit(form: HTMLFormElement): string[];
  children: ReactNode;
}

/** Fields, the red box over the button, the button. The first field that is not right takes the focus. */
export function AccountForm({ action, busy, failure, onSubmit, children }: AccountFormProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The button is disabled while it works, which takes the focus away from whoever pressed it.
    if (failure && document.activeElement === document.body) button.current?.focus();
  }, [failure]);

  return (
    <form
      className={styles.form}
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
