import { isKnown } from '../checks/known';
import { tvdBdfFromTvdSs } from '../depths';
import type { StrengthTest } from '../montage/montage';
import { equivalentMudWeight } from './gradients';

/** The strength of the rock at a test. */
export interface Strength {
  readonly test: StrengthTest;
  /** Of the tested rock, m TVD below the drill floor. */
  readonly tvdM: number;
  /** The equivalent mud weight of its pressure, kPa/m. */
  readonly kpaPerM: number;
  /** Whether the rock may bear more: a FIT stops before it leaks. */
  readonly isLowerBound: boolean;
}

export const strengthOf = (test: StrengthTest, drillFloorM: number): Strength | null => {
  const { true_vertical_depth_subsea: ssM, pressure: kpa, test_type: type } = test;
  if (!isKnown(ssM) || !isKnown(kpa) || kpa <= 0) return null;
  const tvdM = tvdBdfFromTvdSs(ssM, drillFloorM);
  const kpaPerM = equivalentMudWeight(kpa, tvdM);
  return kpaPerM === null ? null : { test, tvdM, kpaPerM, isLowerBound: type === 'FIT' };
};

/**
 * How far a shoe's test may be from its depth, m TVD. It is in 10 to 50 ft of new hole (30 CFR 250.427) or within 10 m
 * (Canada, SOR/2009-315 s. 33); some companies give the depth of the shoe, which may be rounded.
 */
const reachM = { above: 2, below: 20 };

/**
 * The strength at a shoe from its tests: a measured test before a planned one, a leak-off before a lower bound, and of
 * several the lowest. Null without a test there. The depth of the shoe in m TVD SS.
 */
export function strengthAt(
  tests: readonly StrengthTest[],
  shoeSsM: number,
  drillFloorM: number,
): Strength | null {
  const rank = ({ test, isLowerBound }: Strength): number =>
    (test.status === 'measured' ? 0 : 2) + (isLowerBound ? 1 : 0);
  const near = tests.flatMap((test) => {
    const strength = strengthOf(test, drillFloorM);
    if (!strength) return [];
    const belowM = strength.tvdM - drillFloorM - shoeSsM;
    return belowM >= -reachM.above && belowM <= reachM.below ? [strength] : [];
  });
  const [best = null] = near.toSorted((one, other) => rank(one) - rank(other) || one.kpaPerM - other.kpaPerM);
  return best;
}

/** `LOT`, or `Test` if its type is unknown. */
export const testName = ({ test_type: type }: StrengthTest): string => type ?? 'Test';
