import { IconDatabase } from '@tabler/icons-react';
import { Fragment, lazy, Suspense, useState } from 'react';
import { useDemonstration } from '@/ui/demonstration';
import styles from './demonstration-badge.module.css';
import { setSidebarCollapsed } from './sidebar-state';

const DemonstrationOutbox = lazy(() => import('@/ui/demonstration-outbox'));

/** Says that the data lives in this browser, shows the mails that were sent, and puts all back to how it began. Absent with a real backend. */
export function DemonstrationBadge({ collapsed }: { collapsed: boolean }) {
  const demonstration = useDemonstration();
  // The button that is pressed goes away with what it stood in: the focus goes to the harmless one of what comes.
  const [question, setQuestion] = useState<'never put' | 'put' | 'taken back'>('never put');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  if (!demonstration) return null;

  if (collapsed) {
    return (
      <button
        type="button"
        className={styles.mark}
        aria-label="Demonstration: the data lives in this browser"
        title="Demonstration: the data lives in this browser"
        onClick={() => setSidebarCollapsed(false)}
      >
        <IconDatabase size={18} stroke={1.75} aria-hidden />
      </button>
    );
  }

  const reset = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await demonstration.reset();
      // From the start page: the montage on the screen, and the session, are gone.
      window.location.assign('/');
    } catch {
      setBusy(false);
      setFailed(true);
    }
  };

  return (
    // Within a landmark already, where an aside must not stand.
    <section className={styles.badge} aria-label="Demonstration">
      {question === 'put' ? (
        <Fragment key="question">
          <p className={styles.text}>
            {failed
              ? 'The browser did not let the data be deleted. Close other tabs of this page and try again.'
              : 'Delete every montage and document in this browser?'}
          </p>
          <button type="button" className={styles.strong} disabled={busy} onClick={() => void reset()}>
            {busy ? 'Resetting…' : 'Delete and reset'}
          </button>
          <button type="button" autoFocus disabled={busy} onClick={() => setQuestion('taken back')}>
            Cancel
          </button>
        </Fragment>
      ) : (
        <>
          <p className={styles.text}>Demonstration: the data lives in this browser.</p>
          <button type="button" autoFocus={question === 'taken back'} onClick={() => setQuestion('put')}>
            Reset
          </button>
          {demonstration.mails && (
            <Suspense>
              <DemonstrationOutbox />
            </Suspense>
          )}
        </>
      )}
    </section>
  );
}
