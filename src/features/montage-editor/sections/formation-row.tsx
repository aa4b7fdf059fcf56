import { memo } from 'react';
import { cellKey, type Place } from '@/domain/montage/address';
import type { Formation } from '@/domain/montage/montage';
import { CellFindingMark } from '../checks/finding-mark';
import { fieldOf, shown } from '../fields';
import { GridCell } from '../grid/grid-cell';
import { rowHeight } from './layout';
import { useRowState } from '../grid/row-state';
import { formationFields } from './sections-model';
import styles from './sections-table.module.css';

interface FormationRowProps {
  formation: Formation;
  /** The section it stands in. */
  section: string;
  /** Counted from 0 within the section. */
  row: number;
  /** 1 to 8 */
  sediment: number;
}

/** One top. It stands at its place by its number, so that the rows around it need not be there. */
export const FormationRow = memo(function FormationRow({
  formation,
  section,
  row,
  sediment,
}: FormationRowProps) {
  const at: Place = { of: 'formation', section, id: formation.id };
  const state = useRowState(at, section, row);
  return (
    <div
      role="row"
      className={styles.formation}
      style={{ top: row * rowHeight }}
      data-formation={formation.id}
      data-current={state.cursor !== null || undefined}
    >
      {formationFields.map((field, column) => {
        const cell = { at, field };
        const key = cellKey(cell);
        const isName = column === 0;
        const name = formation.formation_name || '-';
        return (
          <GridCell
            key={field}
            cellKey={key}
            role={isName ? 'rowheader' : 'gridcell'}
            className={isName ? styles.top : styles.depth}
            text={isName ? name : shown(fieldOf(cell), formation[field])}
            cursor={state.cursor === field}
            editing={state.editing === field}
            selected={column >= state.selectedFrom && column <= state.selectedTo}
            before={
              isName ? (
                <span className={styles.swatch} data-sediment={sediment} />
              ) : (
                <CellFindingMark cell={key} />
              )
            }
            after={
              isName &&
              state.editing !== field && (
                <>
                  <button
                    type="button"
                    className={styles.remove}
                    data-remove={formation.id}
                    tabIndex={-1}
                    title="Remove formation"
                    aria-label={`Remove ${name}`}
                  >
                    ×
                  </button>
                  <span className={styles.grip} aria-hidden data-grip />
                </>
              )
            }
          />
        );
      })}
    </div>
  );
});
