import type { Reservoir, Section, StrengthTest, TopLine } from '../montage/montage';
import type { PressureProfile } from '../pressures/profile';
import type { Trajectory } from '../trajectory/trajectory';
import type { Finding } from './finding';
import type { CheckSettings } from './settings';

/** A finding before `checkMontage` adds the rule to it. */
export type RuleFinding = Omit<Finding, 'rule' | 'cites'>;

/** One rule of well engineering. Ids are unique. */
export interface Rule<Subject, Context> {
  readonly id: string;
  readonly cites: string;
  /** Null if the rule has nothing to judge; an empty list if all is fine. */
  readonly judge: (subject: Subject, context: Context) => readonly RuleFinding[] | null;
}

export type SectionRule = Rule<Section, SectionContext>;

/**
 * All that a rule may know from outside its section. A section is judged again only when one of these values changes:
 * keep them plain and few, or an edit in one section judges the whole well.
 */
export interface SectionContext {
  readonly settings: CheckSettings;
  /** Counts from 1. */
  readonly place: number;
  /** TVD BDF minus TVD SS, m; null if no value prevails. See `drillFloorOf`. */
  readonly drillFloorM: number | null;
  /** The TD of the section above; null if there is none or it is unknown. */
  readonly previousTdSsM: number | null;
  readonly previousTdAhdM: number | null;
  readonly previousDiameterIn: number | null;
  /** The section whose TD is the shoe of the string above; 0 if there is none. */
  readonly shoePlace: number;
  readonly shoeSsM: number | null;
  readonly shoeBdfM: number | null;
  readonly shoeAhdM: number | null;
  /** What ends this section's last formation: the first top of a later section, else the well's TD. */
  readonly endsAtSsM: number | null;
  readonly endsAtAhdM: number | null;
  /** Diameter of the next section's hole; null if there is none or it is unknown. */
  readonly nextDiameterIn: number | null;
  readonly hasNext: boolean;
  readonly reservoirs: readonly Reservoir[];
  /** Null without pressures, or if the drill floor is unknown. */
  readonly profile: PressureProfile | null;
  readonly strengthTests: readonly StrengthTest[];
  /** The path that pictures show; null without one. The same object for the same path. */
  readonly path: Trajectory | null;
}

/** The context of the rules for a whole list of the montage. */
export interface WellContext {
  readonly topLine: TopLine | null;
  readonly settings: CheckSettings;
  readonly drillFloorM: number | null;
  readonly profile: PressureProfile | null;
}
