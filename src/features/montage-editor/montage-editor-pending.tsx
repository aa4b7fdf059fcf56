import { Page } from '@/ui/page';
import styles from './montage-editor-pending.module.css';

/** A skeleton in the shape of the montage. */
export function MontageEditorPending() {
  return (
    <Page
      title="Montage"
      aside={
        <span className={styles.loading} role="status">
          <span className={styles.spinner} />
          Loading montage...
        </span>
      }
    >
      <div className={styles.place} aria-hidden>
        <span className={styles.label} />
        <div className={styles.tiles}>
          {Array.from({ length: 12 }, (_, index) => (
            <div key={index} className={styles.tile}>
              <span className={styles.bar} />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.place} aria-hidden>
        <span className={styles.label} />
        <div className={styles.table}>
          {Array.from({ length: 6 }, (_, column) => (
            <div key={column} className={styles.column}>
              {Array.from({ length: 8 }, (_row, row) => (
                <span key={row} className={styles.bar} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </Page>
  );
}
