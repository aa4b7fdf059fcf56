import { describe, expect, it } from 'vitest';
import type { RowRange } from './layout';
import { nextSlice, type DrawnRanges } from './scroll-slices';

const ranges = (entries: Record<string, [number, number]>): DrawnRanges =>
  new Map(Object.entries(entries).map(([id, [from, to]]) => [id, { from, to }]));

const entriesOf = (drawn: DrawnRanges) =>
  Object.fromEntries([...drawn].map(([id, { from, to }]: [string, RowRange]) => [id, [from, to]]));

describe('nextSlice', () => {
  it('draws a few rows at once', () => {
    const slice = nextSlice(ranges({ a: [0, 40] }), ranges({ a: [4, 44] }), true);
    expect(slice.isWhole).toBe(true);
    expect(entriesOf(slice.ranges)).toEqual({ a: [4, 44] });
  });

  it('draws a jump from the side that it comes from, half a screen a frame', () => {
    const wanted = ranges({ a: [60, 100] });
    const down = nextSlice(ranges({ a: [0, 40] }), wanted, true);
    expect(down.isWhole).toBe(false);
    expect(entriesOf(down.ranges)).toEqual({ a: [60, 76] });
    expect(entriesOf(nextSlice(down.ranges, wanted, true).ranges)).toEqual({ a: [60, 92] });
    const up = nextSlice(ranges({ a: [200, 240] }), wanted, false);
    expect(entriesOf(up.ranges)).toEqual({ a: [84, 100] });
  });

  it('reaches all rows in view, also those on the other side', () => {
    const wanted = ranges({ a: [10, 50] });
    let drawn = ranges({ a: [30, 34] });
    const widths: number[] = [];
    for (let frame = 0; frame < 5; frame += 1) {
      const slice = nextSlice(drawn, wanted, true);
      drawn = slice.ranges;
      const { from, to } = drawn.get('a')!;
      widths.push(to - from);
      if (slice.isWhole) break;
    }
    expect(widths).toEqual([20, 36, 40]);
    expect(entriesOf(drawn)).toEqual({ a: [10, 50] });
  });

  it('counts the head of a section as rows, and leaves later sections to later frames', () => {
    const wanted = ranges({ a: [0, 4], b: [0, 0], c: [0, 30], d: [0, 0] });
    const slice = nextSlice(new Map(), wanted, true);
    expect(slice.isWhole).toBe(false);
    // 3 + 4 rows of the first, 3 of the second, 3 + 3 of the third.
    expect(entriesOf(slice.ranges)).toEqual({ a: [0, 4], b: [0, 0], c: [0, 3] });
  });
});
