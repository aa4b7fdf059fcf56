import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getListMontagesSuspenseQueryOptions } from '@/api/generated/endpoints/montage/montage';
import { callOf, type ListQuery } from './list-query';
import { listRequest } from './list-request';

interface Arrived {
  query: ListQuery;
  pageCount: number;
  /** When its rows came (ms since the epoch); null while they, or newer ones, are on their way. */
  arrivedMs: number | null;
}

/**
 * Fetches the page after the one that has arrived, and none beyond it. A failure is ignored: turning the page asks again.
 *
 * Fetches a page ahead again if it is older than the page it follows: a montage that was saved in between moves to the front
 * and pushes another one over the page's end, which would then be on neither of the two.
 */
export function usePageAhead({ query, pageCount, arrivedMs }: Arrived): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (arrivedMs === null || query.page >= pageCount) return;
    const params = callOf({ ...query, page: query.page + 1 });
    const ahead = getListMontagesSuspenseQueryOptions(params, { query: listRequest(queryClient, params) });
    const known = queryClient.getQueryState(ahead.queryKey);
    if (known && known.dataUpdatedAt >= arrivedMs && !known.isInvalidated) return;
    void queryClient.prefetchQuery({ ...ahead, staleTime: 0 });
  }, [queryClient, query, pageCount, arrivedMs]);
}
