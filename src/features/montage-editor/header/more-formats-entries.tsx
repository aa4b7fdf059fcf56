import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ExportKind } from '@/exports/order';
import type { MoreFormatsProps } from './more-formats';
import type { MoreFormatsTrigger } from './more-formats-trigger';
import styles from './more-formats-entries.module.css';

const PosterDialog = lazy(() =>
  import('@/ui/exports/poster-dialog').then((module) => ({ default: module.PosterDialog })),
);

/** What each entry is called, and what it gives. */
const formats: readonly { kind: ExportKind; label: string; gives: string }[] = [
  { kind: 'poster', label: 'Poster...', gives: 'The well to scale, for the wall' },
  { kind: 'well-path', label: 'Well path (CSV)', gives: 'Its stations as a table' },
  { kind: 'witsml', label: 'Well path (WITSML)', gives: 'A 2.1 trajectory for other programs' },
  { kind: 'osdu', label: 'OSDU (JSON)', gives: 'In the shape of OSDU well planning' },
  { kind: 'montage-file', label: 'Montage file (JSON)', gives: 'All of it, to be opened on another machine' },
];

interface MoreFormatsEntriesProps extends MoreFormatsProps {
  /** Handed in: imported here and there it would be a file of its own. */
  Trigger: typeof MoreFormatsTrigger;
}

/** The menu itself. It mounts because its button was pressed, so it takes over the focus and opens at once. */
export function MoreFormatsEntries({ onChoose, Trigger }: MoreFormatsEntriesProps) {
  const [opened, setOpened] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    trigger.current?.focus();
    // Not at once: the menu gives the focus back to what had it when it turned from closed to open.
    const frame = requestAnimationFrame(() => setOpened(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <>
      <Menu
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        offset={4}
        width={304}
        // Within the page's own landmark, as all that is read aloud.
        portalProps={{ target: 'main' }}
        // The first entry takes the focus, and not an invisible place before it.
        withInitialFocusPlaceholder={false}
        menuItemTabIndex={0}
      >
        <Menu.Target>
          <Trigger ref={trigger} />
        </Menu.Target>
        <Menu.Dropdown className={styles.entries}>
          {formats.map(({ kind, label, gives }) => (
            <Menu.Item
              key={kind}
              className={styles.entry}
              onClick={() => (kind === 'poster' ? setChoosing(true) : onChoose(kind))}
            >
              <span className={styles.label}>{label}</span> <span className={styles.gives}>{gives}</span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {choosing && (
        <Suspense>
          <PosterDialog
            onClose={() => setChoosing(false)}
            onExport={(sheet) => {
              setChoosing(false);
              onChoose('poster', sheet);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
