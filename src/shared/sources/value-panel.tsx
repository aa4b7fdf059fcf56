import { useRef, type ComponentProps } from 'react';
import { ModalDialog } from '@/ui/modal-dialog';
import { usePlacedNextTo } from './placed-next-to';
import styles from './value-panel.module.css';

interface ValuePanelProps extends Pick<
  ComponentProps<typeof ModalDialog>,
  'title' | 'onKeyDown' | 'children'
> {
  /** For a padding or a height of its own: see the style sheet. */
  className: string | undefined;
  /** The value's box on the screen. The same function while the panel is open. */
  anchor: () => Element | null;
  onClose: () => void;
}

/**
 * A panel next to the value that it describes, on a phone at the bottom of the screen. Modal, so that Escape, a press
 * outside and its button all lead back to the value.
 */
export function ValuePanel({ className = '', anchor, onClose, children, ...dialogProps }: ValuePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  usePlacedNextTo(dialog, anchor);
  return (
    <ModalDialog
      {...dialogProps}
      ref={dialog}
      className={`${styles.panel} ${className}`}
      onEscape={onClose}
      onPressOutside={onClose}
    >
      <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
        ×
      </button>
      {children}
    </ModalDialog>
  );
}
