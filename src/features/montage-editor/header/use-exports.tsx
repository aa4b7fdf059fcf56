import { lazy, Suspense, useState, type ComponentProps, type ReactNode } from 'react';
import type { ExportKind, PosterSheet } from '@/exports/order';
import type { PosterDialog as Dialog } from '@/shared/exports/poster-dialog';
import { loadOnce } from '@/shared/load-once';
import { useEditor } from '../editor-context';
import controls from './controls.module.css';

export interface ExportFormat {
  readonly label: string;
  readonly gives: string;
  /** Absent if the export does not exist yet. */
  readonly onChoose?: () => void;
}

export interface Exports {
  readonly formats: readonly ExportFormat[];
  /** The dialog with the poster's choices, or why an export failed; to be rendered. */
  readonly view: ReactNode;
}

const load = loadOnce(() => import('./export-montage'));

/** All files that the montage on the screen can become. */
export function useExports(): Exports {
  const editor = useEditor();
  const [failed, setFailed] = useState(false);
  /** How often the poster's dialog was opened; 0 while it is closed. */
  const [choices, setChoices] = useState(0);

  const exportAs = (kind: ExportKind, sheet?: PosterSheet) => {
    setFailed(false);
    // The current montage, not the one when the code has loaded.
    const { montage, save } = editor.state();
    const asked = { kind, montage, unsaved: save.status !== 'saved', ...(sheet && { sheet }) };
    load().then(
      ({ exportMontage }) => exportMontage(asked),
      () => setFailed(true),
    );
  };
  const announced = (words: string, kind: ExportKind) => () => {
    window.alert(words);
    exportAs(kind);
  };
  const format = (kind: ExportKind, label: string, gives: string): ExportFormat => ({
    label,
    gives,
    onChoose: () => exportAs(kind),
  });

  return {
    formats: [
      {
        label: 'Export Excel',
        gives: 'Tables as a workbook',
        onChoose: announced('Exporting to Excel...', 'workbook'),
      },
      {
        label: 'Export PDF',
        gives: 'To print or send',
        onChoose: announced('Exporting to PDF...', 'programme'),
      },
      { label: 'Export Horizon 56', gives: 'Coming soon' },
      {
        label: 'Poster...',
        gives: 'The well to scale, for the wall',
        onChoose: () => setChoices((times) => times + 1),
      },
      format('well-path', 'Well path (CSV)', 'Its stations as a table'),
      format('witsml', 'Well path (WITSML)', 'A 2.1 trajectory for other programs'),
      format('osdu', 'OSDU (JSON)', 'In the format of OSDU well planning'),
      format('montage-file', 'Montage file (JSON)', 'Everything, to open on another computer'),
    ],
    view: (
      <>
        {failed && (
          <p className={controls.failed} role="alert">
            The export could not be loaded. Check the connection and try again.
          </p>
        )}
        {choices > 0 && (
          <PosterDialog
            key={choices}
            onClose={() => setChoices(0)}
            onExport={(sheet) => {
              setChoices(0);
              exportAs('poster', sheet);
            }}
          />
        )}
      </>
    ),
  };
}

const posterNotLoaded = {
  default: (_: ComponentProps<typeof Dialog>) => (
    <p className={controls.failed} role="alert">
      The poster’s choices could not be loaded. Check the connection and open them again.
    </p>
  ),
};

/** Each opening retries a failed load of the code. */
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
