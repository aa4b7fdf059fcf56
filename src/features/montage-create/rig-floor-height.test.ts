import { afterEach, describe, expect, it } from 'vitest';
import { putInForce } from '@/domain/shown-units/in-force';
import { documentUnits, systems } from '@/domain/shown-units/units-of-person';
import { formatHeight, formatResult } from './number-format';
import {
  heightTextIn,
  readRigFloorHeight,
  remarkOnRigFloorHeight,
  stepRigFloorHeight,
} from './rig-floor-height';

afterEach(() => putInForce(documentUnits));

const inMetres = (text: string) => ({ text, unit: 'm' }) as const;
const inFeet = (text: string) => ({ text, unit: 'ft' }) as const;

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
    ['110 ft', 33.528],
    ["110'", 33.528],
    ['110,5 feet', 33.6804],
  ])('%s is %d m', (typed, heightM) => {
    expect(readRigFloorHeight(inMetres(typed))).toEqual({ heightM });
  });

  it.each(['', '   '])('%j is not set', (typed) => {
    expect(readRigFloorHeight(inMetres(typed))).toEqual({ heightM: null });
  });

  it.each(['abc', '1,234.5', '1e3', '15.5.1', '-', '.', 'Infinity', '15 5', '50 psi', '50 ft 6 in'])(
    '%s is said to be no number',
    (typed) => {
      const { heightM, problem } = readRigFloorHeight(inMetres(typed));
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
    expect(readRigFloorHeight(inMetres(String(heightM)))).toEqual({ heightM });
    expect(remarkOnRigFloorHeight(heightM)).toContain(words);
  });

  it.each([null, 0, 15.5, 54.86, 1_000])('%s m needs no remark', (heightM) => {
    expect(remarkOnRigFloorHeight(heightM)).toBeNull();
  });

  it('is in feet where these are shown, and in metres if it says so', () => {
    expect(readRigFloorHeight(inFeet('110'))).toEqual({ heightM: 33.528 });
    expect(readRigFloorHeight(inFeet('33.5 m'))).toEqual({ heightM: 33.5 });
    expect(readRigFloorHeight(inFeet('abc')).problem).toContain('Write feet like 50.9');
    expect(stepRigFloorHeight(inFeet('110'), 1)).toBe('111');
  });

  it('keeps its height when the screen has another unit', () => {
    expect(heightTextIn('ft', inMetres('33.5'))).toBe('109.908');
    expect(heightTextIn('m', inFeet('110'))).toBe('33.528');
    expect(heightTextIn('ft', inFeet('110,0'))).toBe('110,0');
    expect(heightTextIn('ft', inMetres('abc'))).toBe('abc');
  });

  it('is in words and in the results in the unit of the screen', () => {
    putInForce(systems.field);
    expect(formatHeight(33.528)).toBe('110.0 ft');
    expect(formatResult(304.8)).toBe('1,000.0');
    expect(remarkOnRigFloorHeight(1_000.1)).toContain(
      'more than 3,281 ft above mean sea level. It is used so; check that it is in feet.',
    );
  });

  it('steps by 0.1 m', () => {
    expect(stepRigFloorHeight(inMetres('0.2'), 1)).toBe('0.3');
    expect(stepRigFloorHeight(inMetres('15,5'), -1)).toBe('15.4');
    expect(stepRigFloorHeight(inMetres('54.86'), 10)).toBe('55.86');
    expect(stepRigFloorHeight(inMetres(''), 1)).toBe('0.1');
    expect(stepRigFloorHeight(inMetres('0.1'), -1)).toBe('0');
  });
});
