import { describe, expect, it } from 'vitest';

import { tvdBdfFromTvdSs, tvdSsFromTvdBdf } from './depth-reference';

describe('depth references', () => {
  it.each([
    { well: 'Volve F-12, Hugin', tvdSsM: 2818.39, elevationM: 54.9, tvdBdfM: 2873.29 },
    { well: '15/9-11, sea bed', tvdSsM: 88, elevationM: 25, tvdBdfM: 113 },
    { well: 'onshore, a top above sea level', tvdSsM: -12.5, elevationM: 40, tvdBdfM: 27.5 },
  ])('converts both ways: $well', ({ tvdSsM, elevationM, tvdBdfM }) => {
    expect(tvdBdfFromTvdSs(tvdSsM, elevationM)).toBeCloseTo(tvdBdfM, 9);
    expect(tvdSsFromTvdBdf(tvdBdfM, elevationM)).toBeCloseTo(tvdSsM, 9);
  });
});
