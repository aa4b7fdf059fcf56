import { useState } from 'react';
import type { ExportKind, PosterSheet } from '@/exports/order';
import { MoreFormatsTrigger } from './more-formats-trigger';
import styles from './export-tiles.module.css';

const loadEntries = () => import('./more-formats-entries').then((module) => module.MoreFormatsEntries);
type Entries = Awaited<ReturnType<typeof loadEntries>>;

export interface MoreFormatsProps {
  onChoose: (kind: ExportKind, sheet?: PosterSheet) => void;
}

/** A plain button at first, as in the list of montages: the menu's library loads on hover. */
export function MoreFormats(props: MoreFormatsProps) {
  const [Entries, setEntries] = useState<Entries | null>(null);
  const [state, setState] = useState<'plain' | 'loading' | 'failed'>('plain');

  if (Entries) return <Entries {...props} Trigger={MoreFormatsTrigger} />;

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
      <MoreFormatsTrigger
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
