import type { KeptOperation } from './copy-rules';

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
