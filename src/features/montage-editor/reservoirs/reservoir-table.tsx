import { useId } from 'react';
import type { Reservoir } from '@/api/generated/model';
import { SectionLabel } from '@/ui/section-label';
import { figure, words } from '../figures';
import styles from './reservoir-table.module.css';

export function ReservoirTable({ reservoirs }: { reservoirs: readonly Reservoir[] }) {
  const labelId = useId();
  return (
    <section className={styles.place}>
      <SectionLabel id={labelId}>RESERVOIR DATA</SectionLabel>
      {reservoirs.length === 0 ? (
        <p className={styles.none}>No reservoir data available.</p>
      ) : (
        <div
          className={styles.scroller}
          role="region"
          aria-labelledby={labelId}
          // What scrolls must be reachable by keyboard, and nothing in it takes the focus.
          tabIndex={0}
        >
          <table className={styles.table} aria-labelledby={labelId}>
            <thead>
              <tr>
                <th scope="col">Formation Name</th>
                <th scope="col">Pressure Lower (kPa)</th>
                <th scope="col">Pressure Upper (kPa)</th>
                <th scope="col">TVDss Lower (m)</th>
                <th scope="col">TVDss Upper (m)</th>
                <th scope="col">Gradient (kPa/m)</th>
              </tr>
            </thead>
            <tbody>
              {reservoirs.map((reservoir) => (
                <tr key={reservoir.id}>
                  <th scope="row">{words(reservoir.formation_name)}</th>
                  <td>{figure(reservoir.pressure_lower_bound)}</td>
                  <td>{figure(reservoir.pressure_upper_bound)}</td>
                  <td>{figure(reservoir.true_vertical_depth_subsea_lower_bound)}</td>
                  <td>{figure(reservoir.true_vertical_depth_subsea_upper_bound)}</td>
                  <td>{figure(reservoir.gradient, 2)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
