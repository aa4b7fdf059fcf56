import { useId, type ReactNode } from 'react';
import { ListCard } from '@/ui/list-card';
import { ListTable, type ListColumn, type Sorting } from '@/ui/list-table';
import styles from './montage-table.module.css';

interface MontageTableFrameProps {
  /** Shown next to the table's title. */
  count: ReactNode;
  columns: readonly ListColumn[];
  sorting?: Sorting | undefined;
  /** Search and filters, on the title's line. */
  tools?: ReactNode;
  /** Between the title's line and the rows. */
  above?: ReactNode;
  /** Whether rows are loading. */
  busy?: boolean;
  /** Whether few rows take as much room as the shortest page, so that the content below them does not jump. */
  keepsHeight?: boolean;
  /** Shown in place of the table. */
  instead?: ReactNode;
  /** The rows. */
  children?: ReactNode;
}

/** The table without its rows: the skeleton uses it too, so that nothing jumps. */
export function MontageTableFrame(props: MontageTableFrameProps) {
  const {
    count,
    columns,
    sorting,
    tools,
    above,
    busy = false,
    keepsHeight = false,
    instead,
    children,
  } = props;
  const titleId = useId();
  return (
    <ListCard title="Montages" titleId={titleId} count={count} tools={tools} busy={busy}>
      {above}
      <div className={styles.place} data-keeps-height={keepsHeight}>
        {instead ?? (
          <ListTable
            className={styles.montages}
            columns={columns}
            sorting={sorting}
            aria-labelledby={titleId}
            busy={busy}
          >
            {children}
          </ListTable>
        )}
      </div>
    </ListCard>
  );
}
