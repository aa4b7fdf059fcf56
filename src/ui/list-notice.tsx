import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './list-tools.module.css';

interface ListNoticeProps {
  children: ReactNode;
  /** What the user can do about it, such as undo. */
  action?: { label: string; onPress: () => void } | undefined;
  onClose: () => void;
}

/**
 * What was done to a row, with its undo: a line of the list and no toast, so that it covers nothing and waits for the user. If the
 * row that had the focus is gone, the focus moves here.
 */
export function ListNotice({ children, action, onClose }: ListNoticeProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body)
      line.current?.querySelector('button')?.focus({ preventScroll: true });
  });
  return (
    <div ref={line} className={styles.notice}>
      <p className={styles.words} role="status" dir="auto">
        {children}
      </p>
      {action && (
        <button type="button" className="small-button" onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <button type="button" className={`icon-button ${styles.close}`} aria-label="Dismiss" onClick={onClose}>
        <IconX size={16} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
