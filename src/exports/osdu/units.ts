import { parseInches } from '@/domain/inches';

/** OSDU values without a frame of reference are in SI: m, kg/m3, Pa. Null stays null. */

const inchM = 0.0254;
const standardGravity = 9.80665;

/** Removes the digits below half a micrometre that conversion adds. */
const tidy = (value: number): number => Number(value.toPrecision(12)) + 0;

const times = (value: number | null, factor: number): number | null =>
  value === null || !Number.isFinite(value) ? null : tidy(value * factor);

export const metresOfInches = (inches: number | null): number | null => times(inches, inchM);
/** A size as text, `13 3/8`. */
export const metresOfSize = (size: string | null): number | null =>
  metresOfInches(size === null ? null : parseInches(size));
/** The density of a fluid column with a gradient: gradient divided by gravity. */
export const densityOfGradient = (kpaPerM: number | null): number | null =>
  times(kpaPerM, 1000 / standardGravity);
