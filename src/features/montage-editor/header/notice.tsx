import type { ReactNode } from 'react';
import styles from './notice.module.css';

interface NoticeProps {
  tone: 'warning' | 'plain';
  children: ReactNode;
  actions?: ReactNode;
}

/** Something about the whole montage that a person is to know, and what can be done about it. */
export function Notice({ tone, children, actions }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <p className={styles.words}>{children}</p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
