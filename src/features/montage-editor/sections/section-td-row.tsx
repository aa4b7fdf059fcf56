import { cellKey, type Place } from '@/domain/montage/address';
import { catalogue } from '@/domain/montage/catalogue';
import type { Section } from '@/domain/montage/montage';
import { shown } from '@/domain/montage/shown';
import { isMarked, useMarkedFields } from '../checks/use-findings';
import { gridCell } from '../grid/grid-cell';
import { useGrid } from '../grid/grid-context';
import { useRowState } from '../grid/row-state';
import { cellSource, useEntityMarks } from '../sources/sources-context';
import { sectionTdFields } from './sections-path';
import { useTableView, useView, type TableView } from './table-view';
import styles from './rows.module.css';

const hiddenIn = (view: TableView) => view.hidden;

/** The end of the hole section, and for a few seconds the reminder to check it. */
export function SectionTdRow({ section, hint }: { section: Section; hint: boolean }) {
  const at: Place = { of: 'section', section: section.id };
  const grid = useGrid();
  const hidden = useView(useTableView(), hiddenIn);
  const state = useRowState(at);
  const marks = useMarkedFields(at);
  const sources = useEntityMarks(section, state.cursor !== null);
  return (
    <div
      role="row"
      className={styles.sectionTd}
      data-section-td
      data-open={state.editing !== null || undefined}
    >
      <div role="rowheader" className={styles.tdName}>
        Section TD
      </div>
      {sectionTdFields.map((field) => {
        if (hidden.has(field)) return null;
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
      {/* Range and thickness, which the end of a section does not have. A live region must exist before its text. */}
      <div role="gridcell" className={styles.hintPlace}>
        <p className={styles.hint} role="status">
          {hint && 'Please check and update the Section TD if needed'}
        </p>
      </div>
    </div>
  );
}
