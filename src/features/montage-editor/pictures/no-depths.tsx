import type { Wellbore } from '@/domain/wellbore/wellbore';
import styles from './no-depths.module.css';

/** In place of an empty picture: nothing in the montage has a depth. */
export function NoDepths({ wellbore }: { wellbore: Wellbore }) {
  const { path, layers, reservoirs } = wellbore;
  if (path || layers.length > 0 || reservoirs.length > 0) return null;
  return (
    <p className={styles.remark}>
      No depths yet. The well is drawn here as soon as a section or a formation has one.
    </p>
  );
}
