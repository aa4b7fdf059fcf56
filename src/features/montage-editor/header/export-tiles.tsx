import { IconFileSpreadsheet, IconFileText, IconRuler2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './export-tiles.module.css';

export function ExportTiles() {
  return (
    <ul className={styles.tiles} aria-label="Export">
      <ExportTile
        label="Export Excel"
        gives="Tables as a workbook"
        icon={<IconFileSpreadsheet size={20} stroke={1.75} aria-hidden />}
        onExport={() => window.alert('Exporting to Excel...')}
      />
      <ExportTile
        label="Export PDF"
        gives="To print or send"
        icon={<IconFileText size={20} stroke={1.75} aria-hidden />}
        onExport={() => window.alert('Exporting to PDF...')}
      />
      <ExportTile
        label="Export Horizon 56"
        gives="Coming soon"
        icon={<IconRuler2 size={20} stroke={1.75} aria-hidden />}
      />
    </ul>
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
