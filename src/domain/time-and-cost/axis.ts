/** The values at the lines of a scale from 0 to at least `most`, at distances of 1, 2 or 5 times a power of ten. */
export function ticksTo(most: number, count: number): number[] {
  if (!(most > 0) || !Number.isFinite(most)) return [0, 1];
  const rough = most / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const distance = ([1, 2, 5, 10].find((times) => times * power >= rough * 0.999) ?? 10) * power;
  const steps = Math.ceil(most / distance - 1e-9);
  return Array.from({ length: steps + 1 }, (_, index) => index * distance);
}
