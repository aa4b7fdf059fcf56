import { memo } from 'react';
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
import { TdHint } from './td-hint';
import styles from './rows.module.css';

const hiddenIn = (view: TableView) => view.hidden;

interface SectionTdRowProps {
  section: Section;
}

/** The end of the hole section, and for a few seconds the reminder to check it. */
export const SectionTdRow = memo(function SectionTdRow({ section }: SectionTdRowProps) {
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
        <TdHint section={section.id} />
      </div>
    </div>
  );
}, isSame);

/** Most edits are of the formations. */
function isSame({ section: before }: SectionTdRowProps, { section: after }: SectionTdRowProps): boolean {
  return before.id === after.id && sectionTdFields.every((field) => before[field] === after[field]);
}
