import { useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react';
import styles from './dialog.module.css';

/** Focuses the element marked with `data-first`, else the title, so that an Enter meant for the page presses nothing. */
export const focusFirst = (dialog: HTMLElement | null): void =>
  (
    dialog?.querySelector<HTMLElement>('[data-first]') ?? dialog?.querySelector<HTMLElement>('h2[tabindex]')
  )?.focus();

interface ModalDialogProps extends Pick<ComponentProps<'dialog'>, 'onKeyDown' | 'children'> {
  title: ReactNode;
  titleId?: string;
  /** For a width or a padding of its own: see the style sheet. */
  className?: string;
  ref?: RefObject<HTMLDialogElement | null>;
  /** The dialog closes when it is no longer rendered; Escape does not close it. */
  onEscape: () => void;
  /** A press outside of the dialog, which lies over the whole page. */
  onPressOutside?: () => void;
}

/** The browser's own dialog beneath its title: it holds the focus, and gives it back to what opened it. */
export function ModalDialog(props: ModalDialogProps) {
  const ownId = useId();
  const own = useRef<HTMLDialogElement>(null);
  const {
    title,
    titleId = ownId,
    className = '',
    ref: dialog = own,
    onKeyDown,
    onEscape,
    onPressOutside,
    children,
  } = props;
  // Closed before it leaves the document: a dialog that is merely removed gives no focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // At once: what is typed right after the button was pressed belongs into the first field.
    focusFirst(shown);
    return () => shown?.close();
  }, [dialog]);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === event.currentTarget && isOutside(event.currentTarget, event)) onPressOutside?.();
      }}
      onCancel={(event) => {
        event.preventDefault();
        onEscape();
      }}
    >
      <h2 id={titleId} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** Whether a press lies outside of a box: what lies behind a modal dialog belongs to the dialog. */
function isOutside(box: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
