import { isKnown } from '../checks/known';
import type { DepthField } from '../montage/catalogue';
import type { Formation, Montage, Section } from '../montage/montage';

/** The depths of a top or of a section's end, as a montage holds them, m. */
type DepthFields = Pick<Formation | Section, DepthField>;

/** A point of the hole of which both depths below the drill floor are known, m. */
export interface DepthPair {
  readonly ahdM: number;
  readonly tvdM: number;
}

/**
 * No well is as long (the longest is some 15 km along hole): a depth beyond is a slip of the keys, and would dwarf the
 * well.
 */
export const deepestConceivableM = 20_000;

const conceivable = (depthM: number | null): number | null =>
  isKnown(depthM) && depthM >= 0 && depthM <= deepestConceivableM ? depthM : null;

/** TVD below the drill floor (m), derived from TVD SS where only that is known; null where neither can be. */
export function tvdBdfOf(depths: DepthFields, drillFloorM: number): number | null {
  const { true_vertical_depth_below_drill_floor: bdfM, true_vertical_depth_subsea: ssM } = depths;
  return conceivable(isKnown(bdfM) ? bdfM : isKnown(ssM) ? ssM + drillFloorM : null);
}

/** AHD below the drill floor (m); null where it is not known or no depth of a well. */
export const ahdOf = (depths: DepthFields): number | null =>
  conceivable(depths.along_hole_depth_below_drill_floor);

/** Every top and section end of a montage, as they stand in it. */
export const placesOf = (montage: Montage): readonly DepthFields[] =>
  montage.sections_list.flatMap((section): readonly DepthFields[] => [...section.formations_list, section]);

/** What is known of one section's points; kept by the section, which an edit elsewhere leaves the same. */
const pairsBySection = new WeakMap<Section, { drillFloorM: number; pairs: readonly DepthPair[] }>();

function pairsOfSection(section: Section, drillFloorM: number): readonly DepthPair[] {
  const before = pairsBySection.get(section);
  if (before?.drillFloorM === drillFloorM) return before.pairs;
  const pairs: DepthPair[] = [];
  const add = (depths: DepthFields) => {
    const ahdM = ahdOf(depths);
    const tvdM = ahdM === null ? null : tvdBdfOf(depths, drillFloorM);
    if (ahdM !== null && tvdM !== null) pairs.push({ ahdM, tvdM });
  };
  for (const formation of section.formations_list) add(formation);
  add(section);
  pairsBySection.set(section, { drillFloorM, pairs });
  return pairs;
}

const fromShallow = (one: DepthPair, other: DepthPair): number =>
  one.ahdM - other.ahdM || one.tvdM - other.tvdM;

/** The points of which a montage gives both AHD and TVD, from shallow to deep along hole. */
export function depthPairsOf(montage: Montage, drillFloorM: number): readonly DepthPair[] {
  const pairs = montage.sections_list.flatMap((section) => pairsOfSection(section, drillFloorM));
  // As a rule they are in order already, and there may be twenty thousand.
  const isInOrder = pairs.every((pair, index) => fromShallow(pairs[index - 1] ?? pair, pair) <= 0);
  return isInOrder ? pairs : pairs.toSorted(fromShallow);
}
