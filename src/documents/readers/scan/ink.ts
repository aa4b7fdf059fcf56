import type { GreyPicture } from './grey-picture';

/** A connected piece of ink, in pixels. */
export interface Blot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  area: number;
}

interface Run {
  from: number;
  to: number;
  blot: number;
}

/** The connected pieces of ink in a part of a picture; `shade` is the lightest that is ink. Pieces that touch at a corner are one. */
export function blotsIn(
  { width, height, data }: GreyPicture,
  shade: number,
  part: { left: number; right: number; top: number; bottom: number } = {
    left: 0,
    right: width,
    top: 0,
    bottom: height,
  },
): Blot[] {
  const blots: Blot[] = [];
  const parents: number[] = [];
  const rootOf = (blot: number): number => {
    let root = blot;
    while (parents[root] !== root) root = parents[root]!;
    parents[blot] = root;
    return root;
  };
  let before: Run[] = [];
  const [left, right] = [Math.max(0, Math.floor(part.left)), Math.min(width, Math.ceil(part.right))];
  for (let y = Math.max(0, Math.floor(part.top)); y < Math.min(height, Math.ceil(part.bottom)); y += 1) {
    const runs: Run[] = [];
    let near = 0;
    for (let x = left; x < right; x += 1) {
      if (data[y * width + x]! > shade) continue;
      const from = x;
      while (x + 1 < right && data[y * width + x + 1]! <= shade) x += 1;
      while (near < before.length && before[near]!.to < from - 1) near += 1;
      let own = -1;
      for (let at = near; at < before.length && before[at]!.from <= x + 1; at += 1) {
        const other = rootOf(before[at]!.blot);
        if (own < 0) own = other;
        else if (own !== other) {
          join(blots[own]!, blots[other]!);
          parents[other] = own;
        }
      }
      if (own < 0) {
        own = blots.length;
        parents.push(own);
        blots.push({ left: from, right: x + 1, top: y, bottom: y + 1, area: 0 });
      }
      join(blots[own]!, { left: from, right: x + 1, top: y, bottom: y + 1, area: x + 1 - from });
      runs.push({ from, to: x, blot: own });
    }
    before = runs;
  }
  return blots.filter((_, at) => parents[at] === at);
}

function join(blot: Blot, other: Blot): void {
  blot.left = Math.min(blot.left, other.left);
  blot.right = Math.max(blot.right, other.right);
  blot.top = Math.min(blot.top, other.top);
  blot.bottom = Math.max(blot.bottom, other.bottom);
  blot.area += other.area;
}

/** The height of the letters of a page, in pixels; null for a page with hardly any. */
export function letterHeight(picture: GreyPicture, shade: number): number | null {
  const most = picture.height / 12;
  const heights = blotsIn(picture, shade)
    .filter(({ left, right, top, bottom }) => {
      const [wide, high] = [right - left, bottom - top];
      return high >= 5 && high <= most && wide >= 2 && wide <= 2.5 * high && high <= 8 * wide;
    })
    .map(({ top, bottom }) => bottom - top)
    .toSorted((a, b) => a - b);
  // Figures and capitals are higher than most small letters.
  return heights.length < 20 ? null : (heights[Math.floor(heights.length * 0.6)] ?? null);
}
