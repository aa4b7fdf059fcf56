import { depthColumns } from '@/domain/montage/catalogue';
import { quantityFigure } from '@/domain/shown-units/figures';
import type { Carried } from './carried';
import styles from './rows.module.css';
import { useTableView, useView, type TableView } from './table-view';

const hiddenIn = (view: TableView) => view.hidden;

/**
 * The formation in which the section begins, with the section's top. Only for the eye: its values are in the section
 * above.
 */
export function CarriedRow({ carried }: { carried: Carried }) {
  const hidden = useView(useTableView(), hiddenIn);
  return (
    <div className={styles.carried} aria-hidden data-carried>
      <div className={styles.carriedName} title={carried.name ?? undefined}>
        <span className={styles.swatch} style={{ background: `var(--sediment-${carried.sediment})` }} />
        <span>↑ {carried.name || '-'}</span>
      </div>
      {depthColumns.map(
        (field) =>
          !hidden.has(field) && (
            <div key={field} className={styles.carriedDepth} data-long-figure={isLong(carried, field)}>
              {quantityFigure('length', carried.depths[field])}
            </div>
          ),
      )}
    </div>
  );
}

const isLong = ({ depths }: Carried, field: keyof Carried['depths']): true | undefined =>
  quantityFigure('length', depths[field]).length > 10 || undefined;
