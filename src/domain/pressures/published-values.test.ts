import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { convert } from '../units';
import { judgeSeat, shallowestSeat } from './casing-seats';
import { densityOf, equivalentMudWeight, gradientOver, truncated } from './gradients';
import { eatonFractureGradient, overburdenKpa } from './rock-stress';
import { maaspKpa, strengthAtShoe, testPressureKpa } from './shoe-strength';
import { mudWithMargin, tripMargin } from './trip-margin';

/**
 * Published examples. The pages round the constants that convert ppg and kg/m³ to a gradient, so each example converts
 * with the constant of its source and the formula is tested without that rounding.
 */
const feet = (ft: number) => convert('length', ft, 'ft', 'm');
const psi = (value: number) => convert('pressure', value, 'psi', 'kPa');
const toPsi = (kpa: number) => convert('pressure', kpa, 'kPa', 'psi');
const psiPerFoot = convert('gradient', 1, 'psi/ft', 'kPa/m');
/** 0.052 psi/ft for 1 ppg; exactly it is 0.0519480519. */
const ppg = (value: number) => value * 0.052 * psiPerFoot;
const toPpg = (kpaPerM: number) => kpaPerM / (0.052 * psiPerFoot);
/** 0.00981 kPa/m for 1 kg/m³; exactly it is 0.00980665. */
const kgPerM3 = (value: number) => value * 0.00981;
const toKgPerM3 = (kpaPerM: number) => kpaPerM / 0.00981;

describe('a leak-off test', () => {
  it('gives the strength of drillingmanual.com in field units: 16.892 ppg, printed 16.8', () => {
    const strength = toPpg(strengthAtShoe(ppg(9.2), psi(1600), feet(4000)));
    expect(strength).toBeCloseTo(16.8923, 4);
    expect(truncated(strength, 1)).toBe(16.8);
  });

  it('gives the strength of drillingmanual.com in metric units: 1236.44 kg/m³, printed 1236', () => {
    const strength = toKgPerM3(strengthAtShoe(kgPerM3(1100), 1740, 1300));
    expect(strength).toBeCloseTo(1236.44, 2);
    expect(truncated(strength, 0)).toBe(1236);
  });

  it('has no strength without a depth', () => {
    expect(() => strengthAtShoe(10, 1000, 0)).toThrow(RangeError);
  });
});

describe('the pressure of a formation integrity test', () => {
  it('is that of drillingformulas.com: 1102.4 psi, printed 1102', () => {
    expect(toPsi(testPressureKpa(ppg(14.5), ppg(9.2), feet(4000)))).toBeCloseTo(1102.4, 6);
  });

  it('is that of drillingformulas.com in metric units: 8161.9 kPa, printed 8161', () => {
    const pressure = testPressureKpa(kgPerM3(1740), kgPerM3(1100), 1300);
    expect(pressure).toBeCloseTo(8161.92, 6);
    expect(truncated(pressure, 0)).toBe(8161);
  });
});

describe('MAASP', () => {
  it('after weighting up is that of drillingformulas.com: 415 psi, by the TVD of the shoe', () => {
    const strength = strengthAtShoe(ppg(9.5), psi(1000), feet(4500));
    expect(toPsi(maaspKpa(strength, ppg(12), feet(4500)))).toBeCloseTo(415, 6);
  });
});

describe('a trip margin', () => {
  it('is that of drillingformulas.com, after Lapeyrouse: 0.205 ppg, printed 0.2', () => {
    const yieldPointPa = convert('yieldPoint', 12, 'lbf/100ft2', 'Pa');
    expect(toPpg(tripMargin(yieldPointPa, 10, 5) ?? NaN)).toBeCloseTo(12 / (11.7 * 5), 6);
  });

  it('does not exist for a string that does not fit, or a negative yield point', () => {
    expect(tripMargin(6, 5, 5)).toBeNull();
    expect(tripMargin(-1, 10, 5)).toBeNull();
  });

  // scribd.com document 429818533
  it.each([
    [3000, 1320, 8.46, 9.74],
    [8500, 4504, 10.19, 10.64],
    [11_000, 10_171, 17.78, 18.13],
  ])('of 200 psi at %i ft and %i psi: %d ppg becomes %d', (depthFt, porePsi, balance, withMargin) => {
    expect(toPpg(mudWithMargin(psi(porePsi), 0, feet(depthFt)))).toBeCloseTo(balance, 2);
    expect(toPpg(mudWithMargin(psi(porePsi), psi(200), feet(depthFt)))).toBeCloseTo(withMargin, 2);
  });
});

describe('a fracture gradient', () => {
  it('by Eaton is that of netwasgroup.us: 0.92196 psi/ft, printed 0.92', () => {
    expect(eatonFractureGradient(0.96, 0.624, 0.47)).toBeCloseTo(0.92196, 5);
    expect(eatonFractureGradient(0.96, 0.624, 1)).toBeNull();
  });

  it('below sea, from 5,006 ft of an equal column to 6,100 ft below the floor: 12.064 ppg, printed 12.06', () => {
    expect(gradientOver(14.7, 5006, 100 + 2000 + 4000)).toBeCloseTo(12.064, 3);
  });
});

describe('overburden', () => {
  const sea = { airGapM: 25, waterDepthM: 100, waterKpaPerM: 10.1, rockKpaPerM: 21 };

  it('counts air for nothing, then water, then rock', () => {
    expect(overburdenKpa(sea, 20)).toBe(0);
    expect(overburdenKpa(sea, 75)).toBeCloseTo(505, 9);
    expect(overburdenKpa(sea, 1125)).toBeCloseTo(1010 + 21_000, 9);
    expect(overburdenKpa({ ...sea, airGapM: 10, waterDepthM: 0 }, 110)).toBe(2100);
  });
});

/** Ghalambor and Guo (2005), pp. 118-134: kick 0.5 ppg, gain 0.2 ppg; ppg and ft. */
describe('casing seats from the bottom up', () => {
  const policy = { kick: 0.5, gain: 0.2 };

  it.each([
    [13_600, 17.9, 16_000, 18.688, 18.4, false],
    [14_000, 17.9, 16_000, 18.671, 18.7, true],
    // The text misprints 17.9 for 17.986.
    [12_550, 17.2, 14_700, 17.986, 18, true],
    [4000, 13.2, 12_550, 14.969, 14.4, false],
    [4500, 13.2, 12_550, 14.794, 14.7, false],
    [4700, 13.2, 12_550, 14.735, 14.8, true],
  ])('at %i ft with a mud of %d ppg: load %d ppg', (depth, mudWeight, kickDepth, load, fracture, holds) => {
    const judged = judgeSeat({ depth, mudWeight, kickDepth, fractureGradient: fracture }, policy);
    // The source and its recalculation have three decimals.
    expect(Math.abs(judged.load - load)).toBeLessThan(0.001);
    expect(judged.holds).toBe(holds);
  });

  it('are as shallow as the rock allows', () => {
    const seats = [
      [4700, 14.8],
      [4000, 14.4],
      [5000, 15],
      [4500, 14.7],
    ].map(([depth = 0, fractureGradient = 0]) => ({
      depth,
      fractureGradient,
      mudWeight: 13.2,
      kickDepth: 12_550,
    }));
    expect(shallowestSeat(seats, policy)?.depth).toBe(4700);
    expect(shallowestSeat(seats.slice(1, 2), policy)).toBeNull();
  });
});

/** Volve 15/9-F-14 in a folder next to the checkout; see `src/domain/trajectory/published-wells.test.ts`. */
const file = new URL('../../../../shared/data/volve_15_9-F-14_mdt_pressures.csv', import.meta.url);

describe.runIf(existsSync(fileURLToPath(file)))('the MDT pressures of Volve F-14', () => {
  const rows = () =>
    readFileSync(file, 'utf8')
      // Quoted cells have line ends and no commas.
      .replaceAll(/"[^"]*"/g, (cell) => cell.replaceAll(/\s+/g, ' '))
      .split(/\r?\n/)
      .filter((line) => /^\d/.test(line))
      .map((line) => line.split(','));

  it('have the printed equivalent densities of mud and formation in all 14 rows', () => {
    const all = rows();
    expect(all).toHaveLength(14);
    for (const row of all) {
      const tvdM = Number(row[1]);
      const density = (bar: number) =>
        densityOf(equivalentMudWeight((bar - 1.01325) * 100, tvdM) ?? NaN) / 1000;
      // They are printed with three decimals, the gauge pressure over the TVD below the drill floor.
      expect(Math.abs(density(Number(row[3])) - Number(row[21]))).toBeLessThan(0.00051);
      expect(Math.abs(density(Number(row[10])) - Number(row[20]))).toBeLessThan(0.00051);
    }
  });
});

describe('gradients', () => {
  it('need a depth', () => {
    expect(equivalentMudWeight(1000, 0)).toBeNull();
    expect(equivalentMudWeight(1000, -5)).toBeNull();
    expect(equivalentMudWeight(9806.65, 1000)).toBeCloseTo(9.80665, 9);
    expect(densityOf(9.80665)).toBeCloseTo(1000, 9);
  });

  it.each([
    [16.892, 1, 16.8],
    [16.9, 1, 16.9],
    [9.2 + 7.7, 1, 16.9],
    [1236.99, 0, 1236],
    [0.29, 2, 0.29],
  ])('are truncated: %d to %i decimals', (value, decimals, expected) => {
    expect(truncated(value, decimals)).toBe(expected);
  });
});
