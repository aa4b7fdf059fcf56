import { contextsOf, montageDrillFloor } from '../checks/contexts';
import { highestPore, lowestFracture, openHole, type At } from '../checks/mud-window';
import type { CheckSettings } from '../checks/settings';
import { tvdBdfFromTvdSs } from '../depths';
import type { Montage, Section } from '../montage/montage';
import { mudWeightOf } from '../schematic/mud-weights';
import { judgeSeat, usualKickPolicy, type JudgedSeat } from './casing-seats';
import { gradientAt } from './profile';
import { maaspKpa } from './shoe-strength';
import { strengthAt, type Strength } from './strength-tests';
import { tripMargin } from './trip-margin';
import { extremesOf } from './window';

/** The drill pipe that a trip margin assumes: no field of a montage contains one. */
export const assumedPipeIn = 5;
/** A smaller annulus has a smaller pipe. */
const leastAnnulusIn = 3;

/** The static window of a section's open hole. Gradients kPa/m over the depth below the drill floor. */
export interface SectionWindow {
  readonly section: Section;
  /** Counts from 1. */
  readonly place: number;
  /** The lightest and the heaviest that its mud may be; null if its weight is unknown. */
  readonly mud: readonly [least: number, most: number] | null;
  readonly pore: At | null;
  readonly fracture: At | null;
  /** Of its mud in its hole with a pipe of 5 in. */
  readonly tripMarginKpaPerM: number | null;
  /** Of the shoe above. */
  readonly strength: Strength | null;
  /** With its mud, at the shoe above. */
  readonly maaspKpa: number | null;
  /** Whether the shoe above holds a kick of 0.5 ppg from the section's TD. */
  readonly seat: JudgedSeat | null;
}

/** The windows of all sections; empty if the drill floor is unknown. */
export function sectionWindows(montage: Montage, settings: CheckSettings): SectionWindow[] {
  const drillFloorM = montageDrillFloor(montage);
  if (drillFloorM === null) return [];
  const contexts = contextsOf(montage, drillFloorM, settings);
  return montage.sections_list.flatMap((section, index): SectionWindow[] => {
    const context = contexts[index];
    if (!context) return [];
    const { place, shoeSsM, profile, strengthTests } = context;
    const weight = mudWeightOf(section.mud_item);
    const mud = weight && extremesOf(weight);
    const hole = openHole(section, context);
    const strength = shoeSsM === null ? null : strengthAt(strengthTests, shoeSsM, drillFloorM);
    const shoeTvdM = shoeSsM === null ? null : tvdBdfFromTvdSs(shoeSsM, drillFloorM);
    const fractureAtShoe =
      strength?.kpaPerM ?? (profile && shoeTvdM !== null ? gradientAt(profile.fracture, shoeTvdM) : null);
    const kickDepth = hole && tvdBdfFromTvdSs(hole.toSsM, drillFloorM);
    const canJudge =
      mud && shoeTvdM !== null && shoeTvdM > 0 && fractureAtShoe !== null && kickDepth !== null;
    const { yield_point_exact: yieldPointPa = null } = section.mud_item ?? {};
    const { diameter } = section;
    const hasMargin =
      yieldPointPa !== null && diameter !== null && diameter - assumedPipeIn >= leastAnnulusIn;
    return [
      {
        section,
        place,
        mud,
        pore: hole && highestPore(hole, context),
        fracture: hole && lowestFracture(hole, context),
        tripMarginKpaPerM: hasMargin ? tripMargin(yieldPointPa, diameter, assumedPipeIn) : null,
        strength,
        maaspKpa: strength && mud ? maaspKpa(strength.kpaPerM, mud[1], strength.tvdM) : null,
        seat: canJudge
          ? judgeSeat(
              { depth: shoeTvdM, fractureGradient: fractureAtShoe, mudWeight: mud[1], kickDepth },
              usualKickPolicy,
            )
          : null,
      },
    ];
  });
}
