import { useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Cell } from '@/domain/montage/address';
import { catalogue, titleOf } from '@/domain/montage/catalogue';
import { addReservoir, removeReservoir } from '@/domain/montage/reservoirs';
import { SectionLabel } from '@/ui/section-label';
import { useEditor, useEditorState } from '../editor-context';
import { GridProvider } from '../grid/grid-context';
import { useGrid } from '../grid/use-grid';
import { ReservoirRow } from './reservoir-row';
import styles from './reservoir-table.module.css';
import { reservoirFields, reservoirsModel } from './reservoirs-model';

interface ReservoirTableProps {
  /** Receives a function that moves the cursor to a cell of the table. */
  onReady?: (jump: (cell: Cell, focus?: boolean) => void) => void;
}

export function ReservoirTable({ onReady }: ReservoirTableProps) {
  const labelId = useId();
  const editor = useEditor();
  const reservoirs = useEditorState((state) => state.montage.reservoirs_list);
  const locked = useEditorState((state) => state.locked !== null);
  const container = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [announcement, announce] = useState('');
  const reveal = useCallback((_cell: Cell, elementId: string) => {
    requestAnimationFrame(() =>
      document.getElementById(elementId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    );
  }, []);
  const { grid, go, handlers } = useGrid({ model: reservoirsModel, container, reveal, announce });

  const goTo = useCallback(
    (cell: Cell, focus = true) => {
      if (focus) container.current?.focus({ preventScroll: true });
      go(cell);
    },
    [go],
  );
  useLayoutEffect(() => onReady?.(goTo), [goTo, onReady]);

  const toRow = (row: number) => {
    const { reservoirs_list: list } = editor.state().montage;
    const reservoir = list[Math.min(row, list.length - 1)];
    if (reservoir) goTo({ at: { of: 'reservoir', id: reservoir.id }, field: 'formation_name' });
    else addButton.current?.focus();
  };

  const add = () => {
    if (editor.edit((montage, newId) => addReservoir(montage, newId)))
      // After the row has rendered.
      requestAnimationFrame(() => toRow(Number.POSITIVE_INFINITY));
  };

  const remove = (id: string) => {
    const row = reservoirs.findIndex((one) => one.id === id);
    if (!editor.edit((montage) => removeReservoir(montage, id))) return;
    announce(`${reservoirs[row]?.formation_name ?? 'The reservoir'} was removed.`);
    requestAnimationFrame(() => toRow(row));
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    const { cursor, editing } = grid.store.state();
    if (event.target === container.current && !locked && !editing && cursor?.at.of === 'reservoir') {
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

  return (
    <section className={styles.place}>
      <div className={styles.head}>
        <SectionLabel id={labelId}>RESERVOIR DATA</SectionLabel>
        <button ref={addButton} type="button" className={styles.add} onClick={add} disabled={locked}>
          + Add Reservoir
        </button>
      </div>
      {reservoirs.length === 0 ? (
        <p className={styles.none}>
          No reservoir data available. Click &quot;Add Reservoir&quot; to get started.
        </p>
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
              aria-rowcount={reservoirs.length + 1}
              aria-readonly={locked || undefined}
              onKeyDown={onKeyDown}
              onClick={(event) => {
                const id = (event.target as Element).closest<HTMLElement>('[data-remove]')?.dataset.remove;
                if (id === undefined) handlers.onClick(event);
                else if (!locked) remove(id);
              }}
            >
              <div role="row" className={styles.headRow} aria-rowindex={1}>
                {reservoirFields.map((field) => (
                  <div key={field} role="columnheader" className={styles.headCell}>
                    {titleOf(catalogue.reservoir[field])}
                  </div>
                ))}
                <div role="columnheader" className={styles.headCell}>
                  Actions
                </div>
              </div>
              {reservoirs.map((reservoir, row) => (
                <ReservoirRow key={reservoir.id} reservoir={reservoir} row={row} />
              ))}
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
