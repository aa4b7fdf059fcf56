import { memo, type Key, type ReactNode } from 'react';
import { cellKey, type Cell, type Place } from '@/domain/montage/address';
import { cellValue } from '@/domain/montage/cells';
import type { Montage, Section } from '@/domain/montage/montage';
import { isMarked, useMarkedFields } from '../checks/use-findings';
import { fieldOf, shown } from '../fields';
import { gridCell } from '../grid/grid-cell';
import { useGrid, type Grid } from '../grid/grid-context';
import { programOf, type ProgramColumn as Column, type ProgramLine, type Start } from './program';
import styles from './program-column.module.css';
import { cellSource, useEntityMarks, type EntityMarks } from '../sources/sources-context';
import { useRowState, type RowState } from '../grid/row-state';
import { runName } from '@/domain/montage/numbers';

interface ProgramColumnProps {
  column: Column;
  section: Section;
  /** What the cell belongs to, for those who don't see its head: `CASING, 17 1/2″ Section 2`. */
  label: string;
}

/** A section's casing, cement, mud, logging or pressure tests: its lines, each a label and its value. */
export const ProgramColumn = memo(function ProgramColumn({ column, section, label }: ProgramColumnProps) {
  const at: Place = { of: column, section: section.id };
  const state = useRowState(at);
  const sources = useEntityMarks(itemOf[column](section), state.cursor !== null);
  const shared = { grid: useGrid(), section, state, marks: useMarkedFields(at), sources };
  return (
    <div className={styles.column} role="rowgroup" aria-label={label} data-column={column}>
      <div className={styles.lines} role="presentation">
        {/* The lines of a programme stand in one order; a run is known by its id. */}
        {programOf(section)[column].map((line, index) => lineOf(shared, line, index))}
      </div>
    </div>
  );
}, showsTheSame);

const itemOf: Record<Column, (section: Section) => { readonly id: string } | null> = {
  casing: (section) => section.casing_item,
  cement: (section) => section.cement_item,
  mud: (section) => section.mud_item,
  logging: (section) => section.logging_item,
  pressureTest: (section) => section.pressure_test_item,
};

/** A depth that changes leaves the section's programme as it is. */
function showsTheSame(before: ProgramColumnProps, after: ProgramColumnProps): boolean {
  const [was, is] = [before.section, after.section];
  const item = itemOf[after.column];
  return (
    before.column === after.column &&
    before.label === after.label &&
    was.id === is.id &&
    was.liner === is.liner &&
    item(was) === item(is) &&
    // The cementation's title names the size of what is cemented.
    (after.column !== 'cement' ||
      was.casing_item?.casing_outer_diameter === is.casing_item?.casing_outer_diameter)
  );
}

/** What the lines of one programme have in common. */
interface Shared {
  grid: Grid;
  section: Section;
  state: RowState;
  /** See `isMarked`. */
  marks: string;
  sources: EntityMarks | null;
}

const startLabels: Record<Start, string> = {
  cement: 'Create Cement',
  mud: 'Create Mud',
  logging: 'Create Logging',
};

/** Parts of their column and no components of their own: a section has sixty, and all of them come into sight at once. */
function lineOf(shared: Shared, line: ProgramLine, key: Key): ReactNode {
  const { section } = shared;
  switch (line.kind) {
    case 'title':
      return words(key, styles.title, line.text);
    case 'part':
      return words(key, styles.partTitle, line.text);
    case 'remark':
      return words(key, styles.remark, line.text);
    case 'fixed':
      return (
        <div key={key} role="row" className={styles.fact}>
          <span role="rowheader" className={styles.label}>
            {line.label}
          </span>
          <span role="gridcell" className={styles.fixed}>
            {line.text}
          </span>
        </div>
      );
    case 'none':
      return words(
        key,
        styles.none,
        <>
          {line.text}
          <Action name={line.start} section={section.id}>
            {startLabels[line.start]}
          </Action>
        </>,
      );
    case 'logging-title':
      return words(
        key,
        styles.title,
        <>
          Logging Program
          <Action name="delete-logging" section={section.id} quiet label="Delete the logging program">
            Delete
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
      return <Run key={line.run.id} line={line} section={section} />;
    case 'notes':
    case 'field':
      return fieldLine(shared, line, key);
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

/** What the table does at a click; see `use-section-actions.ts`. */
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

function Run({ line, section }: { line: ProgramLine & { kind: 'run' }; section: Section }) {
  const [cell] = line.cells;
  const grid = useGrid();
  const state = useRowState(cell.at);
  const marks = useMarkedFields(cell.at);
  const { run } = line;
  const sources = useEntityMarks(run, state.cursor !== null);
  return (
    <div role="row" className={styles.run}>
      <div role="rowheader" className={styles.partTitle}>
        {runName(run)}
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
      {valueCell({ grid, state, marks, sources }, cell, run.run_evaluation?.trim() || '-', true)}
    </div>
  );
}

/** The montage around a section, as far as a section's own values need it. */
const alone = (section: Section): Montage => ({
  id: '',
  sections_list: [section],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [],
});

function fieldLine(shared: Shared, line: ProgramLine & { kind: 'field' | 'notes' }, key: Key): ReactNode {
  const { section, state } = shared;
  const isNotes = line.kind === 'notes';
  const prose = isNotes || (line.prose ?? false);
  const text = (cell: Cell): string =>
    (line.kind === 'field' && line.instead) || shown(fieldOf(cell), cellValue(alone(section), cell));
  return (
    <div key={key} role="row" className={isNotes ? styles.notes : styles.fact}>
      <span role="rowheader" className={styles.label}>
        {line.label}
      </span>
      <span
        className={styles.values}
        role="presentation"
        data-editing={line.cells.some(({ field }) => field === state.editing) || undefined}
      >
        {line.cells.map((cell) => valueCell(shared, cell, text(cell), prose))}
      </span>
    </div>
  );
}

/** Fourteen lines of the narrowest column hold as many, in wide letters. */
const proseRoom = 80;

function valueCell(
  { grid, state, marks, sources }: Omit<Shared, 'section'>,
  cell: Cell,
  text: string,
  prose: boolean,
): ReactNode {
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
