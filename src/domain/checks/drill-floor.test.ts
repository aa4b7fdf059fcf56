import { describe, expect, it } from 'vitest';
import { drillFloorOf, offsetsOf } from './drill-floor';
import { exampleWell } from '@/testing/checks/example-well';

const floorOf = (pairs: readonly (readonly [ssM: number, bdfM: number])[]) => {
  const [section] = exampleWell.sections_list;
  const [formation] = section?.formations_list ?? [];
  if (!section || !formation) throw new Error('The example has sections with formations.');
  const tops = pairs.map(([ssM, bdfM]) => ({
    ...formation,
    true_vertical_depth_subsea: ssM,
    true_vertical_depth_below_drill_floor: bdfM,
  }));
  return drillFloorOf([
    offsetsOf({ ...section, formations_list: tops, true_vertical_depth_below_drill_floor: null }),
  ]);
};

describe('the drill floor', () => {
  it('is where the depths of Volve put it', () => {
    // F-12, Hugin: 2818.39 + 54.90.
    expect(floorOf([[2818.39, 2873.29]])).toBe(54.9);
    // 15/9-11, sea bed.
    expect(floorOf([[88, 113]])).toBe(25);
  });

  it('is what most depths agree on', () => {
    expect(
      floorOf([
        [100, 133.5],
        [200, 233.5],
        [300, 330],
        [400, 401],
      ]),
    ).toBe(33.5);
  });

  it('is one where rounding spreads it over two tenths', () => {
    expect(
      floorOf([
        [100.04, 133.5],
        [200, 233.5],
        [300.01, 333.56],
        [400, 430],
        [500, 530],
      ]),
    ).toBe(33.5);
  });

  it('is not told by as many depths for one value as for another', () => {
    expect(
      floorOf([
        [100, 133.5],
        [200, 230],
      ]),
    ).toBeNull();
  });

  it('is not told without a pair of depths', () => {
    expect(floorOf([])).toBeNull();
  });

  it('may lie below the sea', () => {
    expect(floorOf([[100, 96.5]])).toBe(-3.5);
  });
});
