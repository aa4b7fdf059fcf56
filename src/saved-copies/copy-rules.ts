import { hasStatus, isRefusal } from '@/api/api-error';
import type { OperationId } from '@/api/generated/operations';
import { operationOf } from '@/api/operation-of';

/** What a user needs to find a montage and to work on it. */
export const keptOperations = ['checkAccess', 'listMontages', 'getMontage'] as const satisfies OperationId[];
export type KeptOperation = (typeof keptOperations)[number];

/** The operation of a query whose answers are kept; null for every other query. */
export function keptOperationOf(queryKey: readonly unknown[]): KeptOperation | null {
  const [url] = queryKey;
  const operation = typeof url === 'string' ? operationOf('GET', url) : undefined;
  return keptOperations.find((one) => one === operation) ?? null;
}

/** What the failure of a call says about the copies: its own one is gone, or all of the module are. */
export function endedBy(
  operation: KeptOperation,
  queryKey: readonly unknown[],
  thrown: unknown,
): 'this' | 'all' | 'none' {
  if (operation === 'getMontage')
    return [403, 404, 410].some((status) => hasStatus(thrown, status)) ? 'this' : 'none';
  if (!isRefusal(thrown)) return 'none';
  const [, parameters] = queryKey;
  const isOtherModule =
    operation === 'checkAccess' &&
    (parameters as { component?: string } | undefined)?.component !== 'montage';
  return isOtherModule ? 'this' : 'all';
}
