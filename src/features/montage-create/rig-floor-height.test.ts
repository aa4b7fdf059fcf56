import { describe, expect, it } from 'vitest';
import { readRigFloorHeight, remarkOnRigFloorHeight, stepRigFloorHeight } from './rig-floor-height';

describe('the rig floor height as typed', () => {
  it.each([
    ['15.5', 15.5],
    ['15,5', 15.5],
    [' 54.9 m', 54.9],
    ['0', 0],
    ['-2.5', -2.5],
    ['−2,5', -2.5],
    ['.5', 0.5],
    ['15.', 15],
  ])('%s is %d m', (typed, heightM) => {
    expect(readRigFloorHeight(typed)).toEqual({ heightM });
  });

  it.each(['', '   '])('%j is not set', (typed) => {
    expect(readRigFloorHeight(typed)).toEqual({ heightM: null });
  });

  it.each(['abc', '1,234.5', '1e3', '15.5.1', '-', '.', 'Infinity', '15 5', '50 ft'])(
    '%s is said to be no number',
    (typed) => {
      const { heightM, problem } = readRigFloorHeight(typed);
      expect(heightM).toBeNull();
      expect(problem).toContain('not a number');
    },
  );

  it.each([
    [-5, 'below mean sea level'],
    [-0.1, 'below mean sea level'],
    [1_000.1, 'more than 1,000 m above mean sea level'],
    [5_000, 'more than 1,000 m above mean sea level'],
  ])('%d m is used and remarked on', (heightM, words) => {
    expect(readRigFloorHeight(String(heightM))).toEqual({ heightM });
    expect(remarkOnRigFloorHeight(heightM)).toContain(words);
  });

  it.each([null, 0, 15.5, 54.86, 1_000])('%s m needs no remark', (heightM) => {
    expect(remarkOnRigFloorHeight(heightM)).toBeNull();
  });

  it('steps by 0.1 m', () => {
    expect(stepRigFloorHeight('0.2', 1)).toBe('0.3');
    expect(stepRigFloorHeight('15,5', -1)).toBe('15.4');
    expect(stepRigFloorHeight('54.86', 10)).toBe('55.86');
    expect(stepRigFloorHeight('', 1)).toBe('0.1');
    expect(stepRigFloorHeight('0.1', -1)).toBe('0');
  });
});
