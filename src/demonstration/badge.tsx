import { IconDatabase } from '@tabler/icons-react';
import { Fragment, lazy, Suspense, useState } from 'react';
import type { Demonstration } from './demonstration';
import styles from './badge.module.css';

const DemonstrationOutbox = lazy(() => import('./outbox'));

interface DemonstrationBadgeProps {
  demonstration: Demonstration;
  collapsed: boolean;
  onExpand: () => void;
  /** Closes the drawer on a narrow screen. */
  onNavigate?: (() => void) | undefined;
}

/** Says where the data lives, shows the mails that were sent, leads to the scenarios, and puts all back to how it began. */
export default function DemonstrationBadge({
  demonstration,
  collapsed,
  onExpand,
  onNavigate,
}: DemonstrationBadgeProps) {
  // The pressed button goes away: the focus moves to the harmless one of the next buttons.
  const [question, setQuestion] = useState<'never put' | 'put' | 'taken back'>('never put');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { scenarios } = demonstration;
  const scenario = scenarios?.current;

  if (collapsed) {
    return (
      <button
        type="button"
        className={styles.mark}
        aria-label="Demonstration: the data lives in this browser"
        title="Demonstration: the data lives in this browser"
        onClick={onExpand}
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
    // Already inside a landmark, where an aside is not allowed.
    <section className={styles.badge} aria-label="Demonstration">
      {question === 'put' ? (
        <Fragment key="question">
          <p className={styles.text}>
            {failed
              ? 'The browser did not let the data be deleted. Close other tabs of this page and try again.'
              : scenario
                ? 'Restart this scenario with its original data?'
                : 'Delete every montage and document in this browser?'}
          </p>
          <button type="button" className={styles.strong} disabled={busy} onClick={() => void reset()}>
            {busy ? 'Resetting…' : scenario ? 'Restart' : 'Delete and reset'}
          </button>
          <button type="button" autoFocus disabled={busy} onClick={() => setQuestion('taken back')}>
            Cancel
          </button>
        </Fragment>
      ) : (
        <>
          <p className={styles.text}>
            {scenario ? `Scenario: ${scenario.title}` : 'Demonstration: the data lives in this browser.'}
          </p>
          <button type="button" autoFocus={question === 'taken back'} onClick={() => setQuestion('put')}>
            Reset
          </button>
          {demonstration.mails && (
            <Suspense>
              <DemonstrationOutbox />
            </Suspense>
          )}
          {scenarios && <scenarios.Button onOpen={onNavigate} />}
        </>
      )}
    </section>
  );
}
