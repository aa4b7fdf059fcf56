import { equivalentMudWeight } from '@/domain/pressures/gradients';
import { pressureLines } from '@/domain/pressures/profile';
import type { PressureLine } from '@/domain/pressures/profile';
import { tvdBdfFromTvdSs } from '@/domain/depths';

import { sameSize, shoeOf, stringName } from './casing-strings';
import type { CasingString } from './casing-strings';
import type { PressurePointFact, StrengthTestFact } from './rock-facts';
import { placedPoint, pressureAtDepth } from './rock-pressures';
import type { PlacedPoint, PlacedPressure } from './rock-pressures';
import type { GenerationState } from './state';

/** A point of the pressure profile that the montage keeps. */
export interface KeptPoint {
  fact: PressurePointFact;
  point: PlacedPoint;
  pressures: Readonly<Record<PressureLine, PlacedPressure | null>>;
  /** Why its pressures are doubtful; null if they are not. */
  flags: Readonly<Record<PressureLine, string | null>>;
}

/** A test of the rock that the montage keeps. */
export interface KeptTest {
  fact: StrengthTestFact;
  point: PlacedPoint;
  pressure: PlacedPressure;
  flag: string | null;
  /** The string whose shoe gives the depth, where the test has none of its own. */
  atShoeOf: CasingString | null;
}

/** Above the weight of rock or far below that of water, kPa/m over the TVD below the drill floor. */
const USUAL = { from: 5, to: 26 };
/** How far (as a part) a pressure may exceed the one that bounds it: figures are rounded. */
const ROUNDING = 0.005;

const UNUSUAL =
  'No rock has a pressure like this at this depth: check its unit and the reference of the depth.';
const ABOVE_FRACTURE =
  'The pore pressure is above the fracture pressure of the same depth: check both in the document.';
const ABOVE_OVERBURDEN =
  'The fracture pressure is well above that of the rock above it: check both in the document.';
/** Tension of the rock raises the fracture pressure above the overburden by little. */
const TENSION = 0.05;

function isUnusual(pressure: PlacedPressure | null, tvdSsM: number, { frame }: GenerationState): boolean {
  if (pressure === null || frame.documentFloorM === null) return false;
  const gradient = equivalentMudWeight(pressure.kpa, tvdBdfFromTvdSs(tvdSsM, frame.documentFloorM));
  return gradient === null || gradient < USUAL.from || gradient > USUAL.to;
}

/** The pressure points of the documents, from shallow to deep; those whose depth or pressure does not follow are left out. */
export function keptPoints(state: GenerationState): KeptPoint[] {
  return (state.facts.pressurePoints ?? [])
    .flatMap((fact): KeptPoint[] => {
      const point = placedPoint(fact, state);
      if (!point) return [];
      const of = (line: PressureLine) => {
        const written = fact[line];
        return written && pressureAtDepth(written, point.tvdSsM, state);
      };
      const pressures = { pore: of('pore'), fracture: of('fracture'), overburden: of('overburden') };
      if (pressureLines.every((line) => pressures[line] === null)) return [];
      return [{ fact, point, pressures, flags: flagsOf(pressures, point, state) }];
    })
    .toSorted((one, other) => one.point.tvdSsM - other.point.tvdSsM);
}

function flagsOf(
  { pore, fracture, overburden }: KeptPoint['pressures'],
  { tvdSsM }: PlacedPoint,
  state: GenerationState,
): KeptPoint['flags'] {
  const unusual = (pressure: PlacedPressure | null) => (isUnusual(pressure, tvdSsM, state) ? UNUSUAL : null);
  const exceeds = (one: PlacedPressure | null, other: PlacedPressure | null, by: number) =>
    one !== null && other !== null && one.kpa > other.kpa * (1 + by);
  const abovePore = exceeds(pore, fracture, ROUNDING) ? ABOVE_FRACTURE : null;
  const aboveRock = exceeds(fracture, overburden, TENSION) ? ABOVE_OVERBURDEN : null;
  return {
    pore: abovePore ?? unusual(pore),
    fracture: abovePore ?? aboveRock ?? unusual(fracture),
    overburden: aboveRock ?? unusual(overburden),
  };
}

/** The tests of the documents, from shallow to deep; those whose depth does not follow are left out. */
export function keptTests(state: GenerationState): KeptTest[] {
  return (state.facts.strengthTests ?? [])
    .flatMap((fact): KeptTest[] => {
      const own = placedPoint(fact, state);
      const string = own === null ? stringOf(fact, state) : null;
      const point = own ?? (string && placedPoint(shoeOf(string), state));
      const pressure = point && pressureAtDepth(fact.pressure, point.tvdSsM, state);
      if (!point || !pressure) return [];
      const flag = isUnusual(pressure, point.tvdSsM, state) ? UNUSUAL : null;
      return [{ fact, point, pressure, flag, atShoeOf: string }];
    })
    .toSorted((one, other) => one.point.tvdSsM - other.point.tvdSsM);
}

/** The only string of a size; null if there is none, or more than one. */
function stringOf({ casingIn }: StrengthTestFact, { sections }: GenerationState): CasingString | null {
  const strings = sections.flatMap(({ strings: own }) => own);
  const ofSize = strings.filter(({ joints }) =>
    joints.some((joint) => sameSize(joint.outerDiameterIn, casingIn)),
  );
  const [only] = ofSize;
  return ofSize.length === 1 && only ? only : null;
}

/** The shoe that gives the depth of a test, in words. */
export const shoeInWords = (string: CasingString): string => `the shoe of the ${stringName(string)}`;
