import type { UseQueryResult } from '@tanstack/react-query';

/** A list's state for its block: its entries, whether it is loading, and why it failed. */
export type ListQuery<Item> = Pick<
  UseQueryResult<Item[], unknown>,
  'data' | 'error' | 'isPending' | 'isFetching' | 'refetch'
>;
