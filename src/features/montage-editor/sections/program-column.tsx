import { memo, type Key, type ReactNode } from 'react';
import { cellKey, type Place } from '@/domain/montage/address';
import { itemFields } from '@/domain/montage/lookup';
import type { LoggingRun, Section } from '@/domain/montage/montage';
import { isMarked, useMarkedFields } from '../checks/use-findings';
import { gridCell } from '../grid/grid-cell';
import { useGrid, type Grid } from '../grid/grid-context';
import { programOf, type ProgramLine } from './program';
import styles from './program-column.module.css';
import { cellSource, useEntityMarks, type EntityMarks } from '../sources/sources-context';
import { useRowState, type RowState } from '../grid/row-state';
import { missing } from '@/domain/montage/figures';
import type { ProgrammeColumn, ProgrammeValue, ValueLine } from '@/domain/montage/section-programme';
import { shown } from '@/domain/montage/shown';

interface ProgramColumnProps {
  column: ProgrammeColumn;
  section: Section;
  /** The owner of the cell, for screen readers: `CASING, 17 1/2″ Section 2`. */
  label: string;
}

/** A section's casing, cement, mud, logging or pressure tests: lines with a label and a value each. */
export const ProgramColumn = memo(function ProgramColumn({ column, section, label }: ProgramColumnProps) {
  const at: Place = { of: column, section: section.id };
  const state = useRowState(at);
  const sources = useEntityMarks(section[itemFields[column]], state.cursor !== null);
  const shared = { column, grid: useGrid(), section, state, marks: useMarkedFields(at), sources };
  return (
    <div className={styles.column} role="rowgroup" aria-label={label} data-column={column}>
      <div className={styles.lines} role="presentation">
        {/* The lines of a programme have a fixed order; a run is identified by its id. */}
        {programOf(section)[column].map((line, index) => lineOf(shared, line, index))}
      </div>
    </div>
  );
}, showsTheSame);

/** A change of depth does not affect the section's programme. */
function showsTheSame(before: ProgramColumnProps, after: ProgramColumnProps): boolean {
  const [was, is] = [before.section, after.section];
  const item = itemFields[after.column];
  return (
    before.column === after.column &&
    before.label === after.label &&
    was.id === is.id &&
    was.liner === is.liner &&
    was[item] === is[item] &&
    // The heading of the cement programme contains the casing size.
    (after.column !== 'cement' ||
      was.casing_item?.casing_outer_diameter === is.casing_item?.casing_outer_diameter)
  );
}

/** What the lines of one programme share. */
interface Shared {
  column: ProgrammeColumn;
  grid: Grid;
  section: Section;
  state: RowState;
  /** See `isMarked`. */
  marks: string;
  sources: EntityMarks | null;
}

/** What the user can create if nothing is planned yet. */
const startLabels: Partial<Record<ProgrammeColumn, string>> = {
  cement: 'Create Cement',
  mud: 'Create Mud',
  logging: 'Create Logging',
};

/** Functions, not components: a section has sixty, and they all mount at once. */
function lineOf(shared: Shared, line: ProgramLine, key: Key): ReactNode {
  const { column, section } = shared;
  switch (line.kind) {
    case 'title':
      return words(
        key,
        styles.title,
        <>
          {line.text}
          {column === 'logging' && (
            <Action name="delete-logging" section={section.id} quiet label="Delete the logging program">
              Delete
            </Action>
          )}
        </>,
      );
    case 'part':
      return words(key, styles.partTitle, line.text);
    case 'remark':
      return words(key, styles.remark, line.text);
    case 'none':
      return words(
        key,
        styles.none,
        <>
          {line.text}
          <Action name={column} section={section.id}>
            {startLabels[column]}
          </Action>
        </>,
      );
    case 'add-run':
      return words(
        key,
        styles.addRun,
        <Action name="add-run" section={section.id}>
          + Add Run
        </Action>,
      );
    case 'run':
      return line.run && <Run key={line.run.id} line={line} run={line.run} section={section} />;
    case 'notes':
    case 'prose':
    case 'value':
      return valueLine(shared, line, key);
  }
}

function words(key: Key, className: string | undefined, children: ReactNode): ReactNode {
  return (
    <div key={key} role="row">
      <div role="gridcell" className={className}>
        {children}
      </div>
    </div>
  );
}

interface ActionProps {
  name: string;
  section: string;
  id?: string;
  label?: string;
  quiet?: boolean;
  children: ReactNode;
}

/** The table's action on a click; see `use-section-actions.ts`. */
function Action({ name, section, id, label, quiet, children }: ActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      data-quiet={quiet || undefined}
      data-action={name}
      data-section={section}
      data-id={id}
      aria-label={label}
    >
      {children}
    </button>
  );
}

function Run({ line, run, section }: { line: ValueLine; run: LoggingRun; section: Section }) {
  const at: Place = { of: 'run', section: section.id, id: run.id };
  const grid = useGrid();
  const state = useRowState(at);
  const marks = useMarkedFields(at);
  const sources = useEntityMarks(run, state.cursor !== null);
  return (
    <div role="row" className={styles.run}>
      <div role="rowheader" className={styles.partTitle}>
        {line.label}
        <button
          type="button"
          className={styles.removeRun}
          data-action="remove-run"
          data-section={section.id}
          data-id={run.id}
          title="Remove run"
          aria-label={`Remove run ${run.run_number ?? '-'}`}
        >
          ×
        </button>
      </div>
      {line.values.map((value) => valueCell({ grid, state, marks, sources }, value, true))}
    </div>
  );
}

function valueLine(shared: Shared, { kind, label, values }: ValueLine, key: Key): ReactNode {
  const isNotes = kind === 'notes';
  const isTyped = values.length > 0;
  return (
    <div key={key} role="row" className={isNotes ? styles.notes : styles.fact}>
      <span role="rowheader" className={styles.label}>
        {label}
      </span>
      {isTyped ? (
        <span
          className={styles.values}
          role="presentation"
          data-editing={values.some(({ cell }) => cell.field === shared.state.editing) || undefined}
        >
          {values.map((value) => valueCell(shared, value, kind !== 'value'))}
        </span>
      ) : (
        <span role="gridcell" className={styles.fixed}>
          {missing}
        </span>
      )}
    </div>
  );
}

/** This many wide letters fit into fourteen lines of the narrowest column. */
const proseRoom = 80;

function valueCell(
  { grid, state, marks, sources }: Omit<Shared, 'column' | 'section'>,
  { cell, field, value }: ProgrammeValue,
  prose: boolean,
): ReactNode {
  const text = shown(field, value);
  return gridCell(grid, {
    cellKey: cellKey(cell),
    className: prose ? styles.prose : styles.value,
    text,
    cursor: state.cursor === cell.field,
    editing: state.editing === cell.field,
    marked: isMarked(marks, cell.field),
    source: cellSource(sources, cell.field),
    ...(prose && { room: text.includes('\n') ? 0 : proseRoom }),
  });
}
