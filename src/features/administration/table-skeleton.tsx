import styles from './table.module.css';

/** Names differ in length; bars of one length would look like a form. */
const widths = ['56%', '40%', '64%', '48%'];

/** The rows before they have come. */
export function TableSkeleton({ rows, columns }: { rows: number; columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={styles.row} aria-hidden>
      {Array.from({ length: columns }, (__, column) => (
        <td key={column} className={column === 0 ? styles.name : undefined}>
          <span className={styles.bar} style={{ width: widths[(row + column) % widths.length] }} />
        </td>
      ))}
    </tr>
  ));
}
