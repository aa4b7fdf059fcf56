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

/** Each time it is opened its code is asked for again where it did not come. */
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
  /** How often the poster's choices were opened; 0 while they are closed. */
  const [choices, setChoices] = useState(0);
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
