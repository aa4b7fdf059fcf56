import styles from './wellbore-panel.module.css';

/** The picture did not come; nothing else is touched by that. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.remark} role="alert">
      <p>The 3D visualisation could not be loaded. Everything else works as before.</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
