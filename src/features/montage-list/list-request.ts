import type { QueryClient } from '@tanstack/react-query';
import { getListMontagesQueryKey, listMontages } from '@/api/generated/endpoints/montage/montage';
import type { ListMontagesParams, MontageList, MontageListOffer } from '@/api/generated/model';
import { firstPage } from './paging';

/** The offers that a server must have for these parameters. */
const offersFor = ({ page: _, page_size: __, folder, ...others }: ListMontagesParams): MontageListOffer[] => [
  ...(folder === undefined ? [] : (['folders'] as const)),
  ...(Object.keys(others).length === 0 ? [] : (['query'] as const)),
];

function knowsOffers(queryClient: QueryClient): boolean {
  const lists = queryClient.getQueriesData<MontageList>({ queryKey: getListMontagesQueryKey() });
  return lists.some(([, list]) => list?.offers !== undefined);
}

/**
 * The list's request for its hook and its loader. A server may refuse parameters that it does not have, so the first request of a
 * link with a search asks for a plain page, and goes on only if the answer names what the server offers.
 */
export const listRequest = (queryClient: QueryClient, params: ListMontagesParams) => ({
  async queryFn({ signal }: { signal?: AbortSignal }): Promise<MontageList> {
    const init = signal ? { signal } : {};
    const needed = offersFor(params);
    if (needed.length > 0 && !knowsOffers(queryClient)) {
      const plain = await listMontages(firstPage, init);
      if (!needed.every((offer) => plain.offers?.includes(offer))) return plain;
    }
    return listMontages(params, init);
  },
});
