import type { ReactNode } from 'react';
import { SourceCorner } from '@/shared/sources/source-mark';
import { CellFindingMark } from '../checks/finding-mark';
import type { CellSource } from '../sources/sources-context';
import { CellInput } from './cell-input';
import type { Grid } from './grid-context';
import styles from './grid.module.css';

interface CellView {
  cellKey: string;
  text: string;
  /** Whether the cell has the cursor. */
  cursor: boolean;
  selected?: boolean;
  editing: boolean;
  role?: 'gridcell' | 'rowheader';
  className?: string | undefined;
  /** Whether the value has findings. */
  marked?: boolean;
  /** The source of the value, if the cell shows it. */
  source?: CellSource | null;
  /** Before the text. */
  before?: ReactNode;
  after?: ReactNode;
  label?: string;
  /** This many characters always fit. Longer text may be cut off, so the tooltip shows all of it. */
  room?: number;
}

/**
 * One value of a table. The table handles clicks and keys. It is a function, not a component: a screen would have
 * hundreds.
 */
export function gridCell(grid: Grid, view: CellView): ReactNode {
  const { cellKey, text, cursor, editing, marked, source, before, after, room = 10 } = view;
  const open = editing ? grid.store.state().editing : null;
  const parts = Boolean(before || marked || open || after);
  return (
    <div
      key={cellKey}
      role={view.role ?? 'gridcell'}
      // The target of the table's `aria-activedescendant` only.
      id={cursor ? grid.domId(cellKey) : undefined}
      data-cell={cellKey}
      className={view.className ? `${styles.cell} ${view.className}` : styles.cell}
      aria-selected={view.selected || cursor || undefined}
      aria-label={view.label}
      aria-describedby={(cursor && source?.hintId) || undefined}
      data-sourced={(source && source.mark !== null) || undefined}
      data-cursor={cursor || undefined}
      data-parts={parts || undefined}
      data-long={text.length > room || undefined}
      title={text.length > room ? text : undefined}
    >
      {source?.mark && <SourceCorner mark={source.mark} />}
      {before}
      {marked && <CellFindingMark cell={cellKey} />}
      {open ? (
        <CellInput editing={open} />
      ) : parts ? (
        <span className={styles.text} data-text>
          {text}
        </span>
      ) : (
        text
      )}
      {after}
    </div>
  );
}
