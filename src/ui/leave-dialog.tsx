import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './leave-dialog.module.css';

interface LeaveDialogProps {
  /** What leaving would lose, as a sentence. */
  loss: string;
  onStay(): void;
  onLeave(): void;
}

/** The browser's own dialog: it holds the focus, closes on Escape and gives the focus back, without a byte of script. */
export function LeaveDialog({ loss, onStay, onLeave }: LeaveDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const stay = (event: { preventDefault(): void }) => {
    event.preventDefault();
    onStay();
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="leave-title" onCancel={stay}>
      <h2 className={styles.title} id="leave-title">
        Leave this page?
      </h2>
      <p className={styles.text}>{loss}</p>
      <div className={styles.actions}>
        <Button onClick={onStay}>Stay on this page</Button>
        <Button variant="default" onClick={onLeave}>
          Leave
        </Button>
      </div>
    </dialog>
  );
}
