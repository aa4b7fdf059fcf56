import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import {
  getGetVersionQueryKey,
  getListVersionsQueryKey,
  getVersion,
  listVersions,
  nameVersion,
} from '@/api/generated/endpoints/montage/montage';
import type { MontageVersion, MontageVersionList } from '@/api/generated/model';
import type { Montage } from '@/domain/montage/montage';
import { versionChanges } from '@/domain/montage/versions';
import { useEditorState } from '../editor-context';
import { summaryOf } from './version-words';

const pageSize = 20;
/** How long (ms) the montage of a version stays in memory without use: each may have thousands of rows. */
const keptMs = 10_000;

const listKey = (montageId: string) => [...getListVersionsQueryKey(montageId), 'history'] as const;

/** The versions that are loaded, highest number first, each once: a save moves versions to later pages. */
function merged({ pages }: InfiniteData<MontageVersionList>): MontageVersion[] {
  const byNumber = new Map(pages.flatMap(({ items }) => items).map((one) => [one.number, one]));
  return [...byNumber.values()].toSorted((a, b) => b.number - a.number);
}

export function useVersionList(montageId: string) {
  const queryClient = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: listKey(montageId),
    queryFn: ({ pageParam, signal }) =>
      listVersions(montageId, { page: pageParam, page_size: pageSize }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ items, total_count }, _all, page) =>
      items.length > 0 && page * pageSize < total_count ? page + 1 : undefined,
    // Others save too.
    staleTime: 0,
    gcTime: 0,
  });
  const saved = useEditorState((state) => state.save.status === 'saved');
  const wasSaved = useRef(saved);
  useEffect(() => {
    if (saved && !wasSaved.current) void queryClient.invalidateQueries({ queryKey: listKey(montageId) });
    wasSaved.current = saved;
  }, [saved, montageId, queryClient]);
  const versions = useMemo(() => (query.data ? merged(query.data) : []), [query.data]);
  return { ...query, versions, total: query.data?.pages.at(-1)?.total_count ?? 0 };
}

/** The montage of a version. It never changes, so it is loaded once. */
const versionQuery = (montageId: string, number: number) => ({
  queryKey: getGetVersionQueryKey(montageId, number),
  async queryFn({ signal }: { signal?: AbortSignal }): Promise<Montage> {
    const answer = await getVersion(montageId, number, signal && { signal });
    // The transport puts what it could not read next to the whole answer.
    const { unread } = answer as { unread?: Montage['unread'] };
    const { sources: _, generation_report: __, ...montage } = answer.montage;
    return unread ? { ...montage, unread } : montage;
  },
  staleTime: Infinity,
  gcTime: keptMs,
});

export const useVersionMontage = (montageId: string, number: number) =>
  useQuery(versionQuery(montageId, number));

export const loadVersion = (queryClient: QueryClient, montageId: string, number: number): Promise<Montage> =>
  queryClient.fetchQuery(versionQuery(montageId, number));

/** What changed from one version to the next one that is kept. Loads both once `wanted`. */
export function useChangeSummary(montageId: string, number: number, previous: number, wanted: boolean) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [...getGetVersionQueryKey(montageId, number), 'changes since', previous],
    async queryFn() {
      const [before, after] = await Promise.all(
        [previous, number].map((one) => loadVersion(queryClient, montageId, one)),
      );
      return summaryOf(versionChanges(before!, after!));
    },
    enabled: wanted,
    staleTime: Infinity,
    gcTime: keptMs,
  });
}

/** Names a version, or removes its name with null. */
export function useVersionName(montageId: string, number: number, onNamed: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (name: string | null) => nameVersion(montageId, number, { name }),
    onSuccess(named) {
      queryClient.setQueryData<InfiniteData<MontageVersionList>>(
        listKey(montageId),
        (list) =>
          list && {
            ...list,
            pages: list.pages.map((page) => ({
              ...page,
              items: page.items.map((one) => (one.number === number ? named : one)),
            })),
          },
      );
      onNamed();
    },
  });
}
