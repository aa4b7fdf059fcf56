import { useId, type ReactNode } from 'react';
import { ListCard } from '@/ui/list-card';
import { ListTable } from '@/ui/list-table';
import styles from './montage-table.module.css';

interface MontageTableFrameProps {
  /** Shown next to the table's title. */
  count: ReactNode;
  /** Whether rows are loading. */
  busy?: boolean;
  /** Whether few rows take as much room as the shortest page, so that the content below them does not jump. */
  keepsHeight?: boolean;
  /** The rows. */
  children: ReactNode;
}

const columns = [
  { head: 'Name' },
  { head: 'Date', widthPx: 176 },
  { head: 'Export', widthPx: 128 },
  { head: 'Edit', widthPx: 240 },
];

/** The table without its rows: the skeleton uses it too, so that nothing jumps. */
export function MontageTableFrame({
  count,
  busy = false,
  keepsHeight = false,
  children,
}: MontageTableFrameProps) {
  const titleId = useId();
  return (
    <ListCard title="Montages" titleId={titleId} count={count} busy={busy}>
      <div className={styles.place} data-keeps-height={keepsHeight}>
        <ListTable className={styles.montages} columns={columns} aria-labelledby={titleId} busy={busy}>
          {children}
        </ListTable>
      </div>
    </ListCard>
  );
}
