import { apiSizes, outerSizes } from './nominal-sizes';

/**
 * Casing and liner of the tables of API Specification 5CT (ISO 11960): outer diameter (in), and for each nominal weight
 * (lb/ft, threads and coupling) the inner diameter (in). Larger pipe (18 in and up, other than 18 5/8 and 20 in) is made to
 * API 5L and has no weights here.
 */
const SIZES: Readonly<
  Record<(typeof apiSizes)[number], readonly (readonly [poundsPerFoot: number, innerDiameterIn: number])[]>
> = {
  4.5: [
    [9.5, 4.09],
    [10.5, 4.052],
    [11.6, 4.0],
    [13.5, 3.92],
    [15.1, 3.826],
  ],
  5: [
    [11.5, 4.56],
    [13, 4.494],
    [15, 4.408],
    [18, 4.276],
    [21.4, 4.126],
    [23.2, 4.044],
    [24.1, 4.0],
  ],
  5.5: [
    [14, 5.012],
    [15.5, 4.95],
    [17, 4.892],
    [20, 4.778],
    [23, 4.67],
    [26, 4.548],
  ],
  6.625: [
    [20, 6.049],
    [24, 5.921],
    [28, 5.791],
    [32, 5.675],
  ],
  7: [
    [17, 6.538],
    [20, 6.456],
    [23, 6.366],
    [26, 6.276],
    [29, 6.184],
    [32, 6.094],
    [35, 6.004],
    [38, 5.92],
  ],
  7.625: [
    [24, 7.025],
    [26.4, 6.969],
    [29.7, 6.875],
    [33.7, 6.765],
    [39, 6.625],
    [42.8, 6.501],
    [45.3, 6.435],
    [47.1, 6.375],
  ],
  8.625: [
    [24, 8.097],
    [28, 8.017],
    [32, 7.921],
    [36, 7.825],
    [40, 7.725],
    [44, 7.625],
    [49, 7.511],
  ],
  9.625: [
    [32.3, 9.001],
    [36, 8.921],
    [40, 8.835],
    [43.5, 8.755],
    [47, 8.681],
    [53.5, 8.535],
    [58.4, 8.435],
  ],
  10.75: [
    [32.75, 10.192],
    [40.5, 10.05],
    [45.5, 9.95],
    [51, 9.85],
    [55.5, 9.76],
    [60.7, 9.66],
    [65.7, 9.56],
  ],
  11.75: [
    [42, 11.084],
    [47, 11.0],
    [54, 10.88],
    [60, 10.772],
    [65, 10.682],
  ],
  13.375: [
    [48, 12.715],
    [54.5, 12.615],
    [61, 12.515],
    [68, 12.415],
    [72, 12.347],
  ],
  16: [
    [65, 15.25],
    [75, 15.124],
    [84, 15.01],
    [109, 14.688],
  ],
  18.625: [[87.5, 17.755]],
  20: [
    [94, 19.124],
    [106.5, 19.0],
    [133, 18.73],
  ],
};

const SAME_SIZE_IN = 0.02;

/** Whether a size (in) is an outer diameter of casing. */
export function isCasingSize(sizeIn: number): boolean {
  return outerSizes.some((size) => Math.abs(size - sizeIn) <= SAME_SIZE_IN);
}

/** The weights (lb/ft) and inner diameters (in) that API 5CT lists for an outer diameter (in); empty for any other size. */
export function apiWeights(
  outerDiameterIn: number,
): readonly { poundsPerFoot: number; innerDiameterIn: number }[] {
  const size = apiSizes.find((listed) => Math.abs(listed - outerDiameterIn) <= SAME_SIZE_IN);
  return (size === undefined ? [] : SIZES[size]).map(([poundsPerFoot, innerDiameterIn]) => ({
    poundsPerFoot,
    innerDiameterIn,
  }));
}

/** Hole sizes (in) of bits and reamers: nearly every hole has one of these. */
const HOLE_SIZES = [
  3.75, 4.125, 4.5, 4.75, 5.875, 6, 6.125, 6.25, 6.5, 6.75, 7.5, 7.875, 8.375, 8.5, 8.75, 9, 9.25, 9.5, 9.875,
  10.625, 11, 12.25, 13.5, 13.75, 14.5, 14.75, 15.5, 16, 16.5, 17, 17.5, 18.125, 18.25, 20, 21, 22, 23, 24,
  26, 28, 30, 32, 33, 34, 36, 38, 42, 46, 48,
];

/** Whether a size (in) is a hole size. */
export function isHoleSize(sizeIn: number): boolean {
  return HOLE_SIZES.some((size) => Math.abs(size - sizeIn) <= SAME_SIZE_IN);
}

/** How far a size in round millimetres may be from the size in inches, as a share. */
const ROUNDED = 0.006;

/** The hole size (in) nearest to a size that was converted from round millimetres; null if none is near. */
export function nearestHoleSize(sizeIn: number): number | null {
  const nearest = HOLE_SIZES.reduce((best, size) =>
    Math.abs(size - sizeIn) < Math.abs(best - sizeIn) ? size : best,
  );
  return Math.abs(nearest - sizeIn) <= sizeIn * ROUNDED ? nearest : null;
}

/** The hole size (in) that a size in whole millimetres means: 311 mm are 12 1/4; null if it means none. */
export function holeSizeOfMm(sizeMm: number): number | null {
  if (!Number.isInteger(sizeMm)) return null;
  return HOLE_SIZES.find((size) => Math.abs(size * MM_PER_INCH - sizeMm) <= HALF_MM) ?? null;
}
const MM_PER_INCH = 25.4;
const HALF_MM = 0.5;
