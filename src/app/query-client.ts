import { QueryClient } from '@tanstack/react-query';
import { policies, type CallClass } from '@/api/fault-policy';

/**
 * As the policy has it, which for both is never: the person is told at once, and asks again when it suits. What is to be
 * repeated after some faults alone has to ask for the fault here.
 */
const repeatsOf = (of: CallClass) => ({
  retry: policies[of].pausesMs.length,
  retryDelay: (before: number) => policies[of].pausesMs[before] ?? 0,
  networkMode: 'always' as const,
});

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { ...repeatsOf('read'), staleTime: 30_000 },
      mutations: repeatsOf('form'),
    },
  });
}
