import type { UseQueryResult } from '@tanstack/react-query';

/** What a block needs to know of its list: what it holds, whether it is on its way, and why it did not come. */
export type ListQuery<Item> = Pick<
  UseQueryResult<Item[], unknown>,
  'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'
>;
