import { IconDownload } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import styles from './export-tiles.module.css';

export function MoreFormatsTrigger(props: ComponentPropsWithRef<'button'>) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      {...props}
      className={`${styles.tile} ${styles.opens}`}
    >
      <IconDownload size={20} stroke={1.75} aria-hidden />
      <span className={styles.words}>
        <span className={styles.label}>More formats</span>{' '}
        <span className={styles.gives}>For walls and programs</span>
      </span>
    </button>
  );
}
