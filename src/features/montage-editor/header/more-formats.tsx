import { IconDownload } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { ExportKind, PosterSheet } from '@/exports/order';
import { ExportMenu } from '@/shared/exports/export-menu';
import styles from './export-tiles.module.css';

const loadEntries = () => import('./more-formats-entries').then((module) => module.MoreFormatsEntries);

interface MoreFormatsProps {
  onChoose: (kind: ExportKind, sheet?: PosterSheet) => void;
}

export function MoreFormats({ onChoose }: MoreFormatsProps) {
  return (
    <ExportMenu
      trigger={trigger}
      load={loadEntries}
      render={(Entries) => <Entries onChoose={onChoose} trigger={trigger} />}
      failedClass={styles.failed}
    />
  );
}

const trigger = (props: ComponentProps<'button'>) => (
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
