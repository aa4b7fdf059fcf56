import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { useListMontagesSuspense } from '@/api/generated/endpoints/montage/montage';
import { Page } from '@/ui/page';
import { EmptyPanel } from '@/ui/states';
import { CreateMontageLink } from './create-montage-link';
import { MontageListPending } from './montage-list-pending';
import { MontageTable } from './montage-table';
import { Pagination } from './pagination';
import { pageExtent, type Paging } from './paging';
import { RefreshFailed } from './refresh-failed';
import { useLastPage } from './use-last-page';
import { usePageAhead } from './use-page-ahead';

/** The rows of the page that is left stay until those of the next one have come. */
export function MontageListScreen({ page, page_size }: Paging) {
  const navigate = useNavigate();
  const asked = useMemo(() => ({ page, page_size }), [page, page_size]);
  const shown = useDeferredValue(asked);
  const { data, error, isFetching, dataUpdatedAt, refetch } = useListMontagesSuspense(shown, {
    // Returning to the tab shows other users' changes, even after a short absence.
    query: { refetchOnWindowFocus: 'always' },
  });
  const { pageCount } = pageExtent(shown, data.total_count);
  const missingPage = useLastPage(shown, pageCount);
  usePageAhead({ paging: shown, pageCount, arrivedMs: isFetching ? null : dataUpdatedAt });

  if (data.total_count === 0) {
    return (
      <Page title="Drilling Montage">
        {error && <RefreshFailed error={error} onRetry={() => void refetch()} />}
        <EmptyPanel title="No montages" actions={<CreateMontageLink />}>
          Get started by creating a new montage
        </EmptyPanel>
      </Page>
    );
  }
  if (shown.page > pageCount) return <MontageListPending />;
  return (
    <Page title="Drilling Montage" aside={<CreateMontageLink />}>
      {error && <RefreshFailed error={error} onRetry={() => void refetch()} />}
      <MontageTable
        montages={data.items}
        totalCount={data.total_count}
        stale={shown !== asked}
        onePage={pageCount === 1}
        notice={missingPage !== null && `There is no page ${missingPage}. This is the last one.`}
      />
      <Pagination
        asked={asked}
        shown={shown}
        totalCount={data.total_count}
        // The page stays where it is scrolled to, so that the buttons stay under the pointer.
        onChange={(next) => void navigate({ to: '/montage', search: next, resetScroll: false })}
      />
    </Page>
  );
}
