import { useId, useMemo } from 'react';
import type { CheckSettings } from '@/domain/checks/settings';
import type { Montage } from '@/domain/montage/montage';
import { sectionTitle } from '@/domain/montage/titles';
import { sectionWindows } from '@/domain/pressures/section-windows';
import { windowColumns, windowNote } from '@/domain/pressures/window-columns';
import { SectionLabel } from '@/ui/section-label';
import styles from './pressures-body.module.css';

interface SectionWindowsTableProps {
  montage: Montage;
  settings: CheckSettings;
}

/** The numbers of the chart by section: what its mud has to hold, and what it may not exceed. */
export function SectionWindowsTable({ montage, settings }: SectionWindowsTableProps) {
  const labelId = useId();
  const windows = useMemo(() => sectionWindows(montage, settings), [montage, settings]);
  if (windows.length === 0) return null;
  return (
    <div className={styles.windows}>
      <SectionLabel id={labelId}>STATIC WINDOW BY SECTION</SectionLabel>
      <div className={styles.frame} tabIndex={0} role="region" aria-labelledby={labelId}>
        <table className={styles.table}>
          <thead className="card-heads">
            <tr>
              <th scope="col">Section</th>
              {windowColumns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {windows.map((window) => (
              <tr key={window.section.id}>
                <th scope="row">{sectionTitle(window.section.diameter, window.place)}</th>
                {windowColumns.map(({ title, text, isFault }) => (
                  <td key={title} data-label={title} data-fault={isFault?.(window) || undefined}>
                    {text(window)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>{windowNote()}</p>
    </div>
  );
}
