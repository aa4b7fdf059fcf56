import { QueryClient } from '@tanstack/react-query';

/** Queries do not retry on failure: the person is told at once, and asks again when it suits. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 30_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
