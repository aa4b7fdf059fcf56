import type { MontageListItem } from '@/api/generated/model';
import { MontageRow } from './montage-row';
import { MontageTableFrame } from './montage-table-frame';
import { useNow } from './use-now';

interface MontageTableProps {
  montages: MontageListItem[];
  totalCount: number;
  /** Whether other rows are on their way; these stay until then. */
  stale?: boolean;
}

export function MontageTable({ montages, totalCount, stale = false }: MontageTableProps) {
  const nowMs = useNow();
  return (
    <MontageTableFrame count={`${totalCount} total montages`} busy={stale}>
      {montages.map((montage) => (
        <MontageRow key={montage.id} montage={montage} nowMs={nowMs} />
      ))}
    </MontageTableFrame>
  );
}
