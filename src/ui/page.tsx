import { useEffect, useRef, type ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: ReactNode;
  /** What stands at the other end of the title's line: identity, state, the screen's action. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * Whether somebody has used the page since it was loaded. The browser's own answer (`navigator.userActivation`) outlives a
 * reload, and after one the beginning of the page is where a keyboard should be.
 */
let used = false;
for (const sign of ['pointerdown', 'keydown']) {
  window.addEventListener(sign, () => (used = true), { capture: true, once: true });
}

/**
 * One screen: its title, and what it holds. The title takes the focus where what had it is gone (a skeleton whose title had
 * it, a button that tried again): a reader of the page is told where it is, and a keyboard does not start again at the
 * sidebar. To move it there after a navigation is the layout's.
 */
export function Page({ title, aside, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (used && (focused === null || focused.matches('body, main')))
      heading.current?.focus({ preventScroll: true });
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
