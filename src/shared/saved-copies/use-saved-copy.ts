import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { copiedAt, subscribeToCopies } from '@/api/shown-copies';

/** When the server gave this query's answer (epoch, ms), if the screen shows a copy of it from this browser; else null. */
export function useSavedCopy(queryKey: QueryKey): number | null {
  const hash = hashKey(queryKey);
  const at = () => copiedAt(hash);
  return useSyncExternalStore(subscribeToCopies, at, at);
}
