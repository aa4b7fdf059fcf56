import type { Cell } from './address';
import type { Value } from './change';

/** A difference between two versions of a montage that have a common base. */
export interface MontageDifference {
  /** Unique within one comparison. */
  readonly key: string;
  /** The place, in the words of the screen: `17 1/2″ Section 2 · Chalk · TVD SS`. */
  readonly where: string;
  /** Null if a whole entity was added or removed. */
  readonly cell: Cell | null;
  /** The base's value, mine and theirs as text; null if the entity does not exist on that side. */
  readonly base: string | null;
  readonly mine: string | null;
  readonly theirs: string | null;
  readonly kind: 'both' | 'mine' | 'theirs';
}

/** The raw values of a difference in one value. */
export interface DifferentValue {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}
