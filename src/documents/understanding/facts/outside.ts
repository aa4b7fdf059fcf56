import type { Sourced, WellFacts } from '../../facts';

/** A value outside the limits of its field: its place, its entity, and the sentence. */
export interface Outside {
  about: WellFacts['remarks'][number]['about'];
  fact: Sourced;
  thing: string;
  fieldWords: string;
  /** The fields of the fact that are doubtful. */
  fields: readonly string[];
  says: string;
  /** Whether this one value is wrong by itself, and not in comparison with another. */
  alone?: true;
}
