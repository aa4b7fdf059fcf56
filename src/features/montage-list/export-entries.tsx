import { IconFileSpreadsheet, IconFileText, IconPackageExport, IconRuler2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { ExportKind } from '@/exports/order';
import type { ExportTrigger } from '@/shared/exports/export-menu';
import { ExportMenuList } from '@/shared/exports/export-menu-list';
import { loadOnce } from '@/shared/load-once';
import styles from './export-menu.module.css';

const load = loadOnce(() => import('./export-stored-montage'));

interface ExportEntriesProps {
  id: string;
  label: string;
  trigger: ExportTrigger;
}

const iconProps = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

export function ExportEntries({ id, label, trigger }: ExportEntriesProps) {
  const [failed, setFailed] = useState(false);

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
      <ExportMenuList
        trigger={trigger}
        width={288}
        entries={[
          {
            label: 'Export Excel',
            gives: 'Its tables as a workbook',
            icon: <IconFileSpreadsheet {...iconProps} />,
            onChoose: announced('Exporting to Excel...', 'workbook'),
          },
          {
            label: 'Export PDF',
            gives: 'A document to print or send',
            icon: <IconFileText {...iconProps} />,
            onChoose: announced('Exporting to PDF...', 'programme'),
          },
          { label: 'Export Horizon 56', gives: 'Coming soon', icon: <IconRuler2 {...iconProps} /> },
          {
            label: 'Montage file (JSON)',
            gives: 'All of it, to be opened on another machine',
            icon: <IconPackageExport {...iconProps} />,
            onChoose: () => exportAs('montage-file'),
          },
        ]}
      />
      {failed && (
        <span className={styles.failed} role="alert">
          The export could not be loaded. Check the connection and try again.
        </span>
      )}
    </>
  );
}
