import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ExportTrigger } from './export-menu';
import styles from './export-menu-list.module.css';

interface ExportEntry {
  label: string;
  /** In a second line. */
  gives?: string;
  icon?: ReactNode;
  /** Absent if it is not available. */
  onChoose?: () => void;
}

interface ExportMenuListProps {
  trigger: ExportTrigger;
  entries: readonly ExportEntry[];
  width: number;
}

/** The menu itself. It mounts because its button was pressed, so it takes over the focus and opens at once. */
export function ExportMenuList({ trigger, entries, width }: ExportMenuListProps) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const first = entries.find(({ onChoose }) => onChoose);

  useEffect(() => {
    button.current?.focus();
    // Not at once: the menu gives the focus back to what had it when it turned from closed to open.
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      offset={4}
      width={width}
      // Within the page's own landmark, as everything that a screen reader reads.
      portalProps={{ target: 'main' }}
      // The first entry takes the focus, and not an invisible place before it.
      withInitialFocusPlaceholder={false}
      menuItemTabIndex={0}
    >
      <Menu.Target>{trigger({ ref: button })}</Menu.Target>
      <Menu.Dropdown className={styles.entries}>
        {entries.map(({ label, gives, icon, onChoose }) => (
          <Menu.Item
            key={label}
            className={styles.entry}
            leftSection={icon}
            disabled={!onChoose}
            onClick={onChoose}
            // One that is not available takes no focus: the menu would not have it, and Escape would not close it.
            data-autofocus={label === first?.label || undefined}
          >
            <span className={styles.label}>{label}</span>
            {gives !== undefined && (
              <>
                {' '}
                <span className={styles.gives}>{gives}</span>
              </>
            )}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
