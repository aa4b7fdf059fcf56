import { useId, useState, type ReactNode } from 'react';
import type { MontageList } from '@/api/generated/model';
import { grouped } from '@/ui/grouped';
import { lazyDialog } from '@/ui/lazy-dialog';
import type { Sorting } from '@/ui/list-table';
import { filterCount, isFiltered, type ListQuery, type Narrowing } from './list-query';
import { useOwnSettings } from './montage-cells';
import { columnsFor, columnsOf } from './montage-columns';
import { MontageRow } from './montage-row';
import { MontageTableFrame } from './montage-table-frame';
import { MontageFilters, MontageTools } from './montage-tools';
import { MovesNotice } from './moves-notice';
import { useMontageMoves } from './use-montage-moves';
import { useNow } from './use-now';
import styles from './montage-table.module.css';

const NewFromDialog = lazyDialog(
  { title: 'New montage', what: 'The form' },
  () => import('./new-from-dialog'),
);

interface MontageTableProps {
  list: MontageList;
  /** The query in the address: its fields show this. */
  asked: ListQuery;
  /** The query of the rows. */
  shown: ListQuery;
  /** Whether there is no other page, whose height this one would have to keep. */
  onePage?: boolean;
  /** Shown next to the count, and announced. */
  notice?: string | false;
  /** Shown if there are no rows, and nothing is filtered. */
  empty: ReactNode;
  onQuery: (changed: Narrowing, how?: { replace: boolean }) => void;
}

const countWords = (query: ListQuery, total: number): string => {
  const count = grouped(total);
  if (isFiltered(query)) return `${count} found`;
  if (query.folder === 'archive') return `${count} in the archive`;
  if (query.folder === 'bin') return `${count} in the bin`;
  return `${count} total montages`;
};

export function MontageTable(props: MontageTableProps) {
  const { list, asked, shown, onePage = true, notice = false, empty, onQuery } = props;
  const { items: montages, total_count: total, offers = [] } = list;
  const nowMs = useNow();
  const filtersId = useId();
  const moves = useMontageMoves();
  const [opened, setOpened] = useState(() => filterCount(asked) > 0);
  const columns = columnsFor(montages);
  const hasOwnSettings = useOwnSettings() !== '';
  const filtersOpen = opened && offers.includes('query');
  const sorting: Sorting | undefined = offers.includes('query')
    ? {
        by: shown.sort ?? 'updated_time',
        order: shown.order ?? 'desc',
        onSort: (by, order) => onQuery({ sort: by as ListQuery['sort'], order }),
      }
    : undefined;
  return (
    <MontageTableFrame
      busy={shown !== asked}
      keepsHeight={!onePage}
      columns={columnsOf(columns, hasOwnSettings && shown.folder !== 'bin')}
      sorting={sorting}
      count={
        <>
          {countWords(shown, total)}
          <span className={styles.notice} role="status">
            {notice}
          </span>
        </>
      }
      tools={
        <MontageTools
          query={asked}
          offers={offers}
          filtersId={filtersId}
          filtersOpen={filtersOpen}
          onToggleFilters={() => setOpened(!opened)}
          // While it is typed, the way back leads to the list before the search.
          onSearch={(search) => onQuery({ search }, { replace: asked.search !== undefined })}
        />
      }
      above={
        <>
          {filtersOpen && (
            <MontageFilters
              id={filtersId}
              query={asked}
              montages={montages}
              onChange={onQuery}
              onClear={onQuery}
            />
          )}
          <MovesNotice moves={moves} />
          {moves.starting && (
            <NewFromDialog label={moves.starting.label} onStart={moves.start} onClose={moves.cancelStart} />
          )}
        </>
      }
      instead={total === 0 ? isFiltered(shown) ? <NothingFound /> : empty : undefined}
    >
      {montages.map((montage) => (
        <MontageRow
          key={montage.id}
          montage={montage}
          shown={columns}
          moves={offers.includes('folders') ? moves : undefined}
          nowMs={nowMs}
        />
      ))}
    </MontageTableFrame>
  );
}

function NothingFound() {
  return (
    <div className={styles.empty} role="status">
      <p className={styles.emptyTitle}>No montages found</p>
      <p className={styles.emptyText}>Nothing in this folder has all that you search and filter for.</p>
    </div>
  );
}
