import { QueryClient, type QueryPersister } from '@tanstack/react-query';
import { policies, type CallClass } from '@/api/fault-policy';

/**
 * Retries as the policy says, which is never for both: the user sees the failure at once and tries again when it suits. A query
 * to be retried only after some faults must check the fault here.
 */
const repeatsOf = (of: CallClass) => ({
  retry: policies[of].pausesMs.length,
  retryDelay: (before: number) => policies[of].pausesMs[before] ?? 0,
  networkMode: 'always' as const,
});

/** @param persister asks the server; it may answer from this browser instead. */
export function createQueryClient(persister?: QueryPersister): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...repeatsOf('read'), staleTime: 30_000, ...(persister && { persister }) },
      mutations: repeatsOf('form'),
    },
  });
}
