import { describe, expect, it } from 'vitest';
import {
  cement,
  exampleFractureGradients,
  exampleWell,
  mud,
  withCasing,
  withReservoir,
  withSection,
} from '@/testing/checks/example-well';
import { withShoe } from '@/testing/checks/kick-cases';
import { sharpBend } from '@/testing/checks/path-cases';
import { withPressures } from '@/testing/checks/pressure-cases';
import type { Montage } from '../montage/montage';
import { checkMontage } from './check-montage';
import { defaultSettings, isSensible, limitKeys, limitRanges, type LimitKey } from './settings';
import { limitFigure, limitGroups, limitWords, parseLimit } from './settings-catalogue';

const bump = (kpa: number): Montage =>
  withSection(2, ({ pressure_test_item: test }) => ({
    pressure_test_item: test && { ...test, casing_on_bump_pressure: kpa },
  }));

/** For each limit a well that is fine by one value and has a finding by another. */
const wells: Readonly<Record<LimitKey, readonly [montage: Montage, fine: number, warns: number]>> = {
  poreMarginKpaPerM: [withSection(2, () => ({ mud_item: mud(11.4) })), 0.3, 0.588],
  fractureMarginKpaPerM: [withSection(2, () => ({ mud_item: mud(16) })), 0.3, 0.588],
  gradientToleranceKpaPerM: [withReservoir({ gradient: 10.9 }), 0.2, 0.05],
  shoeMarginKpaPerM: [withPressures(), 3, 4],
  depletionKpaPerM: [
    withPressures(undefined, undefined, withReservoir({ pressure_lower_bound: 26_000 })),
    0.588,
    0.3,
  ],
  minCementOverlapM: [withSection(2, () => ({ cement_item: cement({ lead: '1300' }) })), 50, 100],
  minClearanceIn: [withCasing(2, { casing_outer_diameter: '11 7/8' }), 0.375, 0.5],
  massTolerancePercent: [withCasing(2, { casing_mass: 76 }), 15, 5],
  minWallPercent: [bump(34_000), 90, 85],
  maxTestPercent: [bump(36_000), 80, 70],
  maxDoglegDegPer30M: [sharpBend, 12, 6],
  minKickVolumeM3: [withShoe(15), 3.5, 4],
  kickIntensityKgPerM3: [withShoe(16), 60, 300],
};

/** The burst rating depends on the wall, and its finding leads to the ceiling of the test; the volume on the intensity. */
const ledTo: Partial<Record<LimitKey, LimitKey>> = {
  minWallPercent: 'maxTestPercent',
  kickIntensityKgPerM3: 'minKickVolumeM3',
};

describe('a setting of the checks', () => {
  it.each(limitKeys)('decides about a finding that states it: %s', (key) => {
    const [montage, fine, warns] = wells[key];
    const by = (value: number) =>
      checkMontage(montage, {
        ...defaultSettings,
        fractureGradients: exampleFractureGradients,
        [key]: value,
      }).list.filter(({ result }) => result !== 'missing');
    const before = by(fine).length;
    const [finding, ...more] = by(warns).filter(({ text }) => !by(fine).some((other) => other.text === text));
    expect(more).toEqual([]);
    expect(by(warns)).toHaveLength(before + 1);
    expect(finding?.result).toBe('warning');
    expect(finding?.limit?.setting).toBe(ledTo[key] ?? key);
    expect(finding?.text).toContain(`${limitFigure(warns)}`);
    expect(finding?.text).toContain(finding?.limit?.text);
  });

  it('decides about the fracture gradients', () => {
    const missing = (settings = defaultSettings) =>
      checkMontage(exampleWell, settings).list.filter(({ rule }) => rule === 'mud-fracture-gradient');
    expect(missing()).toHaveLength(3);
    expect(missing({ ...defaultSettings, fractureGradients: exampleFractureGradients })).toEqual([]);
  });

  it('has words, and a default within its range', () => {
    expect(limitGroups.flatMap(([, keys]) => keys).toSorted()).toEqual(limitKeys.toSorted());
    for (const key of limitKeys) {
      expect(isSensible(key, defaultSettings[key])).toBe(true);
      expect(parseLimit(key, limitFigure(limitRanges[key].usual))).toEqual({ value: defaultSettings[key] });
      expect(limitWords[key].source).not.toBe('');
    }
    expect(new Set(limitKeys.map((key) => limitWords[key].label)).size).toBe(limitKeys.length);
  });
});

describe('a typed limit', () => {
  it.each([
    ['minCementOverlapM', ' 50 ', 50],
    ['minCementOverlapM', '50 m', 50],
    ['minCementOverlapM', '160 ft', 48.768],
    ['poreMarginKpaPerM', '0.06 SG', 0.588399],
    ['minCementOverlapM', '0', 0],
    ['poreMarginKpaPerM', '0,6', 0.6],
    ['poreMarginKpaPerM', '0.6 kPa/m', 0.6],
    ['maxTestPercent', '80 %', 80],
  ] as const)('%s is read: “%s”', (key, text, value) => {
    expect(parseLimit(key, text)).toEqual({ value });
  });

  it.each([
    ['minCementOverlapM', '-1', 'Enter a number from 0 to 1,000 m.'],
    ['minCementOverlapM', '1e9', 'Enter a number from 0 to 1,000 m.'],
    [
      'minCementOverlapM',
      '160 psi',
      '“psi” is a unit of pressure, not of length. Use m, ft or US survey ft.',
    ],
    ['maxTestPercent', 'seventy', 'This is not a number. Enter one from 10 to 100 %.'],
    ['minClearanceIn', ' ', 'Enter a number from 0 to 10 in, or put the default back.'],
  ] as const)('%s is refused with a sentence: “%s”', (key, text, problem) => {
    expect(parseLimit(key, text)).toEqual({ problem });
  });
});
