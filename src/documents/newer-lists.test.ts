import { describe, expect, it } from 'vitest';
import { generateFrom } from '@/testing/corpus/generate-from';
import { document } from './understanding/documents-for-tests';

const PROGRAMME = [
  'Well name: Larch-2',
  'RKB elevation: 30 m above MSL',
  '',
  'Pore pressure prognosis',
  '',
  'TVD RKB (m)   Pore pressure (SG)   Fracture gradient (SG)',
  '530           1.03                 1.45',
  '1030          1.05                 1.55',
  '2030          1.62                 1.60',
  '',
  'Leak-off tests',
  '',
  'Casing shoe   Depth (m MD)   EMW (SG)   Type',
  '13 3/8"       1250           1.62       LOT',
  '9 5/8"        2650           1.75       FIT',
  '',
  'Time estimate',
  '',
  'Operation                Hours   Depth (m MD)',
  'Move rig and rig up      72      0',
  'Drill 17 1/2" hole       108     1250',
  'Run 13 3/8" casing       60      1250',
  'Drill 12 1/4" hole       168     2650',
  '',
  'Targets',
  '',
  'Target       TVDSS (m)   N/S (m)   E/W (m)   Radius (m)',
  'Top sand     2550        0.5       -0.5      50',
  'Base sand    2600        0.5       -0.5      75',
].join('\n');
const SURVEY = 'Well name: Larch-2\nMD (m),Inc (deg),Azi (deg)\n0,0,0\n1000,0.2,90\n2700,0.3,90';

const generated = (drillFloorM: number | null) =>
  generateFrom(
    [
      document('programme.txt', 'Well Proposal', PROGRAMME),
      document('survey.csv', 'Well Trajectory', SURVEY),
    ],
    { drillFloorM, vertical: true },
  );

/** kPa/m of 1 SG. */
const SG = 9.80665;

describe('a generated montage', () => {
  it('keeps the pressures of the rock at their depths, with sources', async () => {
    const { montage } = await generated(null);
    const [first, , last] = montage?.pressure_points_list ?? [];
    expect(first).toMatchObject({ true_vertical_depth_subsea: 500, overburden_pressure: null });
    expect(first?.pore_pressure).toBeCloseTo(1.03 * SG * 530, 2);
    const of = (id: string | undefined, field: string) =>
      montage?.sources?.find((source) => source.entity_id === id && source.field === field);
    expect(of(first?.id, 'pore_pressure')).toMatchObject({
      certainty: 'computed',
      flag: null,
      places: expect.arrayContaining([
        expect.objectContaining({ document: 'programme.txt', line: 7, quote: '1.03' }),
      ]),
    });
    // The pore pressure of the deepest point is above its fracture pressure.
    expect(of(last?.id, 'pore_pressure')?.flag).toContain('above the fracture pressure');
  });

  it('keeps pressures when another drill floor is entered, for the rock does not move', async () => {
    const [one, other] = [await generated(30), await generated(42)];
    expect(other.montage?.pressure_points_list?.map(({ id: _, ...point }) => point)).toEqual(
      one.montage?.pressure_points_list?.map(({ id: _, ...point }) => point),
    );
  });

  it('keeps the tests of the rock, the targets and the times of the steps', async () => {
    const { montage } = await generated(null);
    const [lot, fit] = montage?.strength_tests_list ?? [];
    expect(lot).toMatchObject({ test_type: 'LOT', status: 'planned', true_vertical_depth_subsea: 1220 });
    expect(fit?.pressure).toBeCloseTo(1.75 * SG * 2650, 2);
    expect(montage?.trajectories_list?.[0]?.targets_list).toMatchObject([
      { name: 'Top sand', true_vertical_depth_subsea: 2550, north: 0.5, east: -0.5, radius: 50 },
      { name: 'Base sand' },
    ]);
    expect(
      montage?.plan_summaries_list.map(({ duration_likely, depth_to }) => [duration_likely, depth_to]),
    ).toEqual([
      [3, 0],
      [4.5, 1250],
      [2.5, 1250],
      [7, 2650],
    ]);
  });
});
