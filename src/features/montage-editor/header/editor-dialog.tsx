import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './editor-dialog.module.css';

interface EditorDialogProps {
  title: ReactNode;
  /** A question is short; a list and a table scroll between the title and the buttons. */
  kind?: 'question' | 'list' | 'table';
  children: ReactNode;
  /** Buttons, the one that is meant first. */
  actions: ReactNode;
  /** Escape. */
  onClose: () => void;
}

/**
 * The browser's own dialog: it holds the focus, closes on Escape and gives the focus back. The focus begins at its title, so
 * that an Enter that was meant for the page beneath presses nothing.
 */
export function EditorDialog({ title, kind = 'question', children, actions, onClose }: EditorDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Closed before it leaves the document: a dialog that is merely removed gives no focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  useEffect(() => heading.current?.focus(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-kind={kind}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 ref={heading} id={titleId} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {kind === 'question' ? (
        <div className={styles.body}>{children}</div>
      ) : (
        // Scrolled by keyboard, too.
        <div className={styles.body} role="region" aria-labelledby={titleId} tabIndex={0}>
          {children}
        </div>
      )}
      <div className={styles.actions}>{actions}</div>
    </dialog>
  );
}
