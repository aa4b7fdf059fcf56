import type { ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: ReactNode;
  /** What stands at the other end of the title's line: identity, state, the screen's action. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One screen: its title, and what it holds. The title takes the focus after a navigation. */
export function Page({ title, aside, children }: PageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </div>
  );
}
