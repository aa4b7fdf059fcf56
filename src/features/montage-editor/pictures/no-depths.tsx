import type { ReactNode } from 'react';
import type { Wellbore } from '@/domain/wellbore/wellbore';
import styles from './no-depths.module.css';

interface NoDepthsProps {
  wellbore: Wellbore;
  /** The picture, which would have an axis without a depth on it. */
  children?: ReactNode;
}

/** In place of an empty picture: nothing in the montage has a depth. */
export function NoDepths({ wellbore, children }: NoDepthsProps) {
  const { path, layers, reservoirs } = wellbore;
  if (path || layers.length > 0 || reservoirs.length > 0) return children;
  return (
    <p className={styles.remark}>
      No depths yet. The well is drawn here as soon as a section or a formation has one.
    </p>
  );
}
