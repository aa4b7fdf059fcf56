import { useEffect, useRef, type ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  title: ReactNode;
  /** At the other end of the title's line: identity, state, the screen's action. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * Whether the user has used the page since it was loaded. The browser's own answer (`navigator.userActivation`) outlives a
 * reload, and after one a keyboard should start at the beginning of the page.
 */
let used = false;
// The build loads this module without a browser, to render the public screens.
if (typeof window !== 'undefined') {
  for (const sign of ['pointerdown', 'keydown']) {
    window.addEventListener(sign, () => (used = true), { capture: true, once: true });
  }
}

/**
 * One screen: its title and content. The title takes the focus if the focused element is gone (a skeleton's title, a retry
 * button): a screen reader then announces the place, and a keyboard does not start again at the sidebar. The layout moves the
 * focus after a navigation.
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
