import { useId, type ReactNode } from 'react';
import styles from './montage-table.module.css';

interface MontageTableFrameProps {
  /** What stands beside the table's title. */
  count: ReactNode;
  /** Whether rows are on their way. */
  busy?: boolean;
  /** Whether few rows take as much room as the shortest page, so that what stands beneath them does not jump. */
  keepsHeight?: boolean;
  /** The rows. */
  children: ReactNode;
}

/** The table without its rows: the skeleton stands in the same one, so that nothing jumps. */
export function MontageTableFrame({
  count,
  busy = false,
  keepsHeight = false,
  children,
}: MontageTableFrameProps) {
  const titleId = useId();
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <header className={styles.head} data-busy={busy}>
        <h2 className={styles.title} id={titleId}>
          Montages
        </h2>
        <p className={styles.count}>{count}</p>
      </header>
      <div className={styles.place} data-keeps-height={keepsHeight}>
        <table className={styles.table} aria-labelledby={titleId} aria-busy={busy}>
          <thead>
            <tr className={styles.headRow}>
              <th scope="col">Name</th>
              <th scope="col">Date</th>
              <th scope="col">Export</th>
              <th scope="col">Edit</th>
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </table>
      </div>
    </section>
  );
}
