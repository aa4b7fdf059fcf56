import type { Cell } from './address';
import type { Value } from './change';

/** One thing in which two versions of a montage differ from the one they both began with. */
export interface MontageDifference {
  /** Unique among the differences of one comparison. */
  readonly key: string;
  /** Where, in the words of the screen: `17 1/2″ Section 2 · Chalk · TVD SS`. */
  readonly where: string;
  /** The cell it speaks of; null where a whole entity came or went. */
  readonly cell: Cell | null;
  /** As it was, mine and theirs, as text for a person; null where the entity does not exist on that side. */
  readonly base: string | null;
  readonly mine: string | null;
  readonly theirs: string | null;
  readonly kind: 'both' | 'mine' | 'theirs';
}

/** The raw values behind a difference, where it is one value's. */
export interface DifferentValue {
  readonly base: Value;
  readonly mine: Value;
  readonly theirs: Value;
}
