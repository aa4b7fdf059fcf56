import { describe, expect, it } from 'vitest';
import { convert } from '../units';
import { annularCapacity, annularVolume, placedString } from './annulus';
import {
  bubbleHeightM,
  idealGas,
  kickPressureKpa,
  largestIntensityKpaPerM,
  limitKpa,
  volumeAtBottomM3,
  type Gas,
  type Kick,
} from './bubble';
import { kickVolume, type OpenHole } from './kick-volume';

/**
 * Published examples. Kick tolerance is a small difference of large numbers, so each example is computed with the
 * rounded constants of its source, and with the exact ones where the difference is stated.
 */
const feet = (ft: number) => convert('length', ft, 'ft', 'm');
const toFeet = (m: number) => convert('length', m, 'm', 'ft');
const psi = (value: number) => convert('pressure', value, 'psi', 'kPa');
const toPsi = (kpa: number) => convert('pressure', kpa, 'kPa', 'psi');
const psiPerFoot = convert('gradient', 1, 'psi/ft', 'kPa/m');
const barrelM3 = 0.158987294928;
const toBarrels = (m3: number) => m3 / barrelM3;
const kelvin = (fahrenheit: number) => (fahrenheit + 459.67) / 1.8;
/** The exact weight of a ppg, and that of 0.052 psi/ft. */
const exactPpg = (value: number) => convert('gradient', value, 'ppg', 'kPa/m');
const ppg = (value: number) => value * 0.052 * psiPerFoot;
const withoutAir: Gas = { ...idealGas, airKpa: 0 };

/** A vertical hole of one diameter. */
function verticalHole(
  holeIn: number,
  string: readonly (readonly [lengthFt: number | null, odIn: number])[],
  shoeTvdM: number,
  tdTvdM: number,
  lengthFactor = 1,
): OpenHole {
  const shoeAhdM = shoeTvdM;
  const tdAhdM = shoeTvdM + (tdTvdM - shoeTvdM) * lengthFactor;
  const ahdAt = (tvdM: number) => shoeAhdM + (tvdM - shoeTvdM) * lengthFactor;
  const pieces = string.map(([length, outer_diameter]) => ({
    length: length === null ? null : feet(length),
    outer_diameter,
  }));
  return {
    shoeAhdM,
    tdAhdM,
    holes: [{ fromM: 0, toM: tdAhdM, diameterIn: holeIn }],
    string: placedString(pieces, tdAhdM),
    lastAhdAt: ahdAt,
    firstAhdAt: ahdAt,
  };
}

describe('A: Devereux, Practical Well Planning and Drilling Manual, appendix 1', () => {
  const kick: Kick = {
    shoeTvdM: feet(5000),
    tdTvdM: feet(8000),
    strengthKpaPerM: 0.75 * psiPerFoot,
    marginKpa: 0,
    mudKpaPerM: 0.6 * psiPerFoot,
    influxKpaPerM: 0.1 * psiPerFoot,
    formationKpa: psi(5280),
  };
  const lengthM = feet(540);
  const atShoeM3 = lengthM * annularCapacity(12.25, 5);

  it('has a bubble of 540 ft, 164.592 m', () => {
    expect(toFeet(bubbleHeightM(kick))).toBeCloseTo(540, 6);
    expect(bubbleHeightM(kick)).toBeCloseTo(164.592, 6);
  });

  it('has 65.6 bbl at the shoe', () => {
    expect(toBarrels(atShoeM3)).toBeCloseTo(65.6, 1);
  });

  it('has 47.4 bbl at the bottom by the pressures in the middle of the bubble, which it rounds to 3795 psi', () => {
    const shoeKpa = psi(3777);
    const volumeM3 = volumeAtBottomM3(atShoeM3, shoeKpa, psi(5253), withoutAir);
    expect(toBarrels(volumeM3)).toBeCloseTo(47.17, 2);
    expect(volumeM3).toBeCloseTo(7.5, 2);
    const printed = toBarrels(volumeAtBottomM3(atShoeM3, psi(3795), psi(5253), withoutAir));
    expect(printed).toBeCloseTo(47.4, 1);
  });

  it('has 46.65 bbl by the pressures at the top of the bubble and at the bottom of the hole', () => {
    const found = kickVolume(kick, verticalHole(12.25, [[null, 5]], kick.shoeTvdM, kick.tdTvdM));
    expect(toBarrels(found.volumeM3)).toBeCloseTo(46.65, 1);
    expect(found.limitedAt).toBe('shoe');
  });

  it('is limited at the shoe with 300 ft of 8 in collars, round which the bubble has 54.2 bbl', () => {
    const hole = verticalHole(
      12.25,
      [
        [300, 8],
        [null, 5],
      ],
      kick.shoeTvdM,
      kick.tdTvdM,
    );
    const shutIn = annularVolume(hole, kick.tdTvdM - feet(540), kick.tdTvdM);
    expect(toBarrels(shutIn)).toBeCloseTo(54.2, 1);
    expect(kickVolume(kick, hole).limitedAt).toBe('shoe');
  });
});

describe('B: Santos, Catak and Valluri, SPE/IADC-140113, well A', () => {
  const kick = (marginPsi: number, overMud: number, of = ppg): Kick => ({
    shoeTvdM: feet(3000),
    tdTvdM: feet(4500),
    strengthKpaPerM: of(15),
    marginKpa: psi(marginPsi),
    mudKpaPerM: of(11.5),
    influxKpaPerM: of(1.9),
    formationKpa: of(11.5 + overMud) * feet(4500),
  });
  const hole = verticalHole(14.5, [[null, 5.5]], feet(3000), feet(4500));
  const barrels = (marginPsi: number, overMud: number) =>
    toBarrels(kickVolume(kick(marginPsi, overMud), hole, withoutAir).volumeM3);

  it('has a bubble of 388 ft, and 67.9 bbl at the shoe', () => {
    const heightM = bubbleHeightM(kick(235, 0.5));
    expect(toFeet(heightM)).toBeCloseTo(388.6, 1);
    expect(toBarrels(heightM * annularCapacity(14.5, 5.5))).toBeCloseTo(67.95, 1);
  });

  it.each([
    [235, 0.5, 50.94],
    [200, 0.5, 61.1],
    [0, 0.5, 125.2],
    [235, 0, 85.21],
    [235, 0.25, 67.71],
    [235, 0.75, 34.85],
    [235, 1, 19.41],
    [235, 1.25, 4.57],
  ])('with a margin of %d psi and an intensity of %d ppg takes %d bbl', (marginPsi, overMud, expected) => {
    expect(barrels(marginPsi, overMud)).toBeCloseTo(expected, 1);
  });

  it('takes nothing at 1.329 ppg', () => {
    expect(largestIntensityKpaPerM(kick(235, 0)) / ppg(1)).toBeCloseTo(1.329, 3);
    expect(barrels(235, 1.3291)).toBe(0);
  });

  it('is 8.102 m³ with exact constants and absolute pressures', () => {
    const exact = kick(235, 0.5, exactPpg);
    expect(toFeet(bubbleHeightM(exact))).toBeCloseTo(388.15, 1);
    expect(kickVolume(exact, hole).volumeM3).toBeCloseTo(8.102, 2);
  });
});

describe('C: Thorogood et al., SPE-208788-PA, table 1', () => {
  const ppg0521 = (value: number) => value * 0.0521 * psiPerFoot;
  const gas: Gas = {
    airKpa: psi(14.7),
    shoeK: kelvin(212),
    shoeZ: 1.123,
    bottomK: kelvin(302),
    bottomZ: 1.165,
  };
  const kick = (formationPpg: number, of = ppg0521): Kick => ({
    shoeTvdM: feet(6500),
    tdTvdM: feet(10_500),
    strengthKpaPerM: of(16),
    marginKpa: psi(210),
    mudKpaPerM: of(11.9),
    influxKpaPerM: of(1.71),
    formationKpa: of(formationPpg) * feet(10_500),
  });
  const hole = (lengthFactor = 1) => verticalHole(6.125, [[null, 4]], feet(6500), feet(10_500), lengthFactor);
  const barrels = (formationPpg: number, lengthFactor = 1, of = ppg0521) =>
    toBarrels(kickVolume(kick(formationPpg, of), hole(lengthFactor), gas).volumeM3);

  it('has the pressures of the table: 6893 and 7688 psi', () => {
    expect(toPsi(kick(12.6).formationKpa)).toBeCloseTo(6892.8, 1);
    expect(toPsi(limitKpa(kick(12.6)) + ppg0521(11.9) * feet(4000))).toBeCloseTo(7688.4, 1);
  });

  it('takes 27.86 bbl of a drilled kick and 43.69 bbl of a swabbed one, printed 43.79', () => {
    expect(barrels(12.6)).toBeCloseTo(27.86, 1);
    expect(barrels(11.9)).toBeCloseTo(43.69, 1);
    expect(barrels(12.6, 1, exactPpg)).toBeCloseTo(27.83, 1);
  });

  it('takes 25 bbl at 12.736 ppg, printed 12.74', () => {
    expect(barrels(12.736)).toBeCloseTo(25, 1);
  });

  it('takes twice as much with an open hole at 60 degrees', () => {
    expect(barrels(12.6, 2)).toBeCloseTo(55.72, 1);
  });
});

describe('D: drillingformulas.com', () => {
  it('has a kick tolerance factor of 1.41 ppg', () => {
    const kick = {
      shoeTvdM: feet(5000),
      tdTvdM: feet(11_000),
      strengthKpaPerM: ppg(12.9),
      mudKpaPerM: ppg(9.8),
      marginKpa: 0,
    };
    expect(largestIntensityKpaPerM(kick) / ppg(1)).toBeCloseTo(1.409, 3);
  });

  it('controls 5730 psi at 10,100 ft MD and 9,500 ft TVD', () => {
    expect(toPsi(kickPressureKpa(ppg(9.8), ppg(1.8), feet(9500)))).toBeCloseTo(5730.4, 1);
  });
});

it('knows no bubble that is as heavy as the mud', () => {
  const kick: Kick = {
    shoeTvdM: 1000,
    tdTvdM: 2000,
    strengthKpaPerM: 16,
    marginKpa: 0,
    mudKpaPerM: 12,
    influxKpaPerM: 12,
    formationKpa: 24_000,
  };
  expect(() => bubbleHeightM(kick)).toThrow(RangeError);
});
