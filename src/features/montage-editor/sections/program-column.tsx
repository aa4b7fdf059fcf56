import { memo, type ReactNode } from 'react';
import { cellKey, type Cell, type Place } from '@/domain/montage/address';
import { cellValue } from '@/domain/montage/cells';
import type { Montage, Section } from '@/domain/montage/montage';
import { isMarked, useMarkedFields } from '../checks/use-findings';
import { fieldOf, shown } from '../fields';
import { GridCell } from '../grid/grid-cell';
import { programOf, type ProgramColumn as Column, type ProgramLine, type Start } from './program';
import styles from './program-column.module.css';
import { useRowState, type RowState } from '../grid/row-state';

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
  return (
    <div className={styles.column} role="rowgroup" aria-label={label} data-column={column}>
      <div className={styles.lines} role="presentation">
        {programOf(section)[column].map((line, index) => (
          // The lines of a programme stand in one order; a run is known by its id.
          <Line key={line.kind === 'run' ? line.run.id : index} line={line} section={section} state={state} />
        ))}
      </div>
    </div>
  );
}, showsTheSame);

const itemOf: Record<Column, (section: Section) => object | null> = {
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

interface LineProps {
  line: ProgramLine;
  section: Section;
  state: RowState;
}

const startLabels: Record<Start, string> = {
  cement: 'Create Cement',
  mud: 'Create Mud',
  logging: 'Create Logging',
};

function Line({ line, section, state }: LineProps) {
  switch (line.kind) {
    case 'title':
      return <Words className={styles.title}>{line.text}</Words>;
    case 'part':
      return <Words className={styles.partTitle}>{line.text}</Words>;
    case 'remark':
      return <Words className={styles.remark}>{line.text}</Words>;
    case 'fixed':
      return (
        <div role="row" className={styles.fact}>
          <span role="rowheader" className={styles.label}>
            {line.label}
          </span>
          <span role="gridcell" className={styles.fixed}>
            {line.text}
          </span>
        </div>
      );
    case 'none':
      return (
        <Words className={styles.none}>
          {line.text}
          <Action name={line.start} section={section.id}>
            {startLabels[line.start]}
          </Action>
        </Words>
      );
    case 'logging-title':
      return (
        <Words className={styles.title}>
          Logging Program
          <Action name="delete-logging" section={section.id} quiet label="Delete the logging program">
            Delete
          </Action>
        </Words>
      );
    case 'add-run':
      return (
        <Words className={styles.addRun}>
          <Action name="add-run" section={section.id}>
            + Add Run
          </Action>
        </Words>
      );
    case 'run':
      return <Run line={line} section={section} />;
    case 'notes':
    case 'field':
      return <FieldLine line={line} section={section} state={state} />;
  }
}

function Words({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <div role="row">
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
  const state = useRowState(cell.at);
  const { run } = line;
  return (
    <div role="row" className={styles.run}>
      <div role="rowheader" className={styles.partTitle}>
        {`Run ${run.run_number}`}
        <button
          type="button"
          className={styles.removeRun}
          data-action="remove-run"
          data-section={section.id}
          data-id={run.id}
          title="Remove run"
          aria-label={`Remove run ${run.run_number}`}
        >
          ×
        </button>
      </div>
      <ValueCell cell={cell} text={run.run_evaluation?.trim() || '-'} state={state} prose />
    </div>
  );
}

interface FieldLineProps {
  line: ProgramLine & { kind: 'field' | 'notes' };
  section: Section;
  state: RowState;
}

/** The montage around a section, as far as a section's own values need it. */
const alone = (section: Section): Montage => ({
  id: '',
  sections_list: [section],
  reservoirs_list: [],
  top_line_item: null,
  plan_summaries_list: [],
});

function FieldLine({ line, section, state }: FieldLineProps) {
  const isNotes = line.kind === 'notes';
  const prose = isNotes || (line.prose ?? false);
  const texts = line.cells.map((cell) => {
    const value = cellValue(alone(section), cell);
    return (line.kind === 'field' && line.instead) || shown(fieldOf(cell), value);
  });
  return (
    <div role="row" className={isNotes ? styles.notes : styles.fact}>
      <span role="rowheader" className={styles.label}>
        {line.label}
      </span>
      <span
        className={styles.values}
        role="presentation"
        data-editing={line.cells.some(({ field }) => field === state.editing) || undefined}
      >
        {line.cells.map((cell, index) => (
          <ValueCell key={cell.field} cell={cell} text={texts[index] ?? '-'} state={state} prose={prose} />
        ))}
      </span>
    </div>
  );
}

interface ValueCellProps {
  cell: Cell;
  text: string;
  state: RowState;
  prose?: boolean;
}

/** Fourteen lines of the narrowest column hold as many, in wide letters. */
const proseRoom = 80;

function ValueCell({ cell, text, state, prose = false }: ValueCellProps) {
  const key = cellKey(cell);
  const marks = useMarkedFields(cell.at);
  return (
    <GridCell
      cellKey={key}
      className={prose ? styles.prose : styles.value}
      text={text}
      cursor={state.cursor === cell.field}
      editing={state.editing === cell.field}
      marked={isMarked(marks, cell.field)}
      {...(prose && { room: text.includes('\n') ? 0 : proseRoom })}
    />
  );
}
