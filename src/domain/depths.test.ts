import { describe, expect, it } from 'vitest';

import { tvdBdfFromTvdSs, tvdSsFromTvdBdf } from './depths';

describe('TVD SS and TVD BDF', () => {
  it.each([
    { well: 'Volve F-12, Hugin', tvdSsM: 2818.39, drillFloorM: 54.9, tvdBdfM: 2873.29 },
    { well: '15/9-11, sea bed', tvdSsM: 88, drillFloorM: 25, tvdBdfM: 113 },
    { well: 'onshore, a top above sea level', tvdSsM: -12.5, drillFloorM: 40, tvdBdfM: 27.5 },
  ])('convert into each other: $well', ({ tvdSsM, drillFloorM, tvdBdfM }) => {
    expect(tvdBdfFromTvdSs(tvdSsM, drillFloorM)).toBeCloseTo(tvdBdfM, 9);
    expect(tvdSsFromTvdBdf(tvdBdfM, drillFloorM)).toBeCloseTo(tvdSsM, 9);
  });
});
