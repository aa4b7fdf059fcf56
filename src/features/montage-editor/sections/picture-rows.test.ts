import { describe, expect, it } from 'vitest';
import { formation, section } from '@/domain/montage/montage-for-tests';
import { pictureRows } from './picture-rows';

const top = (id: string, ahdM: number | null) => ({
  ...formation('s', id, ahdM),
  along_hole_depth_below_drill_floor: ahdM,
});
const to = (ahdM: number | null, ...tops: ReturnType<typeof top>[]) =>
  section('s', 12.25, tops, { along_hole_depth_below_drill_floor: ahdM });
const topsOf = (rows: ReturnType<typeof pictureRows>) => rows.map((row) => Math.round(row.top));

describe('the rows of the drawing above the tabs', () => {
  it('are in proportion to depth along the hole, from the formation above to the section TD', () => {
    const rows = pictureRows(to(1000, top('a', 400), top('b', 800)), 'above', 200, 118);
    expect(rows.map((row) => row.formation)).toEqual(['above', 'a', 'b', null]);
    expect(topsOf(rows)).toEqual([0, 35, 85, 110]);
    expect(rows.reduce((sum, { height }) => sum + height, 0)).toBe(118);
  });

  it('are equal without a depth or with one out of order', () => {
    for (const depth of [null, 3000])
      expect(topsOf(pictureRows(to(1000, top('a', 200), top('b', depth)), null, 200, 118))).toEqual([
        0, 60, 110,
      ]);
  });

  it('leave all of the height to a section without formations', () => {
    expect(pictureRows(to(null), null, null, 118)).toEqual([{ top: 0, height: 118, formation: null }]);
  });
});
