/** A block that wants to begin at `wish` and is `height` tall; both in one unit, downwards. */
export interface BlockWish {
  readonly wish: number;
  readonly height: number;
}

/** Blocks that were pushed together. */
interface Pool {
  /** Where the first of them would begin, were it alone on the sheet. */
  readonly mean: number;
  readonly count: number;
}

/**
 * Where blocks begin that stand one below the other in their order between 0 and `room`: none overlaps another, and each is as
 * near to its wish as the others let it (the least sum of squares: what collides is pooled, Ayer et al. 1955).
 *
 * The caller sees to it that all of them together are no taller than the room (`sharedHeights`); else the last stand beyond
 * it.
 */
export function placeBlocks(blocks: readonly BlockWish[], room: number): number[] {
  const pools: Pool[] = [];
  let above = 0;
  for (const { wish, height } of blocks) {
    // Less what stands above, the order of the blocks is the order of these figures, and nothing overlaps.
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
 * How tall each block may be where all of them have `room` together: as tall as it is where it is below its share, and what it
 * leaves is the others'.
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
