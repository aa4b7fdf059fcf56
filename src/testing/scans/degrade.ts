import type { GreyPicture } from '@/documents/readers/scan/grey-picture';
import { blankPicture } from '@/documents/readers/scan/grey-picture';

/** The effects of a scanner on a page. */
export interface Degradation {
  /** Clockwise. */
  skewDeg: number;
  /** Standard deviation of the shades. */
  noise: number;
  /** One of so many pixels is a black or a white speck; 0 for none. */
  specksOneIn: number;
  seed: number;
}

/** Uniform from 0 to 1 (mulberry32), the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A clean page as a scanner would have it: slanted, with paper that is not quite white, noise and specks. */
export function degraded(
  picture: GreyPicture,
  { skewDeg, noise, specksOneIn, seed }: Degradation,
): GreyPicture {
  const random = randomOf(seed);
  const { width, height, data } = picture;
  const result = blankPicture(width, height);
  const [sin, cos] = [Math.sin((skewDeg * Math.PI) / 180), Math.cos((skewDeg * Math.PI) / 180)];
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const [right, down] = [x - width / 2, y - height / 2];
      const shade = shadeAt(
        data,
        width,
        height,
        width / 2 + right * cos + down * sin,
        height / 2 - right * sin + down * cos,
      );
      // The sum of three is close enough to a normal distribution.
      const grain = (random() + random() + random() - 1.5) * 2 * noise;
      const speck = specksOneIn > 0 && random() < 1 / specksOneIn;
      result.data[at] = speck
        ? random() < 0.5
          ? 0
          : 255
        : Math.min(255, Math.max(0, shade * 0.92 + 12 + grain));
    }
  }
  return result;
}

/** Linear between the four pixels around; white outside of the page. */
function shadeAt(data: Uint8Array, width: number, height: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 255;
  const [a, b, at] = [x - left, y - top, top * width + left];
  return (
    (data[at]! * (1 - a) + data[at + 1]! * a) * (1 - b) +
    (data[at + width]! * (1 - a) + data[at + width + 1]! * a) * b
  );
}
