import { useEffect, useRef, type ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: ReactNode;
  /** What stands at the other end of the title's line: identity, state, the screen's action. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * One screen: its title, and what it holds. The title takes the focus after a navigation, where the link or button that
 * led here is gone: a reader of the page is told where it is, and a keyboard does not start again at the sidebar.
 */
export function Page({ title, aside, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Nobody has touched the page yet when it was opened by its address: its beginning is where a keyboard should be.
    if (!('userActivation' in navigator) || !navigator.userActivation.hasBeenActive) return;
    const focused = document.activeElement;
    if (focused === null || focused === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {aside && <div className={styles.aside}>{aside}</div>}
      </header>
      {children}
    </div>
  );
}
