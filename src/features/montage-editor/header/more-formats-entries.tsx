import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentProps } from 'react';
import type { ExportKind } from '@/exports/order';
import type { PosterDialog as Dialog } from '@/ui/exports/poster-dialog';
import type { MoreFormatsProps } from './more-formats';
import type { MoreFormatsTrigger } from './more-formats-trigger';
import tiles from './export-tiles.module.css';
import styles from './more-formats-entries.module.css';

const posterNotLoaded = {
  default: (_: ComponentProps<typeof Dialog>) => (
    <span className={tiles.failed} role="alert">
      The poster’s choices could not be loaded. Check the connection and open them again.
    </span>
  ),
};

/** Each opening retries a failed load of the code. */
function PosterDialog(props: ComponentProps<typeof Dialog>) {
  const [View] = useState(() =>
    lazy(() =>
      import('@/ui/exports/poster-dialog').then(
        (module) => ({ default: module.PosterDialog }),
        () => posterNotLoaded,
      ),
    ),
  );
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}

/** The name of each entry, and its file. */
const formats: readonly { kind: ExportKind; label: string; gives: string }[] = [
  { kind: 'poster', label: 'Poster...', gives: 'The well to scale, for the wall' },
  { kind: 'well-path', label: 'Well path (CSV)', gives: 'Its stations as a table' },
  { kind: 'witsml', label: 'Well path (WITSML)', gives: 'A 2.1 trajectory for other programs' },
  { kind: 'osdu', label: 'OSDU (JSON)', gives: 'In the format of OSDU well planning' },
  { kind: 'montage-file', label: 'Montage file (JSON)', gives: 'Everything, to open on another computer' },
];

interface MoreFormatsEntriesProps extends MoreFormatsProps {
  /** Passed in: an import in two places would create a separate file. */
  Trigger: typeof MoreFormatsTrigger;
}

/** The menu. It mounts after a press on its button, so it opens at once and takes the focus. */
export function MoreFormatsEntries({ onChoose, Trigger }: MoreFormatsEntriesProps) {
  const [opened, setOpened] = useState(false);
  /** How often the poster's dialog was opened; 0 while it is closed. */
  const [choices, setChoices] = useState(0);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    trigger.current?.focus();
    // Later: the menu returns the focus when it closes.
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
        // Inside the page's landmark, like everything that is announced.
        portalProps={{ target: 'main' }}
        // The first entry takes the focus, not an invisible place before it.
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
              onClick={() => (kind === 'poster' ? setChoices((times) => times + 1) : onChoose(kind))}
            >
              <span className={styles.label}>{label}</span> <span className={styles.gives}>{gives}</span>
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {choices > 0 && (
        <PosterDialog
          key={choices}
          onClose={() => setChoices(0)}
          onExport={(sheet) => {
            setChoices(0);
            onChoose('poster', sheet);
          }}
        />
      )}
    </>
  );
}
