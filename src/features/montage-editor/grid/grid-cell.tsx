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
  /** Whether the keys go here. */
  cursor: boolean;
  selected?: boolean;
  editing: boolean;
  role?: 'gridcell' | 'rowheader';
  className?: string | undefined;
  /** Whether the checks have something to say of the value. */
  marked?: boolean;
  /** Where the value came from, as far as the cell shows it. */
  source?: CellSource | null;
  /** Stands before the text. */
  before?: ReactNode;
  after?: ReactNode;
  label?: string;
  /** As many characters as fit in any case; a longer text is cut off where it does not, and is whole in the tooltip. */
  room?: number;
}

/**
 * One value of a table. Clicks and keys are handled by the table, so that a cell costs no more than its text: it is a part of
 * its row and no component of its own, of which a screen would have hundreds.
 */
export function gridCell(grid: Grid, view: CellView): ReactNode {
  const { cellKey, text, cursor, editing, marked, source, before, after, room = 10 } = view;
  const open = editing ? grid.store.state().editing : null;
  const parts = Boolean(before || marked || open || after);
  return (
    <div
      key={cellKey}
      role={view.role ?? 'gridcell'}
      // Pointed at by the table, and by nothing else.
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
