import { IconFileSpreadsheet, IconFileText, IconRuler2 } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { ExportKind, PosterSheet } from '@/exports/order';
import { loadOnce } from '@/shared/load-once';
import { useEditor } from '../editor-context';
import { MoreFormats } from './more-formats';
import styles from './export-tiles.module.css';

const load = loadOnce(() => import('./export-montage'));

export function ExportTiles() {
  const editor = useEditor();
  const [failed, setFailed] = useState(false);

  const exportAs = (kind: ExportKind, sheet?: PosterSheet) => {
    setFailed(false);
    // What stands on the screen now, and not what stands there when the code has come.
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

  return (
    <div className={styles.exports}>
      <ul className={styles.tiles} aria-label="Export">
        <ExportTile
          label="Export Excel"
          gives="Tables as a workbook"
          icon={<IconFileSpreadsheet size={20} stroke={1.75} aria-hidden />}
          onExport={announced('Exporting to Excel...', 'workbook')}
        />
        <ExportTile
          label="Export PDF"
          gives="To print or send"
          icon={<IconFileText size={20} stroke={1.75} aria-hidden />}
          onExport={announced('Exporting to PDF...', 'programme')}
        />
        <ExportTile
          label="Export Horizon 56"
          gives="Coming soon"
          icon={<IconRuler2 size={20} stroke={1.75} aria-hidden />}
        />
        <li>
          <MoreFormats onChoose={exportAs} />
        </li>
      </ul>
      {failed && (
        <p className={styles.failed} role="alert">
          The export could not be loaded. Check the connection and try again.
        </p>
      )}
    </div>
  );
}

interface ExportTileProps {
  label: string;
  gives: string;
  icon: ReactNode;
  /** Absent where the export does not exist yet. */
  onExport?: () => void;
}

function ExportTile({ label, gives, icon, onExport }: ExportTileProps) {
  return (
    <li>
      <button type="button" className={styles.tile} disabled={!onExport} onClick={onExport}>
        {icon}
        <span className={styles.words}>
          <span className={styles.label}>{label}</span> <span className={styles.gives}>{gives}</span>
        </span>
      </button>
    </li>
  );
}
