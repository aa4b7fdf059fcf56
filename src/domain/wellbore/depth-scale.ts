/** The smallest of 1, 2 and 5 times a power of ten that divides `range` into at most `most` steps; both above zero. */
export function roundStep(range: number, most: number): number {
  const rough = range / most;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((digit) => digit * power >= rough * (1 - 1e-9)) ?? 10) * power;
}

/** Depths (m) from 0 to `deepestM` in round steps, at most `most` of them after the 0; only 0 if nothing is deeper. */
export function depthTicks(deepestM: number, most: number): number[] {
  if (!(deepestM > 0) || !Number.isFinite(deepestM) || !(most >= 1)) return [0];
  const step = roundStep(deepestM, most);
  return Array.from({ length: Math.floor(deepestM / step + 1e-9) + 1 }, (_, index) => index * step);
}

/**
 * The exaggeration of diameters, which would otherwise be invisible compared with depths: at most `most`, a round
 * number.
 */
export function roundFactor(most: number): number {
  if (!(most > 1) || !Number.isFinite(most)) return 1;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2, 1].find((digit) => digit * power <= most * (1 + 1e-9)) ?? 1) * power;
}
