import type { ReactNode } from 'react';
import styles from './states.module.css';

interface StatePanelProps {
  title: string;
  /** What the user can do about it, or what this place is for. */
  children?: ReactNode;
  /** Buttons and links: retry, the way back, the one thing to do. */
  actions?: ReactNode;
}

/** Shows what failed and what the user can do. Announced as soon as it appears. */
export function ErrorPanel({ title, children, actions }: StatePanelProps) {
  return (
    <div className={styles.panel} data-tone="error" role="alert">
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Shows what this place is for, and the one action. */
export function EmptyPanel({ title, children, actions }: StatePanelProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** The red box over a form's button. */
export function ErrorBox({ children }: { children: ReactNode }) {
  return (
    <div className={styles.box} role="alert">
      {children}
    </div>
  );
}

/** A whole screen that waits, with the words that say so. */
export function WaitingScreen({ children }: { children: ReactNode }) {
  return (
    <div className={styles.whole} role="status">
      {children}
    </div>
  );
}
