import { cellKey, type Place } from '@/domain/montage/address';
import { catalogue } from '@/domain/montage/catalogue';
import type { Section } from '@/domain/montage/montage';
import { shown } from '@/domain/montage/shown';
import { isMarked, useMarkedFields } from '../checks/use-findings';
import { gridCell } from '../grid/grid-cell';
import { useGrid } from '../grid/grid-context';
import { useRowState } from '../grid/row-state';
import { cellSource, useEntityMarks } from '../sources/sources-context';
import { sectionTdFields } from './sections-model';
import styles from './sections-table.module.css';

/** The end of the hole section, and for a few seconds the reminder to check it. */
export function SectionTdRow({ section, hint }: { section: Section; hint: boolean }) {
  const at: Place = { of: 'section', section: section.id };
  const grid = useGrid();
  const state = useRowState(at);
  const marks = useMarkedFields(at);
  const sources = useEntityMarks(section, state.cursor !== null);
  return (
    <>
      <div role="row" className={styles.sectionTd}>
        <div role="rowheader" className={styles.top}>
          Section TD
        </div>
        {sectionTdFields.map((field) => {
          const cell = { at, field };
          return gridCell(grid, {
            cellKey: cellKey(cell),
            className: styles.depth,
            marked: isMarked(marks, field),
            source: cellSource(sources, field),
            text: shown(catalogue.section[field], section[field]),
            cursor: state.cursor === field,
            editing: state.editing === field,
          });
        })}
      </div>
      {/* A rowgroup contains only rows, and a live region must exist before its text. */}
      <div role="row">
        <div role="gridcell">
          <p className={styles.hint} role="status">
            {hint && 'Please check and update the Section TD if needed'}
          </p>
        </div>
      </div>
    </>
  );
}
