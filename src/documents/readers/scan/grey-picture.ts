/** A greyscale picture, one byte a pixel, row by row: 0 is black and 255 is white. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A position in a picture, in pixels to the right and down from its top left corner. */
export type Point = readonly [x: number, y: number];

export const blankPicture = (width: number, height: number): GreyPicture => ({
  width,
  height,
  data: new Uint8Array(width * height).fill(255),
});

/** Converts RGBA bytes on white paper (luma of ITU-R BT.601). */
export function greyOf(rgba: Uint8Array | Uint8ClampedArray, width: number, height: number): GreyPicture {
  const data = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < data.length; at += 1, from += 4) {
    const luma = (rgba[from]! * 77 + rgba[from + 1]! * 150 + rgba[from + 2]! * 29) >> 8;
    data[at] = 255 - (((255 - luma) * rgba[from + 3]!) >> 8);
  }
  return { width, height, data };
}

/** Half as wide and half as high, each pixel the mean of four. */
export function halved({ width, height, data }: GreyPicture): GreyPicture {
  const half = { width: width >> 1, height: height >> 1, data: new Uint8Array((width >> 1) * (height >> 1)) };
  for (let y = 0, at = 0; y < half.height; y += 1) {
    for (let x = 0, from = 2 * y * width; x < half.width; x += 1, from += 2, at += 1) {
      half.data[at] =
        (data[from]! + data[from + 1]! + data[from + width]! + data[from + width + 1]! + 2) >> 2;
    }
  }
  return half;
}

/** Rotated clockwise by quarter turns. */
export function quarterTurned(picture: GreyPicture, quarters: number): GreyPicture {
  let turned = picture;
  for (let left = ((quarters % 4) + 4) % 4; left > 0; left -= 1) {
    const { width, height, data } = turned;
    const next = { width: height, height: width, data: new Uint8Array(data.length) };
    for (let y = 0, from = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1, from += 1) next.data[x * height + (height - 1 - y)] = data[from]!;
    }
    turned = next;
  }
  return turned;
}

/** The position before rotation of a point in a picture rotated by quarter turns. `picture` is the size before rotation. */
export function beforeQuarterTurns(
  [x, y]: Point,
  quarters: number,
  { width, height }: { width: number; height: number },
): Point {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 1) return [y, height - x];
  if (turns === 2) return [width - x, height - y];
  if (turns === 3) return [width - y, x];
  return [x, y];
}

/**
 * The picture scaled and rotated clockwise by an angle in radians around its centre, in one pass (Catmull-Rom, which keeps
 * strokes sharper than linear interpolation), and the mapping of a point of the result to the picture.
 */
export function resampled(
  picture: GreyPicture,
  scale: number,
  angle: number,
): { picture: GreyPicture; before: (point: Point) => Point } {
  let source = picture;
  let from = 1;
  // Fewer than one sample for two pixels would lose thin strokes.
  while (scale * from < 0.6) {
    source = halved(source);
    from *= 2;
  }
  const step = 1 / (scale * from);
  const [sin, cos] = [Math.sin(angle) * step, Math.cos(angle) * step];
  const result = blankPicture(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const { width, height, data } = source;
  const [midX, midY] = [result.width / 2, result.height / 2];
  const weights = Array.from({ length: 65 }, (_, at) => catmullRom(at / 64));
  for (let y = 0, at = 0; y < result.height; y += 1) {
    const down = y + 0.5 - midY;
    let sx = width / 2 - midX * cos + 0.5 * cos + down * sin - 0.5;
    let sy = height / 2 + midX * sin - 0.5 * sin + down * cos - 0.5;
    for (let x = 0; x < result.width; x += 1, at += 1, sx += cos, sy -= sin) {
      const [x0, y0] = [Math.floor(sx), Math.floor(sy)];
      if (x0 < 1 || y0 < 1 || x0 >= width - 2 || y0 >= height - 2) continue;
      const across = weights[((sx - x0) * 64 + 0.5) | 0]!;
      const along = weights[((sy - y0) * 64 + 0.5) | 0]!;
      let sum = 0;
      for (let row = 0, start = (y0 - 1) * width + x0 - 1; row < 4; row += 1, start += width) {
        sum +=
          along[row]! *
          (across[0]! * data[start]! +
            across[1]! * data[start + 1]! +
            across[2]! * data[start + 2]! +
            across[3]! * data[start + 3]!);
      }
      result.data[at] = sum < 0 ? 0 : sum > 255 ? 255 : sum + 0.5;
    }
  }
  const before = ([x, y]: Point): Point => {
    const [right, down] = [x - midX, y - midY];
    return [(width / 2 + right * cos + down * sin) * from, (height / 2 - right * sin + down * cos) * from];
  };
  return { picture: result, before };
}

function catmullRom(t: number): [number, number, number, number] {
  return [
    0.5 * (-t + 2 * t * t - t * t * t),
    0.5 * (2 - 5 * t * t + 3 * t * t * t),
    0.5 * (t + 4 * t * t - 3 * t * t * t),
    0.5 * (-t * t + t * t * t),
  ];
}
