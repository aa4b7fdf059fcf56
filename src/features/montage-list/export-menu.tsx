import { useState } from 'react';
import { ExportTrigger } from './export-trigger';
import styles from './export-menu.module.css';

const loadEntries = () => import('./export-entries').then((module) => module.ExportEntries);
type Entries = Awaited<ReturnType<typeof loadEntries>>;

export interface ExportMenuProps {
  /** Of the montage. */
  id: string;
  /** Names the exported montage, for users who hear the buttons one by one. */
  label: string;
}

/**
 * A plain button until it is used: the menu's library would otherwise weigh as much as the rest of the list. It loads
 * on hover or focus, so that it is ready by the click.
 */
export function ExportMenu(props: ExportMenuProps) {
  const [Entries, setEntries] = useState<Entries | null>(null);
  const [state, setState] = useState<'plain' | 'loading' | 'failed'>('plain');

  if (Entries) return <Entries {...props} />;

  const preload = () => void loadEntries().catch(() => undefined);
  const open = () => {
    setState('loading');
    loadEntries().then(
      (loaded) => setEntries(() => loaded),
      () => setState('failed'),
    );
  };
  return (
    <>
      <ExportTrigger
        label={props.label}
        aria-busy={state === 'loading'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
      />
      {state === 'failed' && (
        <span className={styles.failed} role="alert">
          The menu could not be loaded. Try again.
        </span>
      )}
    </>
  );
}
