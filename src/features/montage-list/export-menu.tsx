import type { ComponentProps } from 'react';
import { ExportMenu } from '@/shared/exports/export-menu';
import { ExportTrigger } from './export-trigger';
import styles from './export-menu.module.css';

const loadEntries = () => import('./export-entries').then((module) => module.ExportEntries);

interface MontageExportMenuProps {
  /** Of the montage. */
  id: string;
  /** Names the exported montage, for users who hear the buttons one by one. */
  label: string;
}

export function MontageExportMenu({ id, label }: MontageExportMenuProps) {
  const trigger = (props: ComponentProps<'button'>) => <ExportTrigger label={label} {...props} />;
  return (
    <ExportMenu
      trigger={trigger}
      load={loadEntries}
      render={(Entries) => <Entries id={id} label={label} trigger={trigger} />}
      failedClass={styles.failed}
    />
  );
}
