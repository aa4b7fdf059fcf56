import { Link } from '@tanstack/react-router';
import styles from './account-frame.module.css';
import { AccountFrame } from './account-frame';

interface NoAccountHereProps {
  brandName: string;
  title: string;
  /** What to do instead. */
  children: string;
}

/** In place of a form about accounts that are not created or changed here. */
export function NoAccountHere({ brandName, title, children }: NoAccountHereProps) {
  return (
    <AccountFrame brandName={brandName} title={title} links={<Link to="/login">Sign in</Link>}>
      <p className={styles.text}>{children}</p>
    </AccountFrame>
  );
}
