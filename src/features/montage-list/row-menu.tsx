import { IconDots } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import type { MontageListItem } from '@/api/generated/model';
import { ExportMenu as LazyMenu } from '@/shared/exports/export-menu';
import list from '@/ui/list-table.module.css';
import type { MontageMoves } from './use-montage-moves';
import menu from './export-menu.module.css';
import styles from './montage-table.module.css';

const loadEntries = () => import('./row-menu-entries').then((module) => module.RowMenuEntries);

interface RowMenuProps {
  montage: MontageListItem;
  /** Names the montage, for users who hear the buttons one by one. */
  label: string;
  moves: MontageMoves;
}

/** What can be done to a montage besides editing and exporting it. */
export function RowMenu({ montage, label, moves }: RowMenuProps) {
  const trigger = (props: ComponentProps<'button'>) => (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      aria-label={`More actions for ${label}`}
      {...props}
      className={`${list.rowButton} ${menu.trigger} ${styles.more}`}
    >
      <IconDots size={16} stroke={1.75} aria-hidden />
    </button>
  );
  return (
    <LazyMenu
      trigger={trigger}
      load={loadEntries}
      render={(Entries) => <Entries montage={montage} label={label} moves={moves} trigger={trigger} />}
      failedClass={menu.failed}
    />
  );
}
