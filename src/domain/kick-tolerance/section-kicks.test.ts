import { describe, expect, it } from 'vitest';
import { exampleWell, mud, withSection } from '@/testing/checks/example-well';
import { exampleString, piece, withShoe, withStrings } from '@/testing/checks/kick-cases';
import { examplePoints, withPressures } from '@/testing/checks/pressure-cases';
import { defaultSettings } from '../checks/settings';
import type { DrillStringPiece, Montage, Section, WellTrajectory } from '../montage/montage';
import { newTrajectory } from '../montage/listed';
import { annularCapacity, annularVolume, placedString } from './annulus';
import { kickResults, largestIntensityKgPerM3 } from './kick-rows';
import { meetsPolicy } from './policy';
import { sectionKicks, type SectionKick } from './section-kicks';

const kickOf = (montage: Montage, place = 2): SectionKick => {
  const kick = sectionKicks(montage, defaultSettings)[place - 1];
  if (!kick) throw new Error(`No section ${place}`);
  return kick;
};
const volumeOf = (montage: Montage, place = 2) => kickOf(montage, place).tolerance?.volumeM3;
const withString = (string: readonly DrillStringPiece[]) => withStrings(undefined, {}, string);
const changed = (montage: Montage, place: number, given: Partial<Section>): Montage => ({
  ...montage,
  sections_list: montage.sections_list.map((section, index) =>
    index === place - 1 ? { ...section, ...given } : section,
  ),
});

describe('the kick tolerance of a section', () => {
  it('is computed from its mud, the test of the shoe above, the profile and the usual assumptions', () => {
    const kick = kickOf(withShoe(15));
    expect(kick).toMatchObject({
      problem: null,
      shoeTvdM: 1327.5,
      tdTvdM: 2564.5,
      mud: [13.2, 13.2],
      strength: { kpaPerM: 15, from: 'LOT' },
      base: { from: 'pore' },
      assumptions: { intensityKgPerM3: 60, influxKpaPerM: 2.262, marginKpa: 1379 },
    });
    // (15 × 1,327.5 - 1,379 - 13.2 × 1,327.5) / (13.2 - 2.262): the mud holds the pore pressure and 60 kg/m³ more.
    expect(kick.tolerance).toMatchObject({ governedBy: 'swabbed', limitedAt: 'shoe' });
    expect(kick.tolerance?.heightM).toBeCloseTo((1.8 * 1327.5 - 1379) / 10.938, 6);
  });

  it('follows a drilled kick that is stronger than the mud', () => {
    const kick = kickOf(withShoe(16, { kick_intensity: 300 }));
    expect(kick.tolerance?.governedBy).toBe('drilled');
    expect(kick.tolerance?.volumeM3).toBeLessThan(volumeOf(withShoe(16)) ?? 0);
  });

  it('takes the fracture pressure at the shoe where there is no test', () => {
    const { strength, problem } = kickOf(withStrings(withPressures(examplePoints, [])));
    expect(problem).toBeNull();
    expect(strength?.from).toBe('fracture pressure');
  });

  it('has its intensity above a typed pore gradient, or above the mud where no pore gradient is known', () => {
    expect(kickOf(withShoe(15, { kick_pore_gradient: 12 })).base).toEqual({
      kpaPerM: 12,
      from: 'pore, typed',
    });
    const { pressure_points_list: _, ...withoutProfile } = withShoe(15);
    expect(kickOf({ ...withoutProfile, reservoirs_list: [] }).base).toEqual({ kpaPerM: 13.2, from: 'mud' });
  });

  it('is that of the mud of a range that takes less', () => {
    const ranged = (lower: number, upper: number) =>
      changed(withShoe(16, { kick_intensity: 200 }), 2, {
        mud_item: mud(null, { mud_weight_lower: lower, mud_weight_upper: upper }),
      });
    const ends = [volumeOf(ranged(12.6, 12.6)), volumeOf(ranged(13.6, 13.6))].map(Number);
    expect(volumeOf(ranged(12.6, 13.6))).toBe(Math.min(...ends));
  });

  it('is not limited by the shoe where the bubble is longer than the open hole', () => {
    const kick = kickOf(withShoe(16), 3);
    expect(kick.tolerance?.volumeM3).toBe(Infinity);
    expect(meetsPolicy(kick, defaultSettings)).toBe(true);
    const texts = kickResults().map(({ text }) => text(kick, defaultSettings));
    expect(texts).toContain('not limited by the shoe');
    expect(texts.join(' ')).not.toContain('∞');
  });

  it('counts collars round which a bubble at the bottom has less room', () => {
    const wide = kickOf(withString([piece('c', 'Drill collars', 900, 11.5), piece('p', 'Pipe', null, 5)]));
    expect(wide.tolerance?.limitedAt).toBe('bottom');
    expect(wide.tolerance?.volumeM3).toBeLessThan(volumeOf(withString(exampleString)) ?? 0);
  });

  it('counts the diameters of all sections below the shoe', () => {
    // Without its string, the hole of section 2 is open to the shoe of section 1.
    const open = changed(withShoe(15), 2, { casing_item: null });
    const kick = kickOf(open, 3);
    expect(kick).toMatchObject({ problem: null, shoeTvdM: 1327.5 });
    expect(kick.setting?.hole.holes).toEqual([
      { fromM: 1366, toM: 2874.3, diameterIn: 12.25 },
      { fromM: 2874.3, toM: expect.closeTo(3077.4, 6), diameterIn: 8.5 },
    ]);
  });
});

describe('a section without a figure says why', () => {
  it.each<[string, Montage, number]>([
    ['No casing above: no shoe holds a kick in this hole.', withStrings(), 1],
    [
      'No depth of the shoe or of TD: enter the ends of the sections.',
      changed(withStrings(), 2, { true_vertical_depth_subsea: null }),
      2,
    ],
    [
      'The section does not end below the shoe above.',
      changed(withStrings(), 2, { true_vertical_depth_subsea: 1200 }),
      2,
    ],
    ['No mud weight: enter one in the mud programme.', changed(withStrings(), 2, { mud_item: null }), 2],
    [
      'No strength at the shoe: add a leak-off test or a fracture pressure.',
      withStrings(withPressures([], [])),
      2,
    ],
    ['No hole diameter: enter it in the section.', changed(withStrings(), 2, { diameter: null }), 2],
    ['No drill string: add its parts.', withString([]), 2],
    ['The influx is not lighter than the mud.', withShoe(15, { influx_gradient: 13.2 }), 2],
    ['A part of the drill string has no outer diameter.', withString([piece('p', null, null, null)]), 2],
    ['The drill string is not smaller than the hole.', withString([piece('p', null, null, 12.25)]), 2],
    [
      'The drill string ends below the shoe: leave the length of its last part empty.',
      withString([piece('p', null, 300, 5)]),
      2,
    ],
  ])('%s', (problem, montage, place) => {
    expect(kickOf(montage, place)).toMatchObject({ problem, setting: null, tolerance: null });
  });

  it('and there are no figures at all without a drill floor', () => {
    const { sections_list } = withStrings();
    const withoutFloor = sections_list.map((section) => ({
      ...section,
      true_vertical_depth_below_drill_floor: null,
      formations_list: [],
    }));
    expect(sectionKicks({ ...withStrings(), sections_list: withoutFloor }, defaultSettings)).toEqual([]);
  });
});

/** Vertical to the shoe, then 60 degrees: 2 m of hole for 1 m of depth. */
const inclined: WellTrajectory = {
  ...newTrajectory('path'),
  stations_list: (
    [
      [0, 0],
      [1327.5, 0],
      [1327.6, 60],
      [4000, 60],
    ] as const
  ).map(([ahdM, inclination]) => ({
    id: `at ${ahdM}`,
    along_hole_depth_below_drill_floor: ahdM,
    inclination,
    azimuth: 0,
  })),
};

it('lengths and volumes follow a kept path', () => {
  const vertical = changed(withShoe(15, {}), 2, { along_hole_depth_below_drill_floor: 2564.5 });
  const kept = kickOf({ ...vertical, trajectories_list: [inclined] });
  expect(kept.tolerance?.lengthM).toBeCloseTo((kept.tolerance?.heightM ?? 0) * 2, 0);
});

describe('a string', () => {
  it('is placed from the bit up, and its last part reaches to the surface', () => {
    expect(placedString(exampleString, 2000)).toEqual([
      { fromM: 1900, toM: 2000, diameterIn: 6.75 },
      { fromM: 0, toM: 1900, diameterIn: 5 },
    ]);
    expect(placedString([piece('long', null, 3000, 5), piece('none', null, null, 5)], 2000)).toEqual([
      { fromM: 0, toM: 2000, diameterIn: 5 },
    ]);
  });

  it('has an annulus of each of its parts', () => {
    const annulus = {
      holes: [{ fromM: 0, toM: 2000, diameterIn: 8.5 }],
      string: placedString(exampleString, 2000),
    };
    expect(annularVolume(annulus, 1850, 2000)).toBeCloseTo(
      50 * annularCapacity(8.5, 5) + 100 * annularCapacity(8.5, 6.75),
      9,
    );
    // (8.5² - 5²)/1029.41417 bbl/ft.
    expect(annularCapacity(8.5, 5)).toBeCloseTo(((72.25 - 25) / 1029.41417) * 0.52161186, 6);
  });
});

it('an unknown largest intensity is null', () => {
  expect(largestIntensityKgPerM3(kickOf(withStrings(), 1))).toBeNull();
  expect(largestIntensityKgPerM3(kickOf(withShoe(13.5)))).toBeLessThan(0);
});

it('knows the example well without strings', () => {
  expect(kickOf(withStrings(withSection(2, () => ({})))).problem).toBe(
    'No strength at the shoe: add a leak-off test or a fracture pressure.',
  );
  expect(kickOf(exampleWell).problem).toBe(
    'No strength at the shoe: add a leak-off test or a fracture pressure.',
  );
});
