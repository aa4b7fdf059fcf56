import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'warning' | 'plain';
  children: ReactNode;
  actions?: ReactNode;
}

/** A notice about the whole montage, with its actions. */
export function Notice({ tone, children, actions }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <p className={styles.words}>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
