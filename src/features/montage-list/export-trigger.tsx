import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentPropsWithRef } from 'react';
import list from '@/ui/list-table.module.css';
import styles from './export-menu.module.css';

interface ExportTriggerProps extends ComponentPropsWithRef<'button'> {
  /** Names the exported montage, for users who hear the buttons one by one. */
  label: string;
}

export function ExportTrigger({ label, ...others }: ExportTriggerProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      {...others}
      className={`${list.rowButton} ${styles.trigger}`}
    >
      Export<span className="visually-hidden"> {label}</span>
      <IconChevronDown size={16} stroke={1.75} aria-hidden />
    </button>
  );
}
