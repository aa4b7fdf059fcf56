import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useMemo } from 'react';
import { errorMessage } from '@/api/error-message';
import { useListMontagesSuspense } from '@/api/generated/endpoints/montage/montage';
import { Page } from '@/ui/page';
import { EmptyPanel, ErrorBox } from '@/ui/states';
import { CreateMontageLink } from './create-montage-link';
import { MontageTable } from './montage-table';
import { Pagination } from './pagination';
import { pageExtent, type Paging } from './paging';

/** The rows of the page that is left stay until those of the next one have come. */
export function MontageListScreen({ page, page_size }: Paging) {
  const navigate = useNavigate();
  const asked = useMemo(() => ({ page, page_size }), [page, page_size]);
  const shown = useDeferredValue(asked);
  const { data, error } = useListMontagesSuspense(shown);
  const { pageCount } = pageExtent(shown, data.total_count);

  if (data.total_count === 0) {
    return (
      <Page title="Drilling Montage">
        <EmptyPanel title="No montages" actions={<CreateMontageLink />}>
          Get started by creating a new montage
        </EmptyPanel>
      </Page>
    );
  }
  return (
    <Page title="Drilling Montage" aside={<CreateMontageLink />}>
      {error && <ErrorBox>Error loading montages. Please try again later. {errorMessage(error)}</ErrorBox>}
      {shown.page > pageCount ? (
        <BeyondLastPage paging={shown} pageCount={pageCount} />
      ) : (
        <>
          <MontageTable montages={data.items} totalCount={data.total_count} stale={shown !== asked} />
          <Pagination
            paging={asked}
            totalCount={data.total_count}
            onChange={(next) => void navigate({ to: '/montage', search: next })}
          />
        </>
      )}
    </Page>
  );
}

/** An old link, or montages that are gone since: the address stays, the way back is one click. */
function BeyondLastPage({ paging, pageCount }: { paging: Paging; pageCount: number }) {
  return (
    <EmptyPanel
      title={`There is no page ${paging.page}`}
      actions={
        <Button
          variant="default"
          renderRoot={(props) => (
            <Link to="/montage" search={{ page: pageCount, page_size: paging.page_size }} {...props} />
          )}
        >
          Go to the last page
        </Button>
      }
    >
      {pageCount === 1 ? 'The list has one page.' : `The list has ${pageCount} pages.`}
    </EmptyPanel>
  );
}
