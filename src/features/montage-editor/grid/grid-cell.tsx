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
  /** Between the gutter for marks and the text. */
  before?: ReactNode;
  after?: ReactNode;
  label?: string;
  /** This many characters always fit. Longer text gets another layout, and a tooltip with all of it. */
  room?: number;
}

/**
 * One value of a table. The table handles clicks and keys. It is a function, not a component: a screen would have
 * hundreds.
 */
export function gridCell(grid: Grid, view: CellView): ReactNode {
  const { cellKey, text, cursor, editing, marked, source, before, after, room = 10 } = view;
  const open = editing ? grid.store.state().editing : null;
  const hasMarks = Boolean(marked || source?.mark);
  const parts = Boolean(before || hasMarks || open || after);
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
      data-marks={hasMarks || undefined}
      data-cursor={cursor || undefined}
      data-editing={editing || undefined}
      data-parts={parts || undefined}
      data-long={text.length > room || undefined}
      title={text.length > room ? text : undefined}
    >
      {hasMarks && (
        <span className={styles.gutter}>
          {marked && <CellFindingMark cell={cellKey} />}
          {source?.mark && <SourceCorner mark={source.mark} />}
        </span>
      )}
      {before}
      {parts ? (
        <span className={styles.text} data-text>
          {text}
        </span>
      ) : (
        text
      )}
      {open && <CellInput editing={open} />}
      {after}
    </div>
  );
}
