import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { IconFileSpreadsheet, IconFileText, IconPackageExport, IconRuler2 } from '@tabler/icons-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { ExportKind } from '@/exports/order';
import type { ExportMenuProps } from './export-menu';
import { ExportTrigger } from './export-trigger';
import styles from './export-menu.module.css';

let code: Promise<typeof import('./export-stored-montage')> | null = null;

/** One promise for all: of two pending imports the later may finish first, and its export would overtake. */
const load = () =>
  (code ??= import('./export-stored-montage').catch((error: unknown) => {
    code = null;
    throw error;
  }));

/** The menu itself. It mounts because its button was pressed, so it takes over the focus and opens at once. */
export function ExportEntries({ id, label }: ExportMenuProps) {
  const [opened, setOpened] = useState(false);
  const [failed, setFailed] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    trigger.current?.focus();
    // Delayed, because the menu returns the focus to the element that had it when the menu opened.
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  const exportAs = (kind: ExportKind) => {
    setFailed(false);
    load().then(
      ({ exportStoredMontage }) => exportStoredMontage(kind, id, label),
      () => setFailed(true),
    );
  };
  const announced = (words: string, kind: ExportKind) => () => {
    window.alert(words);
    exportAs(kind);
  };

  return (
    <>
      <Menu
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        offset={4}
        width={288}
        // Within the page's own landmark, as all that is read aloud.
        portalProps={{ target: 'main' }}
        // The first entry takes the focus, and not an invisible place before it.
        withInitialFocusPlaceholder={false}
        menuItemTabIndex={0}
      >
        <Menu.Target>
          <ExportTrigger label={label} ref={trigger} />
        </Menu.Target>
        <Menu.Dropdown className={styles.entries}>
          <Entry
            label="Export Excel"
            gives="Its tables as a workbook"
            icon={<IconFileSpreadsheet size={20} stroke={1.75} aria-hidden />}
            onChoose={announced('Exporting to Excel...', 'workbook')}
          />
          <Entry
            label="Export PDF"
            gives="A document to print or send"
            icon={<IconFileText size={20} stroke={1.75} aria-hidden />}
            onChoose={announced('Exporting to PDF...', 'programme')}
          />
          <Entry
            label="Export Horizon 56"
            gives="Coming soon"
            icon={<IconRuler2 size={20} stroke={1.75} aria-hidden />}
          />
          <Entry
            label="Montage file (JSON)"
            gives="All of it, to be opened on another machine"
            icon={<IconPackageExport size={20} stroke={1.75} aria-hidden />}
            onChoose={() => exportAs('montage-file')}
          />
        </Menu.Dropdown>
      </Menu>
      {failed && (
        <span className={styles.failed} role="alert">
          The export could not be loaded. Check the connection and try again.
        </span>
      )}
    </>
  );
}

interface EntryProps {
  label: string;
  gives: string;
  icon: ReactNode;
  /** Absent where the export does not exist yet. */
  onChoose?: () => void;
}

function Entry({ label, gives, icon, onChoose }: EntryProps) {
  return (
    <Menu.Item className={styles.entry} leftSection={icon} disabled={!onChoose} onClick={onChoose}>
      <span className={styles.label}>{label}</span> <span className={styles.gives}>{gives}</span>
    </Menu.Item>
  );
}
