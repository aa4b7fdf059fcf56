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

/** How many answers are kept of each operation, the last ones. */
const most: Readonly<Record<KeptOperation, number>> = { checkAccess: 10, listMontages: 20, getMontage: 100 };
/** All of them, in characters of JSON, which are about as many bytes. */
const mostBytes = 100_000_000;
/** As long as the editor keeps a draft without unsaved work. */
const longestMs = 28 * 24 * 60 * 60 * 1_000;

export interface CopyFacts {
  readonly operation: KeptOperation;
  /** When the server gave it (epoch, ms). */
  readonly at: number;
  readonly bytes: number;
}

/** The copies that make room: the old ones, those beyond the number of each kind, and those beyond the size of all. */
export function toDrop<Copy extends CopyFacts>(copies: readonly Copy[], nowMs: number): Copy[] {
  const counts = { checkAccess: 0, listMontages: 0, getMontage: 0 };
  let bytes = 0;
  const newestFirst = copies.toSorted((a, b) => b.at - a.at);
  return newestFirst.filter((copy) => {
    counts[copy.operation] += 1;
    const isKept =
      nowMs - copy.at <= longestMs &&
      counts[copy.operation] <= most[copy.operation] &&
      bytes + copy.bytes <= mostBytes;
    if (isKept) bytes += copy.bytes;
    return !isKept;
  });
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
