import type { ComponentProps, CSSProperties } from 'react';
import styles from './list-table.module.css';

interface ListColumn {
  head: string;
  /** By default it shares what the others leave. */
  widthPx?: number;
}

interface ListTableProps extends ComponentProps<'table'> {
  columns: readonly ListColumn[];
  /** Whether rows are loading. */
  busy: boolean;
}

/** The table of a list: its heads, and as children its rows, each with the class `row` of the same sheet. */
export function ListTable({ columns, busy, className = '', children, ...table }: ListTableProps) {
  return (
    <table {...table} className={`${styles.table} ${className}`} aria-busy={busy}>
      <thead>
        <tr className={styles.headRow}>
          {columns.map(({ head, widthPx }) => (
            <th key={head} scope="col" style={{ width: widthPx }}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface SkeletonRowsProps {
  rows: number;
  /** The bars of a row, counted from 0, in place of the words. */
  bars: (row: number) => readonly CSSProperties[];
}

/** The rows before they have come. */
export function SkeletonRows({ rows, bars }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={styles.row} aria-hidden>
      {bars(row).map((bar, column) => (
        <td key={column} className={column === 0 ? styles.name : undefined}>
          <span className={styles.bar} style={bar} />
        </td>
      ))}
    </tr>
  ));
}

/** Names differ in length; bars of one length would look like a form. */
export const skeletonWidth = (place: number, widths: readonly string[]): CSSProperties => ({
  width: widths[place % widths.length],
});
