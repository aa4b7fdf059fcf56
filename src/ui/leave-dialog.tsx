import { Button } from '@mantine/core';
import { Dialog } from './dialog';
import styles from './leave-dialog.module.css';

interface LeaveDialogProps {
  /** A sentence that says what leaving would lose. */
  loss: string;
  onStay(): void;
  onLeave(): void;
}

export function LeaveDialog({ loss, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      title="Leave this page?"
      onClose={onStay}
      actions={
        <>
          <Button data-first onClick={onStay}>
            Stay on this page
          </Button>
          <Button variant="default" onClick={onLeave}>
            Leave
          </Button>
        </>
      }
    >
      <p className={styles.text}>{loss}</p>
    </Dialog>
  );
}
