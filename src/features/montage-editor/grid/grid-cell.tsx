import { memo, type ReactNode } from 'react';
import { CellFindingMark } from '../checks/finding-mark';
import { CellInput } from './cell-input';
import { useGrid } from './grid-context';
import styles from './grid.module.css';

interface GridCellProps {
  cellKey: string;
  text: string;
  /** Whether the keys go here. */
  cursor: boolean;
  selected?: boolean;
  editing: boolean;
  role?: 'gridcell' | 'rowheader';
  className?: string | undefined;
  /** Whether the checks have something to say of the value. */
  marked?: boolean;
  /** Stands before the text. New nodes each time draw the cell each time. */
  before?: ReactNode;
  after?: ReactNode;
  label?: string;
  /** As many characters as fit in any case; a longer text is cut off where it does not. */
  room?: number;
}

/** One value of a table. Clicks and keys are handled by the table, so that a cell costs no more than its text. */
export const GridCell = memo(function GridCell({
  cellKey,
  text,
  cursor,
  selected = false,
  editing,
  role = 'gridcell',
  className,
  before,
  marked = false,
  after,
  label,
  room = 10,
}: GridCellProps) {
  const grid = useGrid();
  const open = editing ? grid.store.state().editing : null;
  const parts = Boolean(before || marked || open || after);
  return (
    <div
      role={role}
      // Pointed at by the table, and by nothing else.
      id={cursor ? grid.domId(cellKey) : undefined}
      data-cell={cellKey}
      className={className ? `${styles.cell} ${className}` : styles.cell}
      aria-selected={selected || cursor || undefined}
      aria-label={label}
      data-cursor={cursor || undefined}
      data-parts={parts || undefined}
      data-long={text.length > room || undefined}
      title={text.length > 16 ? text : undefined}
    >
      {before}
      {marked && <CellFindingMark cell={cellKey} />}
      {open ? <CellInput editing={open} /> : parts ? <Text>{text}</Text> : text}
      {after}
    </div>
  );
});

const Text = ({ children }: { children: string }) => (
  <span className={styles.text} data-text>
    {children}
  </span>
);
