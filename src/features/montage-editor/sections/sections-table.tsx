import { useId, useMemo } from 'react';
import type { Section } from '@/api/generated/model';
import { SectionLabel } from '@/ui/section-label';
import { formationColours } from '../formation-colours';
import { formationsByDepth } from '../formation-order';
import { columnId, columns } from './columns';
import { SectionBody } from './section-body';
import styles from './sections-table.module.css';

const namesByDepth = (sections: readonly Section[]) =>
  sections.flatMap(({ formations_list }) =>
    formationsByDepth(formations_list).map((top) => top.formation_name),
  );

export function SectionsTable({ sections }: { sections: readonly Section[] }) {
  const tableId = useId();
  const labelId = `${tableId}-label`;
  // By what they say and not by the array: colours that did not change must not draw every section anew.
  const names = namesByDepth(sections).join('\n');
  const sedimentOf = useMemo(() => formationColours(names.split('\n')), [names]);
  return (
    <section className={styles.place}>
      <SectionLabel id={labelId}>SECTIONS TABLE</SectionLabel>
      <div className={styles.measure}>
        <div
          className={styles.scroller}
          role="region"
          aria-labelledby={labelId}
          // What scrolls must be reachable by keyboard, and nothing in it takes the focus.
          tabIndex={0}
        >
          <table className={styles.table} aria-labelledby={labelId}>
            <colgroup>
              {columns.map(({ key }) => (
                <col key={key} data-column={key} />
              ))}
            </colgroup>
            <thead>
              <tr>
                {columns.map(({ key, title, unit }) => (
                  <th key={key} id={columnId(tableId, key)} scope="col" data-column={key}>
                    {title}
                    {unit && <span className={styles.unit}> {unit}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            {sections.map((section, index) => (
              <SectionBody
                key={section.id}
                section={section}
                place={index + 1}
                tableId={tableId}
                sedimentOf={sedimentOf}
              />
            ))}
          </table>
        </div>
      </div>
    </section>
  );
}
