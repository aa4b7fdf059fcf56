import { useState } from 'react';
import { useDemonstration } from '@/ui/demonstration';
import styles from './demonstration-badge.module.css';

/** Says that the data lives in this browser, and puts it back to how it began. Absent with a real backend. */
export function DemonstrationBadge() {
  const demonstration = useDemonstration();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!demonstration) return null;

  const reset = async () => {
    setBusy(true);
    await demonstration.reset();
    // From the start page: the montage on the screen, and perhaps the session, are gone.
    window.location.assign('/');
  };

  return (
    <aside className={styles.badge} aria-label="Demonstration">
      {asking ? (
        <>
          <span>Delete every montage made in this browser?</span>
          <button type="button" className={styles.strong} disabled={busy} onClick={() => void reset()}>
            {busy ? 'Resetting…' : 'Delete and reset'}
          </button>
          <button type="button" disabled={busy} onClick={() => setAsking(false)}>
            Cancel
          </button>
        </>
      ) : (
        <>
          <span>Demonstration: the data lives in this browser</span>
          <button type="button" onClick={() => setAsking(true)}>
            Reset
          </button>
        </>
      )}
    </aside>
  );
}
