import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import type { ComponentProps, CSSProperties } from 'react';
import styles from './list-table.module.css';

export type SortOrder = 'asc' | 'desc';

export interface ListColumn {
  head: string;
  /** By default it shares what the others leave. */
  widthPx?: number;
  /** As a part of the whole: `20%`. */
  width?: string;
  /** Of its head, for a column that a narrow place has no room for. */
  className?: string | undefined;
  /** What its values are, shown on its head. */
  hint?: string;
  /** What the list is sorted by when the head is pressed, and the order of the first press; absent for a head without a button. */
  sort?: { by: string; first: SortOrder };
}

export interface Sorting {
  by: string;
  order: SortOrder;
  onSort: (by: string, order: SortOrder) => void;
}

interface ListTableProps extends ComponentProps<'table'> {
  columns: readonly ListColumn[];
  /** Absent for a list in one order. */
  sorting?: Sorting | undefined;
  /** Whether rows are loading. */
  busy: boolean;
}

/** The table of a list: its heads, and as children its rows, each with the class `row` of the same sheet. */
export function ListTable({ columns, sorting, busy, className = '', children, ...table }: ListTableProps) {
  return (
    <table {...table} className={`${styles.table} ${className}`} aria-busy={busy}>
      <thead>
        <tr className={styles.headRow}>
          {columns.map((column) => (
            <ListHead key={column.head} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

const words = { asc: 'ascending', desc: 'descending' } as const;
const turned = { asc: 'desc', desc: 'asc' } as const;

function ListHead({ column, sorting }: { column: ListColumn; sorting: Sorting | undefined }) {
  const { head, widthPx, width = widthPx, className, hint, sort } = column;
  const order = sort && sorting?.by === sort.by ? sorting.order : undefined;
  const Arrow = (order ?? sort?.first) === 'asc' ? IconChevronUp : IconChevronDown;
  return (
    <th scope="col" className={className} style={{ width }} aria-sort={order && words[order]}>
      {sort && sorting ? (
        <button
          type="button"
          className={styles.sort}
          title={hint}
          onClick={() => sorting.onSort(sort.by, order ? turned[order] : sort.first)}
        >
          {head}
          <Arrow size={14} stroke={2} aria-hidden />
        </button>
      ) : (
        <span title={hint}>{head}</span>
      )}
    </th>
  );
}

interface SkeletonRowsProps {
  rows: number;
  /** The bars of a row, counted from 0, in place of the words. */
  bars: (row: number) => readonly CSSProperties[];
  /** Whose classes the cells have. */
  columns?: readonly ListColumn[];
}

/** The rows before they have come. */
export function SkeletonRows({ rows, bars, columns }: SkeletonRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={styles.row} aria-hidden>
      {bars(row).map((bar, column) => (
        <td key={column} className={column === 0 ? styles.name : columns?.[column]?.className}>
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
