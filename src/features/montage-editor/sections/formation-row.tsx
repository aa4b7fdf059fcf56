import type { ReactNode } from 'react';
import type { Formation } from '@/api/generated/model';
import { figure } from '../figures';
import styles from './sections-table.module.css';

interface FormationRowProps {
  formation: Formation;
  /** 1 to 8 */
  sediment: number;
  /** The section's programme, in its first row. */
  children?: ReactNode;
}

export function FormationRow({ formation, sediment, children }: FormationRowProps) {
  return (
    <tr className={styles.formation}>
      <th scope="row" className={styles.top}>
        <span className={styles.swatch} data-sediment={sediment} />
        {formation.formation_name}
      </th>
      <td>{figure(formation.true_vertical_depth_subsea)}</td>
      <td>{figure(formation.true_vertical_depth_below_drill_floor)}</td>
      <td>{figure(formation.along_hole_depth_below_drill_floor)}</td>
      <td>{figure(formation.variance)}</td>
      <td>{figure(formation.thickness)}</td>
      {children}
    </tr>
  );
}
