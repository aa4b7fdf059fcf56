import { Button } from '@mantine/core';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import shared from '@/ui/dialog.module.css';
import { focusFirst, ModalDialog } from '@/ui/modal-dialog';
import styles from './form-dialog.module.css';

interface FormDialogProps {
  title: string;
  /** The label of the button that submits. */
  action: string;
  /** Whether that button destroys something. */
  danger?: boolean;
  /** Whether anything was typed that closing would lose. */
  changed?: boolean;
  /** Whether the input is complete enough to submit. */
  ready?: boolean;
  saving: boolean;
  /** Why the last attempt failed. */
  failure?: ReactNode;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in the browser's own dialog, which holds the focus and gives it back to the button that opened it. Enter submits.
 * Escape closes; if something was typed it asks first, because an accidental key press must not lose it, while Cancel says what
 * it does and does it. A dialog that saves stays open until it knows the outcome: closed, it could not report a failure.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, action, danger = false, changed = false, ready = true, saving, failure, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [asking, setAsking] = useState(false);

  const failed = Boolean(failure);
  // A button that was switched off while it saved has lost the focus.
  useEffect(() => {
    if (failed && !dialog.current?.querySelector(':focus')) focusFirst(dialog.current);
  }, [failed]);

  const escape = () => {
    if (saving) return;
    if (asking) setAsking(false);
    else if (changed) setAsking(true);
    else onClose();
  };
  // Heard as a key as well, because browsers close a dialog at the second Escape without asking.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    escape();
  };
  return (
    <ModalDialog ref={dialog} title={title} onKeyDown={onKeyDown} onEscape={escape}>
      {/* The fields say themselves what they miss, in words of the product. */}
      <form className={styles.form} noValidate aria-busy={saving} onSubmit={props.onSubmit}>
        <div className={`${shared.body} ${styles.body}`}>
          {props.children}
          {failure}
        </div>
        {asking ? (
          <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />
        ) : (
          <div className={shared.actions}>
            <Button variant="default" disabled={saving} onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              loading={saving}
              disabled={!ready}
              {...(danger && { variant: 'default', className: styles.danger })}
            >
              {action}
            </Button>
          </div>
        )}
      </form>
    </ModalDialog>
  );
}

function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const field = document.activeElement;
    keep.current?.focus();
    return () => {
      if (field instanceof HTMLElement) field.focus();
    };
  }, []);
  return (
    <div className={shared.actions} role="alert">
      <p className={styles.question}>Close and lose what you typed?</p>
      <Button variant="default" onClick={onDiscard}>
        Discard
      </Button>
      <Button ref={keep} onClick={onKeep}>
        Keep editing
      </Button>
    </div>
  );
}
