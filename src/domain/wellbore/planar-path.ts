import type { SurveyStation } from '../trajectory/trajectory';
import { writtenRoundingM } from './consistent-pairs';
import type { DepthPair } from './known-depths';

/**
 * The maximum ratio of the inclination at an interval's end to the interval's mean inclination. Up to sqrt(3) an arc
 * through the vertical compensates for it (sin x / x = cos(x / sqrt(3)) to the fourth order); this is below that with a
 * margin.
 */
const leaningRatio = 1.5;
/** The maximum inclination: no arc leads through the opposite direction. */
const maxInclinedRad = (175 * Math.PI) / 180;
const halvings = 50;
const straightRad = 1e-7;

/** The mean cosine over the angles between two: the TVD per metre of the circular arc between them. */
function meanCosine(oneRad: number, otherRad: number): number {
  const turn = otherRad - oneRad;
  return Math.abs(turn) < 1e-6
    ? Math.cos((oneRad + otherRad) / 2)
    : (Math.sin(otherRad) - Math.sin(oneRad)) / turn;
}

interface Interval {
  readonly lengthM: number;
  /** The mean inclination, from vertical. */
  readonly meanRad: number;
}

/**
 * Survey stations of a hole in one vertical plane through given points (m below the drill floor), made of circular arcs
 * without corners.
 *
 * `pairs` are from shallow to deep, each reachable from the one before (see `consistentPairs`), without the drill
 * floor. Where AHD equals TVD to a tenth of a metre from the drill floor down, the hole is vertical. Below, the
 * inclination at a point is between the mean inclinations above and below it, and two arcs between points give the hole
 * its length and depth: a single arc has no freedom left and oscillates more at each point. The result is a smooth
 * guess and not a survey: between two points the real hole may differ.
 *
 * Depths do not give the azimuth: it is the caller's.
 */
export function planarStations(pairs: readonly DepthPair[], azimuthDeg: number): SurveyStation[] {
  const points = withVerticalTop(pairs);
  const intervals = points.slice(1).map((to, index): Interval => {
    const from = points[index] ?? to;
    const lengthM = to.ahdM - from.ahdM;
    return { lengthM, meanRad: Math.acos(Math.min(1, Math.max(-1, (to.tvdM - from.tvdM) / lengthM))) };
  });
  const inclinations = inclinationsAt(intervals);
  const stations: SurveyStation[] = [];
  const add = (ahdM: number, inclinationRad: number) =>
    stations.push({ ahdM, inclinationDeg: (inclinationRad * 180) / Math.PI, azimuthDeg });
  let reachedM = 0;
  points.forEach((point, index) => {
    const inclination = inclinations[index] ?? 0;
    const next = points[index + 1];
    add(point.ahdM, inclination);
    if (!next) return;
    const lengthM = next.ahdM - point.ahdM;
    const nextInclination = inclinations[index + 1] ?? 0;
    const wanted = (next.tvdM - reachedM) / lengthM;
    const middle = middleInclination(inclination, nextInclination, wanted);
    reachedM += (lengthM / 2) * (meanCosine(inclination, middle) + meanCosine(middle, nextInclination));
    const isStraight = Math.abs(middle - inclination) + Math.abs(middle - nextInclination) < straightRad;
    if (!isStraight) add(point.ahdM + lengthM / 2, middle);
  });
  return stations;
}

/** Starts at the drill floor, and sets TVD to AHD as long as only rounding separates them. */
function withVerticalTop(pairs: readonly DepthPair[]): DepthPair[] {
  const points: DepthPair[] = [{ ahdM: 0, tvdM: 0 }];
  let vertical = true;
  for (const { ahdM, tvdM } of pairs) {
    vertical &&= Math.abs(ahdM - tvdM) <= writtenRoundingM;
    points.push({ ahdM, tvdM: vertical ? ahdM : tvdM });
  }
  return points;
}

function inclinationsAt(intervals: readonly Interval[]): number[] {
  const first = intervals[0];
  if (!first) return [0];
  const inclinations = [0];
  for (let index = 1; index < intervals.length; index += 1) {
    const above = intervals[index - 1] ?? first;
    const below = intervals[index] ?? first;
    const between =
      (above.meanRad * below.lengthM + below.meanRad * above.lengthM) / (above.lengthM + below.lengthM);
    inclinations.push(limited(between, above.meanRad, below.meanRad));
  }
  const last = intervals.at(-1) ?? first;
  // Extends the arc from the point above by half: neither an oscillation nor a kink at the end.
  const onward = 1.5 * last.meanRad - 0.5 * (inclinations.at(-1) ?? 0);
  inclinations.push(limited(onward, last.meanRad, last.meanRad));
  return inclinations;
}

function limited(inclinationRad: number, aboveRad: number, belowRad: number): number {
  const most = leaningRatio * Math.min(aboveRad, belowRad);
  const least = Math.PI - leaningRatio * (Math.PI - Math.max(aboveRad, belowRad));
  return Math.max(0, Math.max(least, Math.min(most, inclinationRad)));
}

/** The inclination in the middle with which two arcs descend by `wanted` per metre; the nearest one if none does. */
function middleInclination(fromRad: number, toRad: number, wanted: number): number {
  let low = 0;
  let high = maxInclinedRad;
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (low + high) / 2;
    const down = (meanCosine(fromRad, middle) + meanCosine(middle, toRad)) / 2;
    if (down > wanted) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
