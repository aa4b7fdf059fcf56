import { memo } from 'react';
import { cellKey, type Place } from '@/domain/montage/address';
import { catalogue } from '@/domain/montage/catalogue';
import type { Formation } from '@/domain/montage/montage';
import { shown } from '@/domain/montage/shown';
import { isMarked, useMarkedFields } from '../checks/use-findings';
import { gridCell } from '../grid/grid-cell';
import { useGrid } from '../grid/grid-context';
import { useRowState } from '../grid/row-state';
import { cellSource, useEntityMarks } from '../sources/sources-context';
import { formationFields } from './sections-path';
import type { TableView } from './table-view';
import styles from './rows.module.css';

interface FormationRowProps {
  formation: Formation;
  /** The section of the row. */
  section: string;
  /** Counted from 0 within the section. */
  row: number;
  /** The height (px) above that is not drawn. */
  skipped: number;
  /** 1 to 16 */
  sediment: number;
  hidden: TableView['hidden'];
}

/** One formation top. It leaves room for the rows above that are not drawn. */
export const FormationRow = memo(function FormationRow({
  formation,
  section,
  row,
  skipped,
  sediment,
  hidden,
}: FormationRowProps) {
  const grid = useGrid();
  const at: Place = { of: 'formation', section, id: formation.id };
  const state = useRowState(at, section, row);
  const marks = useMarkedFields(at);
  const sources = useEntityMarks(formation, state.cursor !== null);
  // In every row they would be a fifth of all elements, and only one or two rows show them.
  const handles = state.pointed || state.cursor !== null || nothingHovers;
  return (
    <div
      role="row"
      className={styles.formation}
      style={skipped > 0 ? { marginTop: skipped } : undefined}
      data-formation={formation.id}
      data-handles={handles || undefined}
      data-pointed={state.pointed || undefined}
      data-open={state.editing !== null || undefined}
    >
      {formationFields.map((field, column) => {
        if (hidden.has(field)) return null;
        const cell = { at, field };
        const shared = {
          cellKey: cellKey(cell),
          cursor: state.cursor === field,
          editing: state.editing === field,
          selected: column >= state.selectedFrom && column <= state.selectedTo,
          marked: isMarked(marks, field),
          source: cellSource(sources, field),
        };
        if (field !== 'formation_name')
          return gridCell(grid, {
            ...shared,
            className: styles.depth,
            text: shown(catalogue.formation[field], formation[field]),
          });
        const name = formation.formation_name;
        return gridCell(grid, {
          ...shared,
          role: 'rowheader',
          className: name && name.length > oneLine ? `${styles.top} ${styles.twoLines}` : styles.top,
          text: name || '-',
          room: 12,
          before: <span className={styles.swatch} style={{ background: `var(--sediment-${sediment})` }} />,
          after: handles && !shared.editing && (
            <Handles formation={formation.id} name={name?.trim() || '-'} />
          ),
        });
      })}
    </div>
  );
});

/** A longer name (characters) takes two lines in the usual width of its column. */
const oneLine = 26;

/** A touch screen, where nothing is hovered before it is touched. */
const nothingHovers = matchMedia('(hover: none)').matches;

/** The drag handle of a row, and its remove button. */
const Handles = memo(function Handles({ formation, name }: { formation: string; name: string }) {
  return (
    <>
      <button
        type="button"
        className={styles.remove}
        data-remove={formation}
        tabIndex={-1}
        title="Remove formation"
        aria-label={`Remove ${name}`}
      >
        ×
      </button>
      <span className={styles.grip} aria-hidden data-grip />
    </>
  );
});
