/** A block that would best begin at `wish` and is `height` tall; both in one unit, downwards. */
export interface BlockWish {
  readonly wish: number;
  readonly height: number;
}

/** Blocks that were pushed together. */
interface Pool {
  /** Where the first of them would begin without other blocks. */
  readonly mean: number;
  readonly count: number;
}

/**
 * The tops of blocks that are placed in order between 0 and `room`: none overlaps another, and each is as near to its
 * wish as the others allow (least sum of squares; colliding blocks are pooled, Ayer et al. 1955).
 *
 * The total height must not exceed the room (`sharedHeights`); otherwise the last blocks are beyond it.
 */
export function placeBlocks(blocks: readonly BlockWish[], room: number): number[] {
  const pools: Pool[] = [];
  let above = 0;
  for (const { wish, height } of blocks) {
    // Without the height above, wishes in order mean that nothing overlaps.
    let pool: Pool = { mean: wish - above, count: 1 };
    for (let last = pools.at(-1); last && last.mean > pool.mean; last = pools.at(-1)) {
      pools.pop();
      const counted = last.count + pool.count;
      pool = { mean: (last.mean * last.count + pool.mean * pool.count) / counted, count: counted };
    }
    pools.push(pool);
    above += height;
  }
  const slack = Math.max(0, room - above);
  const free = pools.flatMap(({ mean, count }) =>
    Array.from({ length: count }, () => Math.max(0, Math.min(slack, mean))),
  );
  let reached = 0;
  return blocks.map(({ height }, index) => {
    const at = (free[index] ?? 0) + reached;
    reached += height;
    return at;
  });
}

/**
 * The height of each block if all of them share `room`: its own height if that is below its share, and the rest is
 * divided among the others.
 */
export function sharedHeights(heights: readonly number[], room: number): number[] {
  let left = room;
  let others = heights.length;
  let most = Infinity;
  for (const height of heights.toSorted((one, other) => one - other)) {
    if (height > left / others) {
      most = left / others;
      break;
    }
    left -= height;
    others -= 1;
  }
  return heights.map((height) => Math.min(height, most));
}
