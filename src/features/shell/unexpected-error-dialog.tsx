import { Button } from '@mantine/core';
import { ModalDialog } from '@/ui/modal-dialog';
import { WholeScreenDetails } from '@/ui/whole-screen-details';
import styles from './unexpected-error-dialog.module.css';

interface UnexpectedErrorDialogProps {
  error: Error;
  onClose: () => void;
}

/**
 * Shows a failure outside of rendering over the current screen: removing the screen, and with it the user's input,
 * would be worse than the error.
 */
export default function UnexpectedErrorDialog({ error, onClose }: UnexpectedErrorDialogProps) {
  return (
    <ModalDialog title="Something went wrong" className={styles.dialog} onEscape={onClose}>
      <p className={styles.text}>
        An unexpected error occurred. What you were doing may not have taken effect; the page is still there,
        and unsaved changes of a montage are kept in this browser.
      </p>
      <p className={styles.detail}>{error.message}</p>
      <div className={styles.actions}>
        <Button data-first onClick={onClose}>
          Continue here
        </Button>
        <Button component="a" href="/" variant="default">
          Back to the start
        </Button>
      </div>
      <WholeScreenDetails error={error} />
    </ModalDialog>
  );
}
