import { casingClearance } from '@/domain/casing';
import { positionAtAhd } from '@/domain/trajectory/position';
import { buildTrajectory } from '@/domain/trajectory/trajectory';
import type { Trajectory } from '@/domain/trajectory/trajectory';
import { sameSize } from '../casing-strings';
import type { CasingStringFact, FormationTopFact, HoleSectionFact, WellFacts } from '../facts';
import { sameFormation } from '../understanding/words/formation-names';
import { findOutside } from '../understanding/facts/limits';
import type { KindOfAnswer } from './fields';
import type { AnyFact } from './read-fact';

/** Depths of different documents are rounded. */
const TOLERANCE_M = 1;
/** A shoe is above the bottom of its hole. */
const SHOE_TOLERANCE_M = 0.5;

/** The path of the survey; null without one that can be built. */
export function trajectoryOf({ survey }: WellFacts): Trajectory | null {
  const stations = survey?.stations ?? [];
  const distinct = stations.filter(({ ahdM }, at) => at === 0 || ahdM > (stations[at - 1]?.ahdM ?? -1));
  if (distinct.length < 2) return null;
  const built = buildTrajectory(
    distinct.map(({ ahdM, inclinationDeg, azimuthDeg }) => ({ ahdM, inclinationDeg, azimuthDeg })),
    { firstStationTvdM: distinct[0]?.tvdM ?? null },
  );
  return built.ok ? built.trajectory : null;
}

interface Point {
  ahdM: number | null;
  tvdM: number | null;
  tvdSsM: number | null;
}

type Compared = 'ahdM' | 'tvdM' | 'tvdSsM';
const COMPARED: readonly Compared[] = ['ahdM', 'tvdM', 'tvdSsM'];

const ofTop = (top: FormationTopFact): Point => ({
  ahdM: top.ahdBdfM,
  tvdM: top.tvdBdfM,
  tvdSsM: top.tvdSsM,
});
const ofSection = (section: HoleSectionFact): Point => ({
  ahdM: section.tdAhdM,
  tvdM: section.tdTvdBdfM,
  tvdSsM: section.tdTvdSsM,
});
const ofShoe = (string: CasingStringFact): Point => ({
  ahdM: string.shoeAhdM,
  tvdM: string.shoeTvdBdfM,
  tvdSsM: string.shoeTvdSsM,
});

/** How much deeper the first point is than the second, in a reference that both have; null without one. */
function deeperBy(a: Point, b: Point): number | null {
  const shared = COMPARED.find((depth) => a[depth] !== null && b[depth] !== null);
  return shared === undefined ? null : a[shared]! - b[shared]!;
}

const isBelow = (a: Point, b: Point, toleranceM = 0): boolean => (deeperBy(a, b) ?? -Infinity) > toleranceM;

/** Whether the depths of one point agree with each other, with the drill floor, and with the survey. */
function disagreesWithItself(point: Point, facts: WellFacts, trajectory: Trajectory | null): string | null {
  const { ahdM, tvdM, tvdSsM } = point;
  const { drillFloorM } = facts.header;
  if (COMPARED.some((depth) => (point[depth] ?? 0) < 0)) return 'its depth is above what it is counted from';
  const verticalM = tvdM ?? (tvdSsM === null || drillFloorM === null ? null : tvdSsM + drillFloorM);
  if (tvdM !== null && tvdSsM !== null) {
    const floorM = tvdM - tvdSsM;
    if (drillFloorM !== null && Math.abs(floorM - drillFloorM) > TOLERANCE_M)
      return 'its vertical depths are not apart by the height of the drill floor';
  }
  if (ahdM !== null && verticalM !== null && verticalM > ahdM + TOLERANCE_M)
    return 'its vertical depth is larger than its depth along the hole';
  if (trajectory === null) return null;
  if (ahdM !== null && ahdM > trajectory.end.ahdM + TOLERANCE_M)
    return 'it is deeper than the end of the survey';
  if (ahdM === null || verticalM === null || (tvdM === null && drillFloorM === null)) return null;
  const position = positionAtAhd(trajectory, ahdM);
  return position.kind === 'position' && Math.abs(position.tvdM - verticalM) > TOLERANCE_M
    ? 'its two depths are not one point of the survey'
    : null;
}

/** A vertical depth below the lowest point of the survey. */
function isBelowTheSurvey(point: Point, facts: WellFacts, trajectory: Trajectory | null): boolean {
  const { drillFloorM } = facts.header;
  const verticalM =
    point.tvdM ?? (point.tvdSsM === null || drillFloorM === null ? null : point.tvdSsM + drillFloorM);
  if (trajectory === null || verticalM === null) return false;
  const deepestM = Math.max(
    trajectory.start.tvdM,
    trajectory.end.tvdM,
    ...trajectory.segments.map(({ from }) => from.tvdM),
  );
  return verticalM > deepestM + TOLERANCE_M;
}

/** Smaller holes are deeper. */
function sectionOutOfOrder(section: HoleSectionFact, { sections }: WellFacts): string | null {
  const wrong = sections.find((other) => {
    if (other === section || sameSize(other.diameterIn, section.diameterIn)) return false;
    return other.diameterIn > section.diameterIn
      ? isBelow(ofSection(other), ofSection(section))
      : isBelow(ofSection(section), ofSection(other));
  });
  return wrong ? 'a larger hole would end below a smaller one' : null;
}

function stringOutOfPlace(string: CasingStringFact, { casings, sections }: WellFacts): string | null {
  const { outerDiameterIn: outerIn, holeDiameterIn: holeIn, kind } = string;
  if (outerIn === null) return 'it has no size';
  if (holeIn !== null && casingClearance(holeIn, outerIn).verdict === 'none')
    return 'it does not fit its hole';
  const section = sections.find(({ diameterIn }) => sameSize(diameterIn, holeIn));
  if (section && kind !== 'tieback' && isBelow(ofShoe(string), ofSection(section), SHOE_TOLERANCE_M))
    return 'its shoe would be below the end of its hole';
  const deepest = sections.toSorted((a, b) => a.diameterIn - b.diameterIn)[0];
  if (deepest && kind !== 'tieback' && isBelow(ofShoe(string), ofSection(deepest), SHOE_TOLERANCE_M))
    return 'its shoe would be below the end of the well';
  if (kind === 'tieback') return null;
  for (const other of casings) {
    const otherIn = other.outerDiameterIn;
    if (other === string || otherIn === null || other.kind === 'tieback' || sameSize(otherIn, outerIn))
      continue;
    const [outside, inside] = otherIn > outerIn ? [other, string] : [string, other];
    if (isBelow(ofShoe(outside), ofShoe(inside))) return 'a larger string would end below a smaller one';
    const boreIn = outside.innerDiameterIn;
    if (boreIn !== null && (inside.outerDiameterIn ?? 0) >= boreIn)
      return 'it does not pass the string around it';
  }
  return null;
}

/** A base is below its top, and both are in the well. */
function topOutOfOrder(top: FormationTopFact, { tops, sections }: WellFacts): string | null {
  const deepest = sections.toSorted((a, b) => a.diameterIn - b.diameterIn)[0];
  if (deepest && top.kind === 'top' && isBelow(ofTop(top), ofSection(deepest), TOLERANCE_M))
    return 'it would be below the end of the well';
  const wrong = tops.find((other) => {
    if (other === top || other.kind === top.kind || !sameFormation(other.name, top.name)) return false;
    const [upper, lower] = top.kind === 'top' ? [top, other] : [other, top];
    return isBelow(ofTop(upper), ofTop(lower));
  });
  return wrong ? 'its top would be below its base' : null;
}

/** The holes of the well, in; empty where nothing says them. */
const holesOf = ({ sections, casings }: WellFacts): number[] => [
  ...sections.map(({ diameterIn }) => diameterIn),
  ...casings.flatMap(({ holeDiameterIn }) => holeDiameterIn ?? []),
];

function sizeOfNothing(fact: AnyFact, facts: WellFacts): string | null {
  const holes = holesOf(facts);
  const holeIn = 'holeDiameterIn' in fact ? fact.holeDiameterIn : null;
  if (holeIn !== null && holes.length > 0 && !holes.some((size) => sameSize(size, holeIn)))
    return 'the well has no hole of that size';
  const casingIn = 'casingOuterDiameterIn' in fact ? fact.casingOuterDiameterIn : null;
  const strings = facts.casings.flatMap(({ outerDiameterIn }) => outerDiameterIn ?? []);
  return casingIn !== null && strings.length > 0 && !strings.some((size) => sameSize(size, casingIn))
    ? 'the well has no string of that size'
    : null;
}

/**
 * Why a fact cannot be true of the well, by the limits of its fields and by the other facts; null where nothing speaks against
 * it.
 *
 * @param fields the fields of the fact that a model read; the others are the reader's.
 * @param facts the well with the fact in it.
 */
export function implausible(
  kind: KindOfAnswer,
  { fact, fields }: { fact: AnyFact; fields: readonly string[] },
  facts: WellFacts,
  trajectory: Trajectory | null,
): string | null {
  const outside = findOutside(facts).find(
    (one) => one.fact === fact && one.fields.some((field) => fields.includes(field.split('.')[0] ?? field)),
  );
  if (outside) return `the ${outside.fieldWords} ${outside.says}`;
  if (kind === 'tops' || kind === 'sections' || kind === 'casing') {
    const point =
      kind === 'tops'
        ? ofTop(fact as FormationTopFact)
        : kind === 'sections'
          ? ofSection(fact as HoleSectionFact)
          : ofShoe(fact as CasingStringFact);
    const why = disagreesWithItself(point, facts, trajectory);
    if (why !== null) return why;
    if (isBelowTheSurvey(point, facts, trajectory)) return 'it is deeper than the survey';
    if (kind === 'tops') return topOutOfOrder(fact as FormationTopFact, facts);
    if (kind === 'sections') return sectionOutOfOrder(fact as HoleSectionFact, facts);
    return stringOutOfPlace(fact as CasingStringFact, facts);
  }
  return sizeOfNothing(fact, facts);
}
