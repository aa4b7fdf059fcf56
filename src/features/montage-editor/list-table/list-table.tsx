import {
  Fragment,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { Cell } from '@/domain/montage/address';
import { fieldOf, takesNumber, titleOf } from '@/domain/montage/catalogue';
import type { Edit, Listed, NewId } from '@/domain/montage/change';
import { idOf } from '@/domain/montage/edit';
import { addListed, isFixedList, placeInList, removeListed, type ListOfCells } from '@/domain/montage/listed';
import { listAt } from '@/domain/montage/lookup';
import type { Montage } from '@/domain/montage/montage';
import { rowName } from '@/domain/montage/words';
import { SectionLabel } from '@/ui/section-label';
import { useEditor, useEditorState } from '../editor-context';
import { GridProvider } from '../grid/grid-context';
import { useGrid } from '../grid/use-grid';
import { columnsOf, createListModel, rowIdOf, type RowsOf } from './list-model';
import { ListRow, type Defaults } from './list-row';
import styles from './list-table.module.css';
import { useDrawnRows } from './use-drawn-rows';

/** Columns right of the typed ones whose values follow from the rows. */
export interface DerivedColumns {
  readonly titles: readonly string[];
  /** The texts of each row, as many as there are titles. */
  readonly rows: readonly (readonly string[])[];
}

interface ListTableProps {
  /** The rows of the plan are added, ordered and removed elsewhere. */
  list: ListOfCells;
  title: string;
  /** Of the button that adds a row, if the table adds rows. */
  addLabel?: string;
  /** Adds a row; without it, an empty one below the others. */
  add?: (montage: Montage, newId: NewId) => Edit | null;
  /** The rows that are shown, in their order; without it, all in the order of the list. A stable function. */
  rowsOf?: RowsOf | undefined;
  /** The title of the group that a row is in: rows of one group follow each other. */
  groupOf?: ((row: Listed) => string) | undefined;
  /** Shown for an empty list. */
  none: string;
  /** A column left of the typed ones that names the rows. */
  heading?: { readonly title: string; readonly texts: readonly string[] };
  derived?: DerivedColumns;
  /** By field, the value that counts where a row has none. A stable object. */
  defaults?: Defaults | undefined;
  /** Further controls next to the title. */
  actions?: ReactNode;
  /** Receives a function that moves the cursor to a cell of the table. */
  onReady?: ((jump: (cell: Cell, focus?: boolean) => void) => void) | undefined;
}

/**
 * A table of a list of the montage: edited by keys, pasted from a spreadsheet. Insert adds a row below the last, and
 * Shift+Delete removes the one of the cursor.
 */
export function ListTable(props: ListTableProps) {
  const { list, title, addLabel, none, heading, derived, defaults, actions, groupOf, onReady } = props;
  const allRows = useCallback<RowsOf>((montage) => listAt(montage, list), [list]);
  const rowsOf = props.rowsOf ?? allRows;
  const growing = isFixedList(list) ? null : list;
  const labelId = useId();
  const editor = useEditor();
  const rows = useEditorState((state) => rowsOf(state.montage));
  const locked = useEditorState((state) => state.locked !== null);
  const container = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, announce] = useState('');
  const { draw, ...drawn } = useDrawnRows(container, rows.length);
  const reveal = useCallback(
    ({ at }: Cell, elementId: string) => {
      const row = rowsOf(editor.state().montage).findIndex(({ id }) => id === rowIdOf(at));
      if (row >= 0) draw(row);
      requestAnimationFrame(() =>
        document.getElementById(elementId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
      );
    },
    [draw, editor, rowsOf],
  );
  const columns = columnsOf(list);
  const model = useMemo(() => createListModel(list, rowsOf), [list, rowsOf]);
  const { grid, go, handlers } = useGrid({ model, container, reveal, announce });

  const goTo = useCallback(
    (cell: Cell, focus = true) => {
      if (focus) container.current?.focus({ preventScroll: true });
      go(cell);
    },
    [go],
  );
  useLayoutEffect(() => onReady?.(goTo), [goTo, onReady]);

  const toRow = (row: number) => {
    const now = rowsOf(editor.state().montage);
    const entity = now[Math.min(row < 0 ? now.length : row, now.length - 1)];
    const [field] = columns;
    if (entity && field !== undefined) goTo({ at: placeInList(list, entity.id), field });
    else addButton.current?.focus();
  };

  const add = () => {
    if (!growing) return;
    const before = new Set(listAt(editor.state().montage, list).map(idOf));
    const make = props.add ?? ((montage, newId) => addListed(montage, growing, newId));
    if (!editor.edit(make)) return;
    // After the row has rendered. A table that orders its rows may show it anywhere.
    requestAnimationFrame(() => toRow(rowsOf(editor.state().montage).findIndex(({ id }) => !before.has(id))));
  };

  const remove = (id: string) => {
    const row = rows.findIndex((one) => one.id === id);
    const removed = rows[row];
    if (!growing || !removed || !editor.edit((montage) => removeListed(montage, growing, id))) return;
    announce(`${rowName(removed)} was removed.`);
    requestAnimationFrame(() => toRow(row));
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const { cursor, editing } = grid.store.state();
    if (growing && event.target === container.current && !locked && !editing && cursor && 'id' in cursor.at) {
      if (event.key === 'Delete' && event.shiftKey) {
        event.preventDefault();
        remove(cursor.at.id);
        return;
      }
      if (event.key === 'Insert') {
        add();
        return;
      }
    }
    handlers.onKeyDown(event);
  };

  const width = columns.length + (derived?.titles.length ?? 0) + (heading ? 1 : 0);
  return (
    <section
      className={styles.place}
      data-list={list.of}
      style={{ '--values': width - 1 } as React.CSSProperties}
    >
      <div className={styles.head}>
        <SectionLabel id={labelId}>{title}</SectionLabel>
        {addLabel !== undefined && (
          <button ref={addButton} type="button" className={styles.add} onClick={add} disabled={locked}>
            {addLabel}
          </button>
        )}
        {actions}
      </div>
      {rows.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <GridProvider value={grid}>
          <div className={styles.frame}>
            <div
              {...handlers}
              ref={container}
              role="grid"
              tabIndex={0}
              className={styles.table}
              aria-labelledby={labelId}
              aria-rowcount={rows.length + 1}
              aria-readonly={locked || undefined}
              onKeyDown={onKeyDown}
              onClick={(event) => {
                const id = (event.target as Element).closest<HTMLElement>('[data-remove]')?.dataset.remove;
                if (id === undefined) handlers.onClick(event);
                else if (!locked) remove(id);
              }}
            >
              <div role="row" className={styles.headRow} aria-rowindex={1}>
                {heading && (
                  <div role="columnheader" className={styles.headCell}>
                    {heading.title}
                  </div>
                )}
                {columns.map((field) => (
                  <div
                    key={field}
                    role="columnheader"
                    className={styles.headCell}
                    data-figure={takesNumber(fieldOf({ at: placeInList(list, ''), field })) || undefined}
                  >
                    {titleOf(fieldOf({ at: placeInList(list, ''), field }))}
                  </div>
                ))}
                {derived?.titles.map((text) => (
                  <div key={text} role="columnheader" className={styles.headCell} data-figure>
                    {text}
                  </div>
                ))}
                {growing && (
                  <div role="columnheader" className={styles.headCell}>
                    Actions
                  </div>
                )}
              </div>
              {drawn.above > 0 && <div role="presentation" style={{ height: drawn.above }} />}
              {rows.slice(drawn.from, drawn.to).map((entity, index) => {
                const row = drawn.from + index;
                const values = derived?.rows[row];
                const group = groupOf?.(entity);
                const above = rows[row - 1];
                const begins = group !== undefined && (!above || groupOf?.(above) !== group);
                return (
                  <Fragment key={entity.id}>
                    {begins && (
                      <div role="row" className={styles.group}>
                        <div role="gridcell">{group}</div>
                      </div>
                    )}
                    <ListRow
                      list={list}
                      entity={entity}
                      row={row}
                      heading={heading?.texts[row]}
                      titles={values && derived?.titles}
                      values={values}
                      defaults={defaults}
                    />
                  </Fragment>
                );
              })}
              {drawn.below > 0 && <div role="presentation" style={{ height: drawn.below }} />}
            </div>
          </div>
        </GridProvider>
      )}
      <p className={styles.announcement} role="status">
        {announcement}
      </p>
    </section>
  );
}
