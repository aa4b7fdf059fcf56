import type { Reservoir, Section } from '../montage/montage';
import type { Finding } from './finding';
import type { CheckSettings } from './settings';

export type Said = Omit<Finding, 'rule' | 'cites'>;

/** One rule of the field. Every id is used once. */
export interface Rule<Subject, Context> {
  readonly id: string;
  readonly cites: string;
  /** Null where the rule has nothing to judge; an empty list where all is fine. */
  readonly judge: (subject: Subject, context: Context) => readonly Said[] | null;
}

export type SectionRule = Rule<Section, SectionContext>;

/**
 * All that a rule may know of the world outside its section. A section is judged again only when one of these values
 * changes: keep them plain and few, or an edit in one section judges the whole well again.
 */
export interface SectionContext {
  readonly settings: CheckSettings;
  /** Of the section, counted from 1. */
  readonly place: number;
  /** TVD BDF less TVD SS, m: the montage's one constant. Null where no value prevails. */
  readonly drillFloorM: number | null;
  /** The TD of the section above; null where there is none, or where it is not known. */
  readonly previousTdSsM: number | null;
  readonly previousTdAhdM: number | null;
  readonly previousDiameterIn: number | null;
  /** Where the string above ends, which is at its section's TD. Place 0 where no string stands above. */
  readonly shoePlace: number;
  readonly shoeSsM: number | null;
  readonly shoeBdfM: number | null;
  readonly shoeAhdM: number | null;
  /** What ends this section's last formation: the next section's first top, else the well's end. */
  readonly endsAtSsM: number | null;
  readonly endsAtAhdM: number | null;
  /** Of the hole drilled next; null where none is, or where it is not known. */
  readonly nextDiameterIn: number | null;
  readonly hasNext: boolean;
  readonly reservoirs: readonly Reservoir[];
}

/** What the rules for a whole list of the montage may know. */
export interface WellContext {
  readonly settings: CheckSettings;
  readonly drillFloorM: number | null;
}
