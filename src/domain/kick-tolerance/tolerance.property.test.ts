import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bubbleHeightM, type Kick } from './bubble';
import type { OpenHole } from './kick-volume';
import { largestIntensity, toleranceCurve, toleranceOf, type KickSetting } from './tolerance';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const holeOf = (shoeM: number, tdM: number, holeIn: number, collarM: number): OpenHole => ({
  shoeAhdM: shoeM,
  tdAhdM: tdM,
  holes: [{ fromM: 0, toM: tdM, diameterIn: holeIn }],
  string: [
    { fromM: Math.max(0, tdM - collarM), toM: tdM, diameterIn: holeIn * 0.7 },
    { fromM: 0, toM: Math.max(0, tdM - collarM), diameterIn: holeIn * 0.4 },
  ],
  lastAhdAt: (tvdM) => tvdM,
  firstAhdAt: (tvdM) => tvdM,
});

const setting: fc.Arbitrary<KickSetting> = fc
  .record({
    shoe: between(200, 3000),
    open: between(50, 3000),
    strength: between(11, 22),
    mud: between(9.5, 16),
    base: between(8, 17),
    influx: between(0.5, 9),
    marginKpa: between(0, 3000),
    hole: between(6, 26),
    collarM: between(0, 400),
  })
  .map(({ shoe, open, strength, mud, base, influx, marginKpa, hole, collarM }) => ({
    kick: {
      shoeTvdM: shoe,
      tdTvdM: shoe + open,
      strengthKpaPerM: strength,
      marginKpa,
      mudKpaPerM: mud,
      influxKpaPerM: influx,
    },
    hole: holeOf(shoe, shoe + open, hole, collarM),
    baseKpaPerM: base,
  }));

const volume = (of: KickSetting, intensity: number) => toleranceOf(of, intensity).volumeM3;
/** Rounding of sums with thousands of kPa. */
const tiny = 1e-9;

describe('the tolerance of any section', () => {
  it('is never larger with more margin', () => {
    fc.assert(
      fc.property(setting, between(0, 3), between(0, 2000), (of, intensity, more) => {
        const kick = { ...of.kick, marginKpa: of.kick.marginKpa + more };
        expect(volume({ ...of, kick }, intensity)).toBeLessThanOrEqual(volume(of, intensity) + tiny);
      }),
    );
  });

  it('is never larger with more intensity', () => {
    fc.assert(
      fc.property(setting, between(0, 3), between(0, 3), (of, intensity, more) => {
        expect(volume(of, intensity + more)).toBeLessThanOrEqual(volume(of, intensity) + tiny);
      }),
    );
  });

  it('is never smaller with a stronger shoe', () => {
    fc.assert(
      fc.property(setting, between(0, 3), between(0, 3), (of, intensity, more) => {
        const kick = { ...of.kick, strengthKpaPerM: of.kick.strengthKpaPerM + more };
        expect(volume({ ...of, kick }, intensity)).toBeGreaterThanOrEqual(volume(of, intensity) - tiny);
      }),
    );
  });

  it('is zero from the largest intensity on, and above zero before it', () => {
    fc.assert(
      fc.property(setting, (of) => {
        const most = largestIntensity(of);
        expect(volume(of, Math.max(0, most) + 1e-6)).toBe(0);
        if (most > 1e-3) expect(volume(of, most - 1e-3)).toBeGreaterThan(0);
      }),
    );
  });

  it('is drawn from intensity 0 to the largest one, ever falling', () => {
    fc.assert(
      fc.property(setting, (of) => {
        const curve = toleranceCurve(of);
        curve.forEach(({ volumeM3 }, index) => {
          expect(Number.isFinite(volumeM3)).toBe(true);
          expect(volumeM3).toBeLessThanOrEqual((curve[index - 1]?.volumeM3 ?? Infinity) + tiny);
        });
        if (largestIntensity(of) > 0) expect(curve.at(-1)?.volumeM3).toBeCloseTo(0, 6);
        else expect(curve).toEqual([]);
      }),
    );
  });
});

describe('the height of a bubble', () => {
  const kick: fc.Arbitrary<Kick> = setting.map(({ kick: of, baseKpaPerM }) => ({
    ...of,
    formationKpa: baseKpaPerM * of.tdTvdM,
  }));

  it('is the same in other units of pressure, and in other units of length', () => {
    fc.assert(
      fc.property(kick, between(0.1, 10), between(0.1, 10), (of, pressure, length) => {
        const perLength = pressure / length;
        const other: Kick = {
          shoeTvdM: of.shoeTvdM * length,
          tdTvdM: of.tdTvdM * length,
          strengthKpaPerM: of.strengthKpaPerM * perLength,
          mudKpaPerM: of.mudKpaPerM * perLength,
          influxKpaPerM: of.influxKpaPerM * perLength,
          marginKpa: of.marginKpa * pressure,
          formationKpa: of.formationKpa * pressure,
        };
        expect(bubbleHeightM(other) / length).toBeCloseTo(bubbleHeightM(of), 6);
      }),
    );
  });
});
