import styles from './wellbore-panel.module.css';

interface LoadFailedProps {
  onRetry: () => void;
  what?: string;
}

/** The picture failed to load; everything else works. */
export function LoadFailed({ onRetry, what = 'The 3D visualisation' }: LoadFailedProps) {
  return (
    <div className={styles.remark} role="alert">
      <p>{what} could not be loaded. Everything else works as before.</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
