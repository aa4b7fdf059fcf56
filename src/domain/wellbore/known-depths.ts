import { isKnown } from '../checks/known';
import type { DepthField } from '../montage/catalogue';
import type { Formation, Montage, Section } from '../montage/montage';

/** The depths of a top or of a section's end, as in a montage, m. */
type DepthFields = Pick<Formation | Section, DepthField>;

/** A point of the hole with both depths below the drill floor, m. */
export interface DepthPair {
  readonly ahdM: number;
  readonly tvdM: number;
}

/**
 * Deeper than any well (the longest is about 15 km along the hole): such a depth is a typing error, and would make the
 * well tiny.
 */
export const deepestPlausibleM = 20_000;

const plausible = (depthM: number | null): number | null =>
  isKnown(depthM) && depthM >= 0 && depthM <= deepestPlausibleM ? depthM : null;

/** TVD below the drill floor (m), derived from TVD SS if necessary; null if neither is known. */
export function tvdBdfOf(depths: DepthFields, drillFloorM: number): number | null {
  const { true_vertical_depth_below_drill_floor: bdfM, true_vertical_depth_subsea: ssM } = depths;
  return plausible(isKnown(bdfM) ? bdfM : isKnown(ssM) ? ssM + drillFloorM : null);
}

/** AHD below the drill floor (m); null if it is unknown or deeper than any well. */
export const ahdOf = (depths: DepthFields): number | null =>
  plausible(depths.along_hole_depth_below_drill_floor);

/** All tops and section ends of a montage, in its order. */
export const placesOf = (montage: Montage): readonly DepthFields[] =>
  montage.sections_list.flatMap((section): readonly DepthFields[] => [...section.formations_list, section]);

/** The known pairs of each section, cached by section: an edit elsewhere keeps them. */
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

/** The points of a montage with both AHD and TVD, from shallow to deep along the hole. */
export function depthPairsOf(montage: Montage, drillFloorM: number): readonly DepthPair[] {
  const pairs = montage.sections_list.flatMap((section) => pairsOfSection(section, drillFloorM));
  // They are usually sorted already, and there may be twenty thousand.
  const isInOrder = pairs.every((pair, index) => fromShallow(pairs[index - 1] ?? pair, pair) <= 0);
  return isInOrder ? pairs : pairs.toSorted(fromShallow);
}
