import { useCallback } from 'react';
import { programmeColumns } from '@/domain/montage/catalogue';
import styles from './section-tabs.module.css';
import { partOf, useTableView, useView, type SectionPart, type TableView } from './table-view';

const names: Readonly<Record<SectionPart, string>> = {
  formations: 'Formations',
  casing: 'Casing',
  cement: 'Cement',
  mud: 'Mud',
  logging: 'Logging',
  pressureTest: 'Tests',
};

const all: readonly SectionPart[] = ['formations', ...programmeColumns];

/** The parts of a section, on a phone one at a time. Nothing on a wider screen. */
export function SectionTabs({ section, title }: { section: string; title: string }) {
  const view = useTableView();
  const open = useView(
    view,
    useCallback((latest: TableView) => (latest.phone ? partOf(latest, section) : null), [section]),
  );
  if (open === null) return null;
  const choose = (part: SectionPart) =>
    view.update({ parts: new Map([...view.view().parts, [section, part]]) });
  return (
    <div role="row">
      <div role="gridcell" className={styles.place}>
        <div role="group" className={styles.tabs} aria-label={`Parts of ${title}`}>
          {all.map((part) => (
            <button
              key={part}
              type="button"
              className={styles.tab}
              aria-pressed={part === open}
              onClick={() => choose(part)}
            >
              {names[part]}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
