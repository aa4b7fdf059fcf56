import { describe, expect, it } from 'vitest';
import { largeMontage, section } from '@/domain/montage/montage-for-tests';
import { layOut, placeAt, rowHeight, rowsInSight, titleHeight } from './layout';

const heights = (...all: [string, number][]) => new Map(all);
const of = (...rows: number[]) =>
  rows.map((count, at) => ({
    ...section(`s${at}`, 8.5, []),
    formations_list: largeMontage(1, count).sections_list[0]!.formations_list,
  }));

describe('the layout', () => {
  it('stacks sections, each as tall as its rows or its programme', () => {
    const placed = layOut(of(2, 40, 0), heights(['s0', 300], ['s1', 300], ['s2', 10]));
    expect(placed).toEqual([
      { id: 's0', top: 0, height: 44 + 300, rows: 2 },
      { id: 's1', top: 344, height: 44 + 41 * 32, rows: 40 },
      // Without formations the end of the section still has its row.
      { id: 's2', top: 344 + 44 + 41 * 32, height: 44 + 2 * 32, rows: 0 },
    ]);
  });

  it('estimates a programme that was never in view', () => {
    expect(layOut(of(1), heights())[0]!.height).toBeGreaterThan(titleHeight + 2 * rowHeight);
    expect(layOut([], heights())).toEqual([]);
  });
});

describe('visible rows', () => {
  const [first, second] = layOut(of(100, 0), heights());

  it('include a few more than are visible, and never more than there are', () => {
    expect(rowsInSight(first!, 0, 700)).toEqual({ from: 0, to: 24 });
    const middle = rowsInSight(first!, 1_500, 2_200)!;
    expect(middle.from * rowHeight + titleHeight).toBeLessThan(1_500);
    expect(middle.to * rowHeight + titleHeight).toBeGreaterThan(2_200);
    expect(rowsInSight(first!, 3_000, 4_000)?.to).toBe(100);
  });

  it('cover the view at any position', () => {
    for (let top = 0; top < first!.height; top += 13) {
      const { from, to } = rowsInSight(first!, top, top + 700)!;
      const seen = (row: number) =>
        row >= 0 &&
        row < 100 &&
        titleHeight + row * rowHeight < top + 700 &&
        titleHeight + (row + 1) * rowHeight > top;
      for (let row = 0; row < 100; row += 1) {
        if (seen(row)) expect(row >= from && row < to, `row ${row} at ${top}`).toBe(true);
      }
      expect(to - from).toBeLessThanOrEqual(32);
    }
  });

  it('come in steps, so that a small scroll changes nothing', () => {
    expect(rowsInSight(first!, 1_501, 2_201)).toEqual(rowsInSight(first!, 1_500, 2_200));
  });

  it('are empty for a section out of view', () => {
    expect(rowsInSight(first!, first!.height + 300, first!.height + 900)).toBeNull();
    expect(rowsInSight(second!, 0, second!.top - 300)).toBeNull();
  });

  it('are empty for a visible section without formations', () => {
    expect(rowsInSight(second!, second!.top, second!.top + 700)).toEqual({ from: 0, to: 0 });
  });

  it('are few in a well of 40 sections of 500', () => {
    const layout = layOut(largeMontage(40, 500).sections_list, heights());
    expect(layout.at(-1)!.top).toBe(39 * (titleHeight + 501 * rowHeight));
    const middle = layout[20]!.top + 5_000;
    const drawn = layout.map((placed) => rowsInSight(placed, middle, middle + 900));
    expect(drawn.filter((range) => range !== null)).toHaveLength(1);
    expect(drawn[20]!.to - drawn[20]!.from).toBeLessThanOrEqual(40);
  });
});

describe('the place at a height', () => {
  const layout = layOut(of(3, 0, 2), heights(['s0', 0], ['s1', 0], ['s2', 0]));
  const row = (at: number, rows: number) => layout[at]!.top + titleHeight + rows * rowHeight;

  it('is the nearest line between two rows', () => {
    expect(placeAt(layout, row(0, 1))).toEqual({ section: 's0', index: 1 });
    expect(placeAt(layout, row(0, 1.4))).toEqual({ section: 's0', index: 1 });
    expect(placeAt(layout, row(0, 1.6))).toEqual({ section: 's0', index: 2 });
  });

  it('is the first on a title and the last on the end of a section', () => {
    expect(placeAt(layout, 2)).toEqual({ section: 's0', index: 0 });
    expect(placeAt(layout, row(0, 3.9))).toEqual({ section: 's0', index: 3 });
    expect(placeAt(layout, layout[2]!.top)).toEqual({ section: 's2', index: 0 });
  });

  it('is the only place of a section without formations', () => {
    expect(placeAt(layout, row(1, 0.9))).toEqual({ section: 's1', index: 0 });
  });

  it('is the nearest end beyond the table, and null without sections', () => {
    expect(placeAt(layout, -500)).toEqual({ section: 's0', index: 0 });
    expect(placeAt(layout, 99_999)).toEqual({ section: 's2', index: 2 });
    expect(placeAt([], 10)).toBeNull();
  });
});
