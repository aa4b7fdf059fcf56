import { useId, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { ModalDialog } from './modal-dialog';

interface DialogProps {
  title: ReactNode;
  /** For a width or a padding of its own: see the style sheet. */
  className?: string;
  /** Whether it is long as a rule: it is then scrolled by keyboard, too. */
  long?: boolean;
  children: ReactNode;
  /** Buttons, the one that is meant first. */
  actions?: ReactNode;
  /** Escape. */
  onClose: () => void;
}

/** A title, what there is to say, which scrolls where it is long, and buttons. */
export function Dialog({ title, className, long = false, children, actions, onClose }: DialogProps) {
  const titleId = useId();
  return (
    <ModalDialog title={title} titleId={titleId} className={className} onEscape={onClose}>
      <div className={styles.body} {...(long && { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 })}>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </ModalDialog>
  );
}
