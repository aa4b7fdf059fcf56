import { useSyncExternalStore, type ReactNode } from 'react';
import { copyWords } from './copy-words';
import styles from './saved-copy-notice.module.css';

interface SavedCopyNoticeProps {
  /** When the server gave what is shown (epoch, ms). */
  at: number;
  /** What can be done with it. */
  children: ReactNode;
}

/** Above content that this browser has kept, because the server gives none. */
export function SavedCopyNotice({ at, children }: SavedCopyNoticeProps) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <p className={styles.notice} role="status">
      <strong>{copyWords(at, isOnline)}</strong> {children}
    </p>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
