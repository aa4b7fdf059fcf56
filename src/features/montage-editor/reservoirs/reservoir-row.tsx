import { memo } from 'react';
import { cellKey, type Place } from '@/domain/montage/address';
import { catalogue, titleOf } from '@/domain/montage/catalogue';
import type { Reservoir } from '@/domain/montage/montage';
import { shown } from '@/domain/montage/shown';
import { isMarked, useMarkedFields } from '../checks/use-findings';
import { gridCell } from '../grid/grid-cell';
import { useGrid } from '../grid/grid-context';
import { useRowState } from '../grid/row-state';
import { cellSource, useEntityMarks } from '../sources/sources-context';
import styles from './reservoir-table.module.css';
import { reservoirFields, reservoirGroup } from './reservoirs-model';

interface ReservoirRowProps {
  reservoir: Reservoir;
  /** Counted from 0. */
  row: number;
}

export const ReservoirRow = memo(function ReservoirRow({ reservoir, row }: ReservoirRowProps) {
  const at: Place = { of: 'reservoir', id: reservoir.id };
  const grid = useGrid();
  const state = useRowState(at, reservoirGroup, row);
  const marks = useMarkedFields(at);
  const sources = useEntityMarks(reservoir, state.cursor !== null);
  return (
    <div role="row" className={styles.row} aria-rowindex={row + 2}>
      {reservoirFields.map((field, column) => {
        const cell = { at, field };
        const element = gridCell(grid, {
          cellKey: cellKey(cell),
          role: column === 0 ? 'rowheader' : 'gridcell',
          className: column === 0 ? styles.name : styles.figure,
          marked: isMarked(marks, field),
          source: cellSource(sources, field),
          text: shown(catalogue.reservoir[field], reservoir[field]),
          cursor: state.cursor === field,
          editing: state.editing === field,
          selected: column >= state.selectedFrom && column <= state.selectedTo,
        });
        if (column === 0) return element;
        // A phone has no columns: there each value has its title above it.
        return (
          <div
            key={field}
            role="presentation"
            className={styles.labelled}
            data-label={titleOf(catalogue.reservoir[field])}
          >
            {element}
          </div>
        );
      })}
      <div role="gridcell" className={styles.actions}>
        <button
          type="button"
          className={styles.remove}
          data-remove={reservoir.id}
          aria-label={`Remove ${reservoir.formation_name?.trim() || 'the reservoir'}`}
        >
          Remove
        </button>
      </div>
    </div>
  );
});
