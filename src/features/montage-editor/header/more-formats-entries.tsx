import { lazy, Suspense, useState, type ComponentProps } from 'react';
import type { ExportKind, PosterSheet } from '@/exports/order';
import type { ExportTrigger } from '@/shared/exports/export-menu';
import { ExportMenuList } from '@/shared/exports/export-menu-list';
import type { PosterDialog as Dialog } from '@/shared/exports/poster-dialog';
import tiles from './export-tiles.module.css';

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
      import('@/shared/exports/poster-dialog').then(
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

const formats: readonly { kind: ExportKind; label: string; gives: string }[] = [
  { kind: 'poster', label: 'Poster...', gives: 'The well to scale, for the wall' },
  { kind: 'well-path', label: 'Well path (CSV)', gives: 'Its stations as a table' },
  { kind: 'witsml', label: 'Well path (WITSML)', gives: 'A 2.1 trajectory for other programs' },
  { kind: 'osdu', label: 'OSDU (JSON)', gives: 'In the shape of OSDU well planning' },
  { kind: 'montage-file', label: 'Montage file (JSON)', gives: 'All of it, to be opened on another machine' },
];

interface MoreFormatsEntriesProps {
  onChoose: (kind: ExportKind, sheet?: PosterSheet) => void;
  trigger: ExportTrigger;
}

export function MoreFormatsEntries({ onChoose, trigger }: MoreFormatsEntriesProps) {
  /** How often the poster's choices were opened; 0 while they are closed. */
  const [choices, setChoices] = useState(0);
  return (
    <>
      <ExportMenuList
        trigger={trigger}
        width={304}
        entries={formats.map(({ kind, ...words }) => ({
          ...words,
          onChoose: () => (kind === 'poster' ? setChoices((times) => times + 1) : onChoose(kind)),
        }))}
      />
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
