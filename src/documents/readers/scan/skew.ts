import { halved } from './grey-picture';
import type { GreyPicture } from './grey-picture';
import { inkThreshold } from './paper';

/** A page in a scanner is not slanted more; a photo may be, and is then not read. */
const MOST_SKEW_DEG = 5;
const RADIANS = Math.PI / 180;
/** At this width a line of text across the page rises one pixel for each twentieth of a degree. */
const ENOUGH_PIXELS = 1400;
const MOST_POINTS = 80_000;

/**
 * How far the lines of a page rise to the right, in radians: the angle at which the ink, counted along it, separates most
 * sharply into lines (projection profile: Postl 1986). 0 for a page without lines.
 */
export function skewOf(picture: GreyPicture): number {
  let small = picture;
  while (Math.max(small.width, small.height) > 2 * ENOUGH_PIXELS) small = halved(small);
  const points = inkOf(small);
  if (points.length < 200) return 0;
  const height = small.height + Math.ceil(small.width * Math.tan(MOST_SKEW_DEG * RADIANS)) * 2 + 4;
  const counts = new Float64Array(height);
  const sharpness = (degrees: number) =>
    sharpnessAt(points, Math.tan(degrees * RADIANS), small.width, counts);
  let best = 0;
  let most = sharpness(0);
  for (const [reach, step] of [
    [MOST_SKEW_DEG, 0.5],
    [0.5, 0.1],
    [0.1, 0.02],
  ] as const) {
    const middle = best;
    for (let degrees = middle - reach; degrees <= middle + reach + 1e-9; degrees += step) {
      if (Math.abs(degrees) > MOST_SKEW_DEG) continue;
      const sharp = sharpness(degrees);
      if (sharp > most) [most, best] = [sharp, degrees];
    }
  }
  return best * RADIANS;
}

/** Pairs of x and y of dark pixels. */
function inkOf(picture: GreyPicture): Int32Array {
  const { width, height, data } = picture;
  const threshold = inkThreshold(picture);
  let dark = 0;
  for (const shade of data) if (shade <= threshold) dark += 1;
  // A step that does not divide the width takes pixels of every column.
  const every = Math.max(1, Math.ceil(dark / MOST_POINTS));
  const points = new Int32Array(2 * Math.ceil(dark / every));
  let [seen, at] = [0, 0];
  for (let y = 0, from = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, from += 1) {
      if (data[from]! > threshold) continue;
      if (seen % every === 0) {
        points[at] = x;
        points[at + 1] = y;
        at += 2;
      }
      seen += 1;
    }
  }
  return points.subarray(0, at);
}

function sharpnessAt(points: Int32Array, slope: number, width: number, counts: Float64Array): number {
  counts.fill(0);
  const shift = Math.ceil(Math.abs(slope) * width) + 1;
  for (let at = 0; at < points.length; at += 2) {
    const line = Math.round(points[at + 1]! + points[at]! * slope) + shift;
    if (line >= 0 && line < counts.length) counts[line]! += 1;
  }
  let sum = 0;
  for (let line = 1; line < counts.length; line += 1) sum += (counts[line]! - counts[line - 1]!) ** 2;
  return sum;
}
