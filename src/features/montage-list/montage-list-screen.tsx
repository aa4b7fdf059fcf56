import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import { isUnanswered } from '@/api/api-error';
import { getListMontagesQueryKey, useListMontagesSuspense } from '@/api/generated/endpoints/montage/montage';
import type { MontageListOffer } from '@/api/generated/model';
import { SavedCopyNotice } from '@/shared/saved-copies/saved-copy-notice';
import { useSavedCopy } from '@/shared/saved-copies/use-saved-copy';
import { Page } from '@/ui/page';
import { EmptyPanel } from '@/ui/states';
import { CreateMontageLink } from './create-montage-link';
import { callOf, keyOf, offered, type ListQuery } from './list-query';
import { listRequest } from './list-request';
import { MontageListPending } from './montage-list-pending';
import { MontageTable } from './montage-table';
import { Pagination } from './pagination';
import { pageExtent } from './paging';
import { RefreshFailed } from './refresh-failed';
import { useLastPage } from './use-last-page';
import { usePageAhead } from './use-page-ahead';
import styles from './montage-table.module.css';
import { subscribeToUnits } from '@/shared/units/units-storage';
import { keptDepthUnit } from './depth-unit';

/** The same object while the query is the same. */
function useSame(query: ListQuery): ListQuery {
  const key = keyOf(query);
  // oxlint-disable-next-line react/exhaustive-deps -- the key contains the whole query
  return useMemo(() => query, [key]);
}

const noOffers: readonly MontageListOffer[] = [];

/** The rows of the page that is left stay until those of the next one have come. */
export function MontageListScreen({ query }: { query: ListQuery }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const asked = useSame(query);
  const shown = useDeferredValue(asked);
  const params = callOf(shown);
  const { data, error, isFetching, dataUpdatedAt, refetch } = useListMontagesSuspense(params, {
    // Returning to the tab shows other users' changes, even after a short absence.
    query: { ...listRequest(queryClient, params), refetchOnWindowFocus: 'always' },
  });
  const copiedAt = useSavedCopy(getListMontagesQueryKey(params));
  const { pageCount } = pageExtent(shown, data.total_count);
  const missingPage = useLastPage(shown, pageCount);
  usePageAhead({ query: shown, pageCount, arrivedMs: isFetching ? null : dataUpdatedAt });

  const unit = useSyncExternalStore(subscribeToUnits, keptDepthUnit);
  const { offers = noOffers } = data;
  const possible = useSame(offered(shown, offers));
  const isPossible = keyOf(possible) === keyOf(shown);
  useEffect(() => {
    // A link from another server, whose search this one does not have.
    if (!isPossible) void navigate({ to: '/montage', search: possible, replace: true });
  }, [navigate, isPossible, possible]);

  const isEmpty = data.total_count === 0;
  const refreshFailed = error && !(copiedAt !== null && isUnanswered(error)) && (
    <RefreshFailed error={error} onRetry={() => void refetch()} />
  );
  const copyNotice = copiedAt !== null && (
    <SavedCopyNotice at={copiedAt}>
      Montages that were opened in this browser can be opened, edited and exported.
    </SavedCopyNotice>
  );
  if (isEmpty && offers.length === 0) {
    return (
      <Page title="Drilling Montage">
        {copyNotice}
        {refreshFailed}
        <EmptyPanel title="No montages" actions={<CreateMontageLink />}>
          Get started by creating a new montage
        </EmptyPanel>
      </Page>
    );
  }
  if (shown.page > pageCount || !isPossible) return <MontageListPending />;
  return (
    <Page title="Drilling Montage" aside={<CreateMontageLink />}>
      {copyNotice}
      {refreshFailed}
      <MontageTable
        // Its depths are in another unit.
        key={unit}
        list={data}
        asked={asked}
        shown={shown}
        onePage={pageCount === 1}
        notice={missingPage !== null && `There is no page ${missingPage}. This is the last one.`}
        empty={<EmptyFolder folder={shown.folder} />}
        // The page stays where it is scrolled to, so that the buttons stay under the pointer.
        onQuery={(changed, { replace } = { replace: false }) =>
          void navigate({
            to: '/montage',
            search: { ...asked, page: 1, ...changed },
            replace,
            resetScroll: false,
          })
        }
      />
      {!isEmpty && (
        <Pagination
          asked={asked}
          shown={shown}
          totalCount={data.total_count}
          onChange={(next) =>
            void navigate({ to: '/montage', search: { ...asked, ...next }, resetScroll: false })
          }
        />
      )}
    </Page>
  );
}

const emptyWords = {
  current: ['No montages', 'Get started by creating a new montage'],
  archive: ['The archive is empty', 'Archive what is finished, and it is out of the way here.'],
  bin: ['The bin is empty', 'Deleted montages are here until you restore them.'],
} as const;

function EmptyFolder({ folder = 'current' }: { folder: ListQuery['folder'] | 'current' }) {
  const [title, text] = emptyWords[folder];
  return (
    <div className={styles.empty}>
      <p className={styles.emptyTitle}>{title}</p>
      <p className={styles.emptyText}>{text}</p>
      {folder === 'current' && <CreateMontageLink />}
    </div>
  );
}
