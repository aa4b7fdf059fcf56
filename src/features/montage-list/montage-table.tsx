import type { MontageListItem } from '@/api/generated/model';
import { MontageRow } from './montage-row';
import { MontageTableFrame } from './montage-table-frame';
import { useNow } from './use-now';
import styles from './montage-table.module.css';

interface MontageTableProps {
  montages: MontageListItem[];
  totalCount: number;
  /** Whether other rows are loading; these stay until then. */
  stale?: boolean;
  /** Whether there is no other page, whose height this one would have to keep. */
  onePage?: boolean;
  /** Shown next to the count, and announced. */
  notice?: string | false;
}

export function MontageTable({
  montages,
  totalCount,
  stale = false,
  onePage = true,
  notice = false,
}: MontageTableProps) {
  const nowMs = useNow();
  return (
    <MontageTableFrame
      busy={stale}
      keepsHeight={!onePage}
      count={
        <>
          {`${totalCount} total montages`}
          <span className={styles.notice} role="status">
            {notice}
          </span>
        </>
      }
    >
      {montages.map((montage) => (
        <MontageRow key={montage.id} montage={montage} nowMs={nowMs} />
      ))}
    </MontageTableFrame>
  );
}
