import type { ReactNode } from 'react';
import { Brand } from '@/ui/brand';
import styles from './account-frame.module.css';

interface AccountFrameProps {
  brandName: string;
  title: string;
  children: ReactNode;
  /** The ways to the neighbouring screens. */
  links?: ReactNode;
}

/** One narrow column with the brand above: sign-in and its siblings. */
export function AccountFrame({ brandName, title, children, links }: AccountFrameProps) {
  return (
    <main className={styles.frame}>
      <div className={styles.column}>
        <Brand name={brandName} />
        <h1 className={styles.title}>{title}</h1>
        {children}
        {links && <p className={styles.links}>{links}</p>}
      </div>
    </main>
  );
}
