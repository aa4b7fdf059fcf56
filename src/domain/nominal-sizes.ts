/**
 * Outer diameters (in) of pipe used in wells, by which strings are named. Apart from the weights of `casing-sizes.ts`,
 * because the editor needs only these.
 */

/** Of the tables of API Specification 5CT (ISO 11960). */
export const apiSizes = [
  4.5, 5, 5.5, 6.625, 7, 7.625, 8.625, 9.625, 10.75, 11.75, 13.375, 16, 18.625, 20,
] as const;

/** Line pipe of API 5L, and manufacturers' sizes. */
const OTHER_SIZES = [
  4, 7.75, 9.875, 10, 11.875, 12.75, 13.625, 14, 16.04, 18, 22, 24, 26, 28, 30, 32, 36, 38, 42,
];

export const outerSizes: readonly number[] = [...apiSizes, ...OTHER_SIZES];

/** Catalogues round millimetres to 0.1, and 177.8 to 178. */
const ROUNDED_MM = 0.2;

/** The nominal size (in) that a size in rounded millimetres means: 339.7 mm are 13 3/8. Any other size is returned unchanged. */
export function nominalSizeOfMm(sizeIn: number): number {
  const inMm = (one: number) => one * 25.4;
  // 0.2 in binary fractions is a little less.
  const near = (one: number) => Math.abs(inMm(one) - inMm(sizeIn)) <= ROUNDED_MM + 1e-9;
  return outerSizes.find(near) ?? sizeIn;
}
