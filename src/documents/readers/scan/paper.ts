import type { GreyPicture } from './grey-picture';

/** The size in pixels of a block for which one shade of paper is estimated. */
const BLOCK = 64;

/** The threshold between ink and paper that minimises the variance within both (Otsu 1979). */
export function inkThreshold({ data }: GreyPicture): number {
  const counts = new Float64Array(256);
  const step = Math.max(1, Math.floor(data.length / 1_000_000));
  let total = 0;
  let sum = 0;
  for (let at = 0; at < data.length; at += step) {
    counts[data[at]!]! += 1;
    total += 1;
    sum += data[at]!;
  }
  let [best, threshold, dark, darkSum] = [0, 128, 0, 0];
  for (let shade = 0; shade < 255; shade += 1) {
    dark += counts[shade]!;
    darkSum += shade * counts[shade]!;
    if (dark === 0 || dark === total) continue;
    const apart = darkSum / dark - (sum - darkSum) / (total - dark);
    const between = dark * (total - dark) * apart * apart;
    if (between > best) [best, threshold] = [between, shade];
  }
  return threshold;
}

/** The picture on white paper: removes grey paper and the shadows of hands and folds. */
export function onWhitePaper({ width, height, data }: GreyPicture): GreyPicture {
  const columns = Math.ceil(width / BLOCK);
  const rows = Math.ceil(height / BLOCK);
  const paper = smoothed(shadesOfPaper({ width, height, data }, columns, rows), columns, rows);
  const result = new Uint8Array(data.length);
  for (let y = 0, at = 0; y < height; y += 1) {
    const down = Math.min(Math.max(y / BLOCK - 0.5, 0), rows - 1);
    const top = Math.min(Math.floor(down), Math.max(rows - 2, 0));
    const lower = rows > 1 ? columns : 0;
    for (let x = 0; x < width; x += 1, at += 1) {
      const right = Math.min(Math.max(x / BLOCK - 0.5, 0), columns - 1);
      const left = Math.min(Math.floor(right), Math.max(columns - 2, 0));
      const next = columns > 1 ? 1 : 0;
      const [a, b] = [right - left, down - top];
      const start = top * columns + left;
      const shade =
        (paper[start]! * (1 - a) + paper[start + next]! * a) * (1 - b) +
        (paper[start + lower]! * (1 - a) + paper[start + lower + next]! * a) * b;
      result[at] = Math.min(255, (data[at]! * 250) / shade);
    }
  }
  return { width, height, data: result };
}

/** The ninth decile of each block's shades; a block that is mostly ink or picture takes that of its neighbours. */
function shadesOfPaper({ width, height, data }: GreyPicture, columns: number, rows: number): Float32Array {
  const shades = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      let total = 0;
      for (let y = row * BLOCK; y < Math.min(height, (row + 1) * BLOCK); y += 2) {
        for (let x = column * BLOCK; x < Math.min(width, (column + 1) * BLOCK); x += 2, total += 1)
          counts[data[y * width + x]!]! += 1;
      }
      let shade = 255;
      for (let left = total * 0.1; shade > 0 && left >= counts[shade]!; shade -= 1) left -= counts[shade]!;
      shades[row * columns + column] = shade;
    }
  }
  const usual = shades.toSorted()[Math.floor(shades.length * 0.6)] ?? 255;
  return shades.map((shade) => Math.max(shade, usual * 0.6, 60));
}

function smoothed(shades: Float32Array, columns: number, rows: number): Float32Array {
  return shades.map((own, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    let [sum, count] = [own, 1];
    for (const [down, right] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const) {
      const [y, x] = [row + down, column + right];
      if (y < 0 || x < 0 || y >= rows || x >= columns) continue;
      sum += shades[y * columns + x]!;
      count += 1;
    }
    return sum / count;
  });
}

/** A pixel that differs this much from all its neighbours may be scanner noise. */
const SPECK = 40;
/** The most of its difference that noise shares with the four neighbours most like it; a full stop or a hole shares more. */
const SHARED = 0.4;

/**
 * The picture without single pixels that are darker or lighter than all their neighbours. The full stops of small print
 * are no wider than that, and so are the holes in its figures, but their edges are grey.
 */
export function withoutSpecks({ width, height, data }: GreyPicture): GreyPicture {
  const result = Uint8Array.from(data);
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const shades = new Uint8Array(8);
  for (let y = 1; y < height - 1; y += 1) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
      const own = data[at]!;
      const next = data[at + 1]!;
      if (own - next < SPECK && next - own < SPECK) continue;
      for (let near = 0; near < 8; near += 1) shades[near] = data[at + around[near]!]!;
      shades.sort();
      if (own >= shades[0]! - SPECK && own <= shades[7]! + SPECK) continue;
      const darker = (shades[0]! + shades[1]! + shades[2]! + shades[3]!) / 4;
      const lighter = (shades[4]! + shades[5]! + shades[6]! + shades[7]!) / 4;
      const apart = own < darker ? lighter - own : own - darker;
      if (4 * (lighter - darker) < SHARED * apart) result[at] = (darker + lighter) / 2;
    }
  }
  return { width, height, data: result };
}

/** In a picture with contrast, the lightest shade that is ink. */
export const INK = 110;

/** Makes paper white and ink black, and keeps grey only at the edges of letters: other shades are noise. */
export function withContrast(picture: GreyPicture): void {
  const threshold = inkThreshold(picture);
  const black = threshold * 0.4;
  const white = threshold + (255 - threshold) * 0.6;
  const shades = Uint8Array.from({ length: 256 }, (_, shade) =>
    Math.min(255, Math.max(0, ((shade - black) * 255) / (white - black))),
  );
  const { data } = picture;
  for (let at = 0; at < data.length; at += 1) data[at] = shades[data[at]!]!;
}
