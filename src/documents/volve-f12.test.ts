import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';

import { parseInches } from '@/domain/inches';
import { stationFigures } from '@/domain/trajectory/montage-trajectory';
import { wellboreOf } from '@/domain/wellbore/wellbore';

import type { CasingStringFact, Classification, UploadedDocument, WellFacts } from './facts';
import { casing, factsOf, formationsOf, runWith, top } from './facts-for-tests';
import type { Run } from './facts-for-tests';
import { readDocuments } from './understanding/read-documents';

/** Public well data next to the checkout; it is not part of the project. */
const folder = new URL('../../../shared/data/', import.meta.url);
const present = existsSync(fileURLToPath(folder));
/** The published tops of Volve F-12: name, TVD SS and MD. Quoted here, so that the test needs no data. */
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

function quotedFacts(): WellFacts {
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
  });
}

describe('Volve F-12 without its survey', () => {
  let run: Run;
  beforeAll(async () => {
    run = await runWith(quotedFacts(), { drillFloorM: 54.9 });
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

  it('has depths and thicknesses without floating-point noise', () => {
    const utsira = formationsOf(run).find(({ formation_name }) => formation_name === 'Utsira Fm. Top');
    expect(utsira).toMatchObject({ true_vertical_depth_below_drill_floor: 882.82, thickness: 181.96 });
  });

  it('has true vertical thickness, with the base pick as a bound and not a row', () => {
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
    expect(liner).toMatchObject({
      casing_outer_diameter: '9 5/8',
      notes: 'Liner: 9 5/8 in from 2,404.4 to 3,113 m AHD',
    });
  });

  it('draws its liners at the depths of its casing table', () => {
    const { strings } = wellboreOf(run.montage!);
    expect(strings.map(({ kind, fromAhdM }) => [kind, fromAhdM])).toEqual([
      ['casing', 0],
      ['casing', 0],
      ['casing', 0],
      ['liner', 2404.4],
      ['liner', 3023],
    ]);
  });

  it('converts every depth to the entered drill floor, including those in text', async () => {
    const facts = quotedFacts();
    const lower = await runWith(
      { ...facts, header: { ...facts.header, drillFloorM: 54.9 } },
      { drillFloorM: 30 },
    );
    const [conductor, , intermediate, liner] = lower.montage?.sections_list ?? [];
    expect(conductor?.along_hole_depth_below_drill_floor).toBe(226.1);
    expect(conductor?.casing_item?.notes).toBe(
      '30 in, ID 27 in from 115.1 to 140.5 m AHD; 30 in, ID 28 in from 140.5 to 226.1 m AHD',
    );
    expect(intermediate?.casing_item?.notes).toBe(
      'Tie-back: 10 3/4 in, ID 9.66 in from 115.2 to 1,575.2 m AHD; 9 5/8 in, ID 8.535 in from 1,575.2 to 2,373.2 m AHD',
    );
    expect(liner?.casing_item?.notes).toBe('Liner: 9 5/8 in from 2,379.5 to 3,088.1 m AHD');
    expect(lower.steps.get('hole-sections')?.detail).toContain('36 in (30 in conductor) to 226.1 m');
  });

  it('flags the 14 in casing that its table gives for a 12 1/4 in hole', () => {
    expect(run.steps.get('casing-fit')?.status).toBe('FAILED');
    expect(run.steps.get('casing-fit')?.detail).toContain(
      '14 in casing is recorded against a 12 1/4 in hole: no clearance',
    );
  });
});

describe.runIf(present)('Volve F-12 from its own files', () => {
  let run: Run;
  let facts: WellFacts;
  beforeAll(async () => {
    const document = (name: string, classification: Classification): UploadedDocument => ({
      name,
      classification,
      bytes: new Uint8Array(readFileSync(new URL(name, folder))),
    });
    facts = await readDocuments([
      document('volve_15_9-F-12_ACTUAL.txt', 'Well Trajectory'),
      document('volve_15_9-F-12_F-14_well_picks.dat', 'Well Proposal'),
      document('volve_15_9-F-12_F-14_casings.csv', 'Well Catalogue'),
    ]);
    run = await runWith(facts, { drillFloorM: 54.9 });
  });

  it('has every top at its published depth: exactly below the drill floor, within 0.5 m along the hole', () => {
    const formations = formationsOf(run);
    expect(formations).toHaveLength(TOPS.length);
    // Two tops at one depth may be in either order, so each is found by depth and name, with or without "Top".
    for (const [name, tvdSsM, publishedM] of TOPS) {
      const formation = formations.find(
        (each) => name.startsWith(each.formation_name!) && each.true_vertical_depth_subsea === tvdSsM,
      );
      const bdfM = formation?.true_vertical_depth_below_drill_floor ?? NaN;
      expect(Math.abs(bdfM - tvdSsM - 54.9)).toBeLessThan(1e-9);
      expect(Math.abs((formation?.along_hole_depth_below_drill_floor ?? NaN) - publishedM)).toBeLessThan(0.5);
    }
    expect(run.montage?.top_line_item?.well_name).toContain('15/9-F-12');
  });

  it('rounds depths to the micrometre', () => {
    const sections = run.montage?.sections_list ?? [];
    const figures = [...sections, ...formationsOf(run)].flatMap((one) => [
      one.true_vertical_depth_subsea,
      one.true_vertical_depth_below_drill_floor,
      one.along_hole_depth_below_drill_floor,
      'thickness' in one ? one.thickness : null,
    ]);
    expect(figures).toHaveLength(4 * (5 + TOPS.length));
    for (const figure of figures) expect(String(figure)).toMatch(/^null$|^\d+(?:\.\d{1,6})?$/);
    expect(formationsOf(run)[0]).toMatchObject({
      true_vertical_depth_below_drill_floor: 146,
      along_hole_depth_below_drill_floor: 146,
    });
  });

  it('has the ends of its sections on the survey', () => {
    const ends = run.montage?.sections_list ?? [];
    expect(ends.map((end) => end.along_hole_depth_below_drill_floor)).toEqual([251, 1357, 2506, 3113, 3519]);
    for (const end of ends) {
      const bdfM = end.true_vertical_depth_below_drill_floor ?? NaN;
      expect(bdfM).toBeLessThanOrEqual((end.along_hole_depth_below_drill_floor ?? NaN) + 1e-9);
      expect(bdfM - (end.true_vertical_depth_subsea ?? NaN)).toBeCloseTo(54.9, 9);
    }
    expect(ends.at(-1)?.true_vertical_depth_below_drill_floor).toBeCloseTo(3107.75, 1);
    expect(formationsOf(run).at(-1)?.thickness).toBeCloseTo(3107.75 - 54.9 - 2943.67, 1);
    expect(ends.map(({ formations_list }) => formations_list.length)).toEqual([2, 2, 0, 6, 4]);
  });

  it.each([
    [54.9, 2886.61, 'no unit is written, read as m; under "MD"', 'Hod Fm. 2,886.36 m (written 2,886.61 m)'],
    [
      30,
      2861.71,
      'no unit is written, read as m; under "MD"; moved by -24.9 m: the documents count from a drill floor at 54.9 m, the plan from 30 m',
      'Hod Fm. 2,861.46 m (written 2,861.71 m)',
    ],
  ])(
    'keeps the depth of a pick as an alternative to the computed one, and reports it, with the drill floor at %s m',
    async (drillFloorM, writtenM, note, words) => {
      const made = await runWith(facts, { drillFloorM });
      const hod = formationsOf(made).find(({ formation_name: name }) => name?.startsWith('Hod Fm.'));
      const source = made.montage?.sources?.find(
        ({ entity_id: id, field }) => id === hod?.id && field === 'along_hole_depth_below_drill_floor',
      );
      expect(source).toMatchObject({
        certainty: 'computed',
        alternatives: [{ value: writtenM, note, places: [{ quote: '2886.61' }] }],
      });
      expect(made.montage?.generation_report?.decisions).toContainEqual(expect.stringContaining(words));
      expect(made.steps.get('along-hole-depths')?.detail).toContain(words);
    },
  );

  it('keeps its path as measured, within 0.01 m of the positions that the listing prints', () => {
    const [path, ...others] = run.montage?.trajectories_list ?? [];
    expect(others).toEqual([]);
    expect(path).toMatchObject({ name: 'volve_15_9-F-12_ACTUAL', kind: 'actual', tie_in_north: 2.698 });
    expect(path?.stations_list).toHaveLength(211);
    const text = readFileSync(new URL('volve_15_9-F-12_ACTUAL.txt', folder), 'utf8');
    const printed = text
      .trim()
      .split('\n')
      .slice(2)
      .map((line) => line.trim().split(/\s+/).map(Number));
    const figures = stationFigures(path!);
    expect(figures).toHaveLength(printed.length);
    printed.forEach(([ahdM, , , tvdM = NaN, eastM = NaN, northM = NaN], index) => {
      const figure = figures[index]!;
      expect(path?.stations_list[index]?.along_hole_depth_below_drill_floor).toBe(ahdM);
      // Its angles are printed to 0.01 degrees: one station of 211 is 0.0103 m off to the east.
      expect(Math.abs(figure.tvdM - tvdM)).toBeLessThan(0.01);
      expect(Math.abs(figure.northM - northM)).toBeLessThan(0.01);
      expect(Math.abs(figure.eastM - eastM)).toBeLessThan(ahdM === 1073 ? 0.011 : 0.01);
    });
    expect(run.steps.get('survey')?.detail).toContain('Kept as the actual path "volve_15_9-F-12_ACTUAL".');
    expect(run.montage?.sources).toContainEqual(
      expect.objectContaining({
        entity_id: path?.id,
        field: 'name',
        note: expect.stringContaining('211 stations') as string,
        places: [expect.objectContaining({ document: 'volve_15_9-F-12_ACTUAL.txt' }) as object],
      }),
    );
  });

  it('keeps its path below the drill floor that was entered', async () => {
    const lower = await runWith(facts, { drillFloorM: 30 });
    const [path] = lower.montage?.trajectories_list ?? [];
    expect(path).toMatchObject({ tie_in_true_vertical_depth: null, tie_in_north: 2.698 });
    expect(path?.stations_list[0]?.along_hole_depth_below_drill_floor).toBe(121);
    expect(stationFigures(path!).at(-1)?.tvdM).toBeCloseTo(
      stationFigures(run.montage!.trajectories_list![0]!).at(-1)!.tvdM - 24.9,
      6,
    );
  });

  it('reports what it found in engineering terms, and fails only on the casing table', () => {
    expect(run.steps.get('survey')?.detail).toContain('Survey: 211 stations, MD 145.9 to 3,520 m.');
    expect(run.steps.get('survey-check')?.detail).toContain(
      'minimum curvature agrees with the printed TVD within 0.01 m',
    );
    expect(run.steps.get('depth-sign')?.detail).toMatch(/turned/);
    const unwell = [...run.steps.values()].filter(({ status }) => status === 'FAILED').map(({ id }) => id);
    expect(unwell).toEqual(['casing-fit']);
  });
});
