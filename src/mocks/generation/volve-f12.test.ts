import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

import { parseInches } from '@/domain/inches';

import type { CasingStringFact, WellFacts } from './facts';
import { casing, factsOf, formationsOf, runWith, surveyOf, top } from './facts-for-tests';
import type { Run } from './facts-for-tests';

/** Public well data beside the checkout; it is not part of the project. */
const folder = new URL('../../../../shared/data/', import.meta.url);
const present = existsSync(fileURLToPath(folder));
const linesOf = (name: string): string[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');

/** The tops of Volve F-12 as published: name, TVD SS and MD. Quoted here, so that they are held without the data as well. */
const TOPS: readonly (readonly [string, number, number])[] = [
  ['Seabed', 91.1, 146],
  ['NORDLAND GP. Top', 91.1, 146],
  ['Utsira Fm. Top', 827.92, 887.5],
  ['HORDALAND GP. Top', 1009.88, 1075.43],
  ['Ty Fm. Top', 2396.32, 2539.5],
  ['SHETLAND GP. Top', 2531.4, 2690.33],
  ['Ekofisk Fm. Top', 2531.4, 2690.33],
  ['Hod Fm. Top', 2677.07, 2886.61],
  ['Draupne Fm. Top', 2804.26, 3102],
  ['Heather Fm. Top', 2804.26, 3102],
  ['Heather Fm. Sand VOLVE Top', 2813.09, 3117],
  ['Hugin Fm. VOLVE Top', 2818.39, 3126],
  ['Sleipner Fm. Top', 2909.63, 3280.34],
  ['Skagerrak Fm. Top', 2943.67, 3337.56],
];

const KINDS: Record<string, CasingStringFact['kind']> = { C: 'conductor', T: 'tieback', L: 'liner' };
/** The casing table of F-12: hole, kind, OD, ID, top and shoe along the hole below the drill floor. */
const STRINGS: readonly (readonly [string, string, number, number, number, number])[] = [
  ['36"', 'C', 30, 27, 140, 165.4],
  ['12 1/4"', '', 14, 12.66, 140, 2506],
  ['12 1/4"', 'T', 10.75, 9.66, 140.1, 1600.1],
  ['26"', '', 20, 18.73, 145, 1357],
  ['36"', 'C', 30, 28, 165.4, 251],
  ['12 1/4"', 'T', 9.625, 8.535, 1600.1, 2398.1],
  ['12 1/4"', 'L', 9.625, 8.535, 2404.4, 3113],
  ['8 1/2"', 'L', 7, 6.184, 3023, 3519],
];

function facts(given: Partial<WellFacts>): WellFacts {
  return factsOf({
    tops: [
      ...TOPS.map(([name, tvdSsM]) => top(name, { tvdSsM })),
      top('Hugin Fm. VOLVE Base', { kind: 'base', tvdSsM: 2909.63 }),
    ],
    casings: STRINGS.map(([hole, kind, odIn, idIn, topAhdM, shoeAhdM]) =>
      casing(parseInches(hole), odIn, {
        kind: KINDS[kind] ?? 'casing',
        innerDiameterIn: idIn,
        topAhdM,
        shoeAhdM,
      }),
    ),
    ...given,
  });
}

describe('Volve F-12 without its survey', () => {
  let run: Run;
  beforeAll(async () => {
    run = await runWith(facts({}), { rigFloorHeightM: 54.9 });
  });

  it('has every top 54.90 m deeper below the drill floor than below sea level', () => {
    expect(formationsOf(run)).toHaveLength(TOPS.length);
    for (const formation of formationsOf(run)) {
      const tvdSsM = TOPS.find(([name]) => name === formation.formation_name)?.[1] ?? NaN;
      expect(formation.true_vertical_depth_subsea).toBe(tvdSsM);
      expect(Math.abs((formation.true_vertical_depth_below_drill_floor ?? NaN) - tvdSsM - 54.9)).toBeLessThan(
        1e-9,
      );
    }
  });

  it('measures thickness in true vertical depth, with the base pick as a bound and no row', () => {
    const thicknessOf = (name: string): number | null | undefined =>
      formationsOf(run).find(({ formation_name }) => formation_name === name)?.thickness;
    expect(thicknessOf('Ty Fm. Top')).toBeCloseTo(135.08, 9);
    expect(thicknessOf('SHETLAND GP. Top')).toBe(0);
    expect(thicknessOf('Hugin Fm. VOLVE Top')).toBeCloseTo(91.24, 9);
    expect(thicknessOf('Hugin Fm. VOLVE Base')).toBeUndefined();
  });

  it('has five sections from its casing table, joints merged and tie-backs in the notes', () => {
    expect(
      run.result?.montage_sections.map(({ name, total }) => [name, total.along_hole_depth_below_drill_floor]),
    ).toEqual([
      ['36″ Section 1', 251],
      ['26″ Section 2', 1357],
      ['12 1/4″ Section 3', 2506],
      ['12 1/4″ Section 4', 3113],
      ['8 1/2″ Section 5', 3519],
    ]);
    expect(run.montage?.sections_list.map(({ liner }) => liner)).toEqual([false, false, false, true, true]);
    const [conductor, , intermediate, liner] =
      run.montage?.sections_list.map(({ casing_item }) => casing_item) ?? [];
    expect(conductor).toMatchObject({ casing_outer_diameter: '30', casing_inner_diameter: 27 });
    expect(conductor?.notes).toContain('ID 28 in from 165.4 to 251 m AHD');
    expect(intermediate?.casing_outer_diameter).toBe('14');
    expect(intermediate?.notes).toContain('Tie-back: 10 3/4 in, ID 9.66 in from 140.1 to 1,600.1 m AHD');
    expect(liner).toMatchObject({ casing_outer_diameter: '9 5/8', notes: null });
  });

  it('flags the 14 in casing that its table records against a 12 1/4 in hole', () => {
    expect(run.steps.get('casing-fit')?.status).toBe('FAILED');
    expect(run.steps.get('casing-fit')?.detail).toContain(
      '14 in casing is recorded against a 12 1/4 in hole: no clearance',
    );
  });
});

describe.runIf(present)('Volve F-12 with its survey', () => {
  let run: Run;
  beforeAll(async () => {
    const rows = linesOf('volve_15_9-F-12_ACTUAL.txt')
      .map((line) => line.trim().split(/\s+/).map(Number))
      .filter((row) => row.length > 4 && row.every(Number.isFinite))
      .map(
        ([ahdM = NaN, inclination = NaN, azimuth = NaN, tvdM = NaN]) =>
          [ahdM, inclination, azimuth, tvdM] as const,
      );
    run = await runWith(facts({ survey: surveyOf(rows) }), { rigFloorHeightM: 54.9 });
  });

  it('has every top along the hole within 0.5 m of the published depth', () => {
    for (const [name, , publishedM] of TOPS) {
      const formation = formationsOf(run).find(({ formation_name }) => formation_name === name);
      expect(Math.abs((formation?.along_hole_depth_below_drill_floor ?? NaN) - publishedM)).toBeLessThan(0.5);
    }
    expect(run.steps.get('along-hole-depths')?.status).toBe('COMPLETED');
  });

  it('has the ends of its sections on the survey', () => {
    const ends = run.montage?.sections_list ?? [];
    for (const end of ends) {
      const bdfM = end.true_vertical_depth_below_drill_floor ?? NaN;
      expect(bdfM).toBeLessThanOrEqual((end.along_hole_depth_below_drill_floor ?? NaN) + 1e-9);
      expect(bdfM - (end.true_vertical_depth_subsea ?? NaN)).toBeCloseTo(54.9, 9);
    }
    expect(ends.at(-1)?.true_vertical_depth_below_drill_floor).toBeCloseTo(3107.75, 1);
    expect(formationsOf(run).at(-1)?.thickness).toBeCloseTo(3107.75 - 54.9 - 2943.67, 1);
  });

  it('tells what it found as an engineer would', () => {
    expect(run.steps.get('survey')?.detail).toMatch(/^Survey: \d+ stations, MD 145\.9 to 3,520 m\.$/);
    expect(run.steps.get('survey-check')?.detail).toContain(
      'minimum curvature agrees with the printed TVD within 0.01 m',
    );
    expect([...run.steps.values()].filter(({ status }) => status === 'FAILED').map(({ id }) => id)).toEqual([
      'casing-fit',
    ]);
  });
});
