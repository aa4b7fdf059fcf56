import { memo, type Key, type ReactNode } from 'react';
import { cellKey, type Place } from '@/domain/montage/address';
import { programmes, takesNumber } from '@/domain/montage/catalogue';
import { missing } from '@/domain/montage/figures';
import { itemFields } from '@/domain/montage/lookup';
import type { LoggingRun, Section } from '@/domain/montage/montage';
import type { ProgrammeColumn, ProgrammeValue } from '@/domain/montage/section-programme';
import { shown } from '@/domain/montage/shown';
import { CellFindingMark } from '../checks/finding-mark';
import { isMarked, useMarkedFields } from '../checks/use-findings';
import { gridCell } from '../grid/grid-cell';
import { useGrid, type Grid } from '../grid/grid-context';
import { useRowState, type RowState } from '../grid/row-state';
import { cellSource, useEntityMarks, type EntityMarks } from '../sources/sources-context';
import { blockRows, isSaid, type BlockRow, type Said, type ValuesRow } from './program-block';
import styles from './program-column.module.css';
import { useTableView, useView, type TableView } from './table-view';

interface ProgramColumnProps {
  column: ProgrammeColumn;
  section: Section;
  /** The owner of the cell, for screen readers: `CASING, 17 1/2″ Section 2`. */
  label: string;
}

/** A section's casing, cement, mud, logging or pressure tests: lines with a label and its values. */
export const ProgramColumn = memo(function ProgramColumn({ column, section, label }: ProgramColumnProps) {
  const at: Place = { of: column, section: section.id };
  const view = useTableView();
  const allFields = useView(view, allFieldsIn);
  const opened = useView(view, openedIn);
  const state = useRowState(at);
  const sources = useEntityMarks(section[itemFields[column]], state.cursor !== null);
  const shared = { column, grid: useGrid(), section, state, marks: useMarkedFields(at), sources };
  const rows = blockRows(section, column, { allFields, opened });
  const said = rows.find(isSaid);
  return (
    <div className={styles.block} role="rowgroup" aria-label={label} data-column={column}>
      <div role="row" className={styles.head}>
        <div role="columnheader" className={styles.name}>
          {programmes[column].title}
        </div>
        {said && saidCell(said, column, section.id)}
      </div>
      {/* The lines of a programme have a fixed order; a run is identified by its id. */}
      {rows.map((row, index) => (isSaid(row) ? null : rowOf(shared, row, index)))}
    </div>
  );
}, isSame);

const allFieldsIn = (view: TableView) => view.allFields;
const openedIn = (view: TableView) => view.opened;

function isSame(before: ProgramColumnProps, after: ProgramColumnProps): boolean {
  return (
    before.column === after.column &&
    before.label === after.label &&
    isSameProgramme(after.column, before.section, after.section)
  );
}

/** Whether a programme shows the same: a change of depth does not affect it. */
export function isSameProgramme(column: ProgrammeColumn, before: Section, after: Section): boolean {
  const item = itemFields[column];
  return (
    before.id === after.id &&
    before.liner === after.liner &&
    before[item] === after[item] &&
    // The heading of the cement programme contains the casing size.
    (column !== 'cement' ||
      before.casing_item?.casing_outer_diameter === after.casing_item?.casing_outer_diameter)
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
function rowOf(shared: Shared, row: Exclude<BlockRow, Said>, key: Key): ReactNode {
  const { section } = shared;
  switch (row.kind) {
    case 'heads':
      return (
        <div key={key} role="row" className={styles.fact} data-values={row.names.length}>
          <span role="gridcell" />
          {row.names.map((name) => (
            <span key={name} role="columnheader" className={styles.slurry}>
              {name}
            </span>
          ))}
        </div>
      );
    case 'folded':
      return foldedRow(shared, row, key);
    case 'values':
      return row.run ? (
        <Run key={row.run.id} row={row} run={row.run} section={section} />
      ) : (
        valuesRow(shared, row, key)
      );
  }
}

/** The title of a programme, a remark, or that nothing is planned, with what the user can do. */
const saidCell = ({ kind, text }: Said, column: ProgrammeColumn, section: string): ReactNode => (
  <div role="gridcell" className={styles[kind]}>
    {text}
    {kind === 'none' && (
      <Action name={column} section={section}>
        {startLabels[column]}
      </Action>
    )}
    {kind === 'title' && column === 'logging' && (
      <>
        <Action name="add-run" section={section}>
          + Add Run
        </Action>
        <Action name="delete-logging" section={section} quiet label="Delete the logging program">
          Delete
        </Action>
      </>
    )}
  </div>
);

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

/** Empty fields in one line. A finding about one of them shows here. */
function foldedRow(
  { marks, section, column }: Shared,
  { text, cells }: Extract<BlockRow, { kind: 'folded' }>,
  key: Key,
): ReactNode {
  const marked = cells.find(({ field }) => isMarked(marks, field));
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <div key={key} role="row">
      <div role="gridcell" className={styles.folded}>
        {marked && <CellFindingMark cell={cellKey(marked)} />} {text.slice(0, lastWord)}
        <span className={styles.last}>
          {text.slice(lastWord)} -{' '}
          <button
            type="button"
            className={styles.add}
            data-action="open-fields"
            data-section={section.id}
            data-id={column}
            aria-label={`Add: ${text}`}
          >
            add
          </button>
        </span>
      </div>
    </div>
  );
}

function Run({ row, run, section }: { row: ValuesRow; run: LoggingRun; section: Section }) {
  const at: Place = { of: 'run', section: section.id, id: run.id };
  const grid = useGrid();
  const state = useRowState(at);
  const marks = useMarkedFields(at);
  const sources = useEntityMarks(run, state.cursor !== null);
  return (
    <div role="row" className={styles.run} data-open={state.editing !== null || undefined}>
      <div role="rowheader" className={styles.runName}>
        {row.label}
      </div>
      {row.values.map((value) => valueCell({ grid, state, marks, sources }, value, 'text'))}
      <div role="gridcell">
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
    </div>
  );
}

function valuesRow(shared: Shared, { of, label, values }: ValuesRow, key: Key): ReactNode {
  // Notes and the text of a whole programme take the width of the block.
  const isWide = of === 'notes' || (of === 'prose' && shared.column === 'logging');
  const isOpen = values.some(({ cell }) => cell.field === shared.state.editing);
  const sort = isWide ? 'text' : of === 'prose' ? 'prose' : 'figure';
  return (
    <div
      key={key}
      role="row"
      className={isWide ? styles.wide : styles.fact}
      data-values={isWide ? undefined : values.length}
      data-pair={(of === 'value' && values.length === 2 && values[0]?.cell.at.of === 'casing') || undefined}
      data-prose={(sort === 'prose' && shared.column === 'mud') || undefined}
      data-above={(sort === 'prose' && needsTheLine(values)) || undefined}
      data-open={isOpen || undefined}
    >
      <span role="rowheader" className={styles.label}>
        {label}
      </span>
      {values.length > 0 ? (
        values.map((value) => valueCell(shared, value, sort))
      ) : (
        <span role="gridcell" className={styles.fixed}>
          {missing}
        </span>
      )}
    </div>
  );
}

/** This many letters of a word fit into half of what a label leaves of the narrowest column. */
const wordRoom = 11;

/** Whether two texts next to each other need the width of their label: a word of one would break otherwise. */
const needsTheLine = (values: readonly ProgrammeValue[]): boolean =>
  values.length === 2 &&
  values.some(({ field, value }) =>
    shown(field, value)
      .split(/[\s/-]/)
      .some(({ length }) => length > wordRoom),
  );

/** This many wide letters fit into fourteen lines of the narrowest column. */
const proseRoom = 80;

function valueCell(
  { grid, state, marks, sources }: Omit<Shared, 'column' | 'section'>,
  { cell, field, value }: ProgrammeValue,
  sort: 'figure' | 'prose' | 'text',
): ReactNode {
  const text = shown(field, value);
  return gridCell(grid, {
    cellKey: cellKey(cell),
    className: sort === 'text' ? styles.text : takesNumber(field) ? styles.figure : styles.value,
    text,
    cursor: state.cursor === cell.field,
    editing: state.editing === cell.field,
    marked: isMarked(marks, cell.field),
    source: cellSource(sources, cell.field),
    room: sort === 'figure' ? 10 : text.includes('\n') ? 0 : proseRoom,
  });
}
