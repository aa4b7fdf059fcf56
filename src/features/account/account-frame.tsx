import { useEffect, useRef, type ReactNode } from 'react';
import { Brand } from '@/ui/brand';
import styles from './account-frame.module.css';

interface AccountFrameProps {
  brandName: string;
  title: string;
  children: ReactNode;
  /** Links to the related screens. */
  links?: ReactNode;
}

/** One narrow column below the brand: the sign-in and its related screens. */
export function AccountFrame({ brandName, title, children, links }: AccountFrameProps) {
  return (
    <main className={styles.frame}>
      <div className={styles.column}>
        <Brand name={brandName} />
        <Title key={title}>{title}</Title>
        {children}
        {links && <p className={styles.links}>{links}</p>}
      </div>
    </main>
  );
}

/**
 * If one screen replaces another that had the focus, and none of its fields takes it, its title does, so that
 * it is read out and a keyboard continues from here.
 */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After opening the page by its address there was no interaction yet: the keyboard starts at the top.
    if (!('userActivation' in navigator) || !navigator.userActivation.hasBeenActive) return;
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} className={styles.title} tabIndex={-1}>
      {children}
    </h1>
  );
}
