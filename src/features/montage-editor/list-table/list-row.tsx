import { memo } from 'react';
import { cellKey, type Cell } from '@/domain/montage/address';
import { fieldOf, takesNumber, titleOf } from '@/domain/montage/catalogue';
import type { Listed } from '@/domain/montage/change';
import { valueIn } from '@/domain/montage/edit';
import { isFixedList, placeInList, type ListOfCells } from '@/domain/montage/listed';
import { sectionText } from '@/domain/montage/section-field';
import { shown } from '@/domain/montage/shown';
import { rowName } from '@/domain/montage/words';
import { isMarked, useMarkedFields } from '../checks/use-findings';
import { useEditorState } from '../editor-context';
import { gridCell } from '../grid/grid-cell';
import { useGrid } from '../grid/grid-context';
import { useRowState } from '../grid/row-state';
import { cellSource, useEntityMarks } from '../sources/sources-context';
import { columnsOf } from './list-model';
import styles from './list-table.module.css';

/** By field, the number that counts where a row has none, in the field's unit. */
export type Defaults = Readonly<Partial<Record<string, number>>>;

interface ListRowProps {
  list: ListOfCells;
  entity: Listed;
  /** Counted from 0. */
  row: number;
  /** Names the row, instead of its first cell. */
  heading?: string | undefined;
  /** Of the values that follow from the row. */
  titles?: readonly string[] | undefined;
  values?: readonly string[] | undefined;
  defaults?: Defaults | undefined;
}

export const ListRow = memo(function ListRow(props: ListRowProps) {
  const { list, entity, row, heading, titles = [], values = [], defaults } = props;
  const at = placeInList(list, entity.id);
  const grid = useGrid();
  const state = useRowState(at, list.of, row);
  const marks = useMarkedFields(at);
  const sources = useEntityMarks(entity, state.cursor !== null);
  const section = 'mitigation' in entity ? entity.section_id : null;
  const sectionWords = useEditorState(({ montage }) => sectionText(montage, section));
  return (
    <div role="row" className={styles.row} aria-rowindex={row + 2}>
      {heading !== undefined && (
        <div role="rowheader" dir="auto" className={styles.heading}>
          {heading}
        </div>
      )}
      {columnsOf(list).map((field, column) => {
        const cell: Cell = { at, field };
        const described = fieldOf(cell);
        const isNumber = takesNumber(described);
        const value = valueIn(entity, field) ?? null;
        const assumed = value === null ? defaults?.[field] : undefined;
        const text =
          described.kind === 'section' ? sectionWords : shown(described, assumed ?? value ?? undefined);
        const isName = column === 0 && !isNumber && heading === undefined;
        const element = gridCell(grid, {
          cellKey: cellKey(cell),
          role: column === 0 && heading === undefined ? 'rowheader' : 'gridcell',
          className: isName ? styles.name : isNumber ? styles.figure : styles.text,
          label: assumed === undefined ? undefined : `${text}, default`,
          marked: isMarked(marks, field),
          source: cellSource(sources, field),
          text,
          cursor: state.cursor === field,
          editing: state.editing === field,
          selected: column >= state.selectedFrom && column <= state.selectedTo,
        });
        if (isName) return element;
        // A phone has no columns: each value has its title above it.
        return (
          <div
            key={field}
            role="presentation"
            className={styles.labelled}
            data-label={titleOf(described)}
            data-default={assumed !== undefined || undefined}
          >
            {element}
          </div>
        );
      })}
      {values.map((value, index) => (
        <div key={titles[index]} role="presentation" className={styles.labelled} data-label={titles[index]}>
          <div role="gridcell" className={styles.derived}>
            {value}
          </div>
        </div>
      ))}
      {!isFixedList(list) && (
        <div role="gridcell" className={styles.actions}>
          <button
            type="button"
            className={styles.remove}
            data-remove={entity.id}
            aria-label={`Remove ${rowName(entity)}`}
          >
            Remove
          </button>
        </div>
      )}
    </div>
  );
});
