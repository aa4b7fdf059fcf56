import type { ReactNode } from 'react';
import type { Section } from '@/api/generated/model';
import { figure } from '../figures';
import styles from './sections-table.module.css';

interface SectionTdRowProps {
  section: Section;
  /** The section's programme, where no formation comes before this row. */
  children?: ReactNode;
}

/** The end of the hole section. The only row without a fixed height: it takes what a long programme needs below. */
export function SectionTdRow({ section, children }: SectionTdRowProps) {
  return (
    <tr className={styles.sectionTd}>
      <th scope="row" className={styles.top}>
        Section TD
      </th>
      <td>{figure(section.true_vertical_depth_subsea)}</td>
      <td>{figure(section.true_vertical_depth_below_drill_floor)}</td>
      <td>{figure(section.along_hole_depth_below_drill_floor)}</td>
      <td colSpan={2} />
      {children}
    </tr>
  );
}
