import { describe, expect, it } from 'vitest';
import type { Trajectory } from '@/api/generated/model';
import { stationFigures } from '@/domain/trajectory/montage-trajectory';

import type { Classification, UploadedDocument } from './facts';
import { factsOf, runWith, surveyOf } from './facts-for-tests';
import type { Run } from './facts-for-tests';
import { readDocuments } from './understanding/read-documents';

const document = (name: string, text: string, classification: Classification): UploadedDocument => ({
  name,
  classification,
  bytes: new TextEncoder().encode(text),
});

type Given = [name: string, text: string, classification?: Classification];
async function generated(documents: Given[], drillFloorM = 30): Promise<Run> {
  const facts = await readDocuments(
    documents.map(([name, text, classification = 'Well Trajectory']) => document(name, text, classification)),
  );
  return runWith(facts, { drillFloorM });
}
const pathsOf = ({ montage }: Run): Trajectory[] => montage?.trajectories_list ?? [];

const stations = `MD (m),Inc (deg),Azi (deg)
0,0,0
500,0,0
1000,30,120
1500,30,120`;

describe('the path that a generation keeps', () => {
  it('has what its document says of it', async () => {
    const run = await generated([
      [
        'survey.csv',
        `Well: Aurora-3
Definitive survey report
North reference: Grid
Magnetic declination: 1.85 deg E
Grid convergence: 0.42 W
Vertical section azimuth: 121.5
Survey company: North Sea Gyro
Survey tool: MWD
Survey name: Final 8 1/2 in

${stations}`,
      ],
    ]);
    expect(pathsOf(run)).toEqual([
      {
        id: expect.any(String) as string,
        name: 'Final 8 1/2 in',
        kind: 'actual',
        north_reference: 'grid',
        magnetic_declination: 1.85,
        grid_convergence: -0.42,
        vertical_section_azimuth: 121.5,
        tie_in_true_vertical_depth: null,
        tie_in_north: null,
        tie_in_east: null,
        measured_by: 'North Sea Gyro, MWD',
        stations_list: [0, 500, 1000, 1500].map((along_hole_depth_below_drill_floor, index) => ({
          id: expect.any(String) as string,
          along_hole_depth_below_drill_floor,
          inclination: index > 1 ? 30 : 0,
          azimuth: index > 1 ? 120 : 0,
        })),
        targets_list: [],
      },
    ]);
    const { not_used: notUsed = [] } = run.montage?.generation_report ?? {};
    expect(notUsed.filter(({ place }) => /1\.85|0\.42|121\.5/.test(place.quote ?? ''))).toEqual([]);
    expect(run.montage).toMatchObject({ pressure_points_list: [], strength_tests_list: [] });
  });

  it.each<[string, string, Classification, Trajectory['kind']]>([
    ['Aurora-3 directional plan.csv', '', 'Well Trajectory', 'planned'],
    ['Aurora-3_ACTUAL.csv', '', 'Well Trajectory', 'actual'],
    ['path.csv', 'Well: Aurora-3\nPlanned trajectory\n', 'Well Trajectory', 'planned'],
    ['path.csv', 'Well: Aurora-3\nActual trajectory\n', 'Well Trajectory', 'actual'],
    ['path.csv', 'Well: Aurora-3\n', 'Well Proposal', 'planned'],
    ['path.csv', 'Well: Aurora-3\n', 'Well Trajectory', null],
  ])('is planned or measured as %s with "%s" in a %s says: %s', async (name, head, classification, kind) => {
    const run = await generated([[name, `${head}\n${stations}`, classification]]);
    expect(pathsOf(run).map((path) => path.kind)).toEqual([kind]);
    const isSaid = !/is planned or measured is not said/.test(run.steps.get('survey')?.detail ?? '');
    expect(isSaid).toBe(name !== 'path.csv' || /Planned|Actual/.test(head));
  });

  it('is in metres and micrometres, with stations as they were read', async () => {
    const run = await generated([
      ['path.csv', 'MD (ft),Inc (deg),Azi (deg)\n0,0,0\n1000,12.37,301.2\n2000,25,-58.8'],
    ]);
    expect(pathsOf(run)[0]?.stations_list.map(({ id: _, ...station }) => Object.values(station))).toEqual([
      [0, 0, 0],
      [304.8, 12.37, 301.2],
      [609.6, 25, 301.2],
    ]);
  });

  it('begins at the printed depth of a first station below an inclined hole', async () => {
    const run = await generated([
      ['path.csv', 'MD (m),Inc (deg),Azi (deg),TVD (m)\n1000,30,90,950\n1100,30,90,1036.60'],
    ]);
    expect(pathsOf(run)[0]?.tie_in_true_vertical_depth).toBe(950);
    expect(stationFigures(pathsOf(run)[0]!)[1]?.tvdM).toBeCloseTo(1036.6, 2);
  });

  it('has the offsets of its first station where those of the listing agree with it', async () => {
    const listing = (second: number) =>
      `MD (m),Inc (deg),Azi (deg),TVD (m),N/S (m),E/W (m)\n100,0,0,100,3.5,-2.25\n200,0,0,200,${second},-2.25\n230,3,0,229.99,${second + 0.79},-2.25`;
    expect(pathsOf(await generated([['path.csv', listing(3.5)]]))[0]).toMatchObject({
      tie_in_north: 3.5,
      tie_in_east: -2.25,
    });
    expect(pathsOf(await generated([['path.csv', listing(60)]]))[0]).toMatchObject({
      tie_in_north: null,
      tie_in_east: null,
    });
  });

  it('has no azimuths where the survey has none', async () => {
    const run = await generated([['path.csv', 'MD (m),Inc (deg),Azi (deg)\n0,0,\n1000,20,\n2000,30,']]);
    expect(pathsOf(run)[0]?.stations_list.map(({ azimuth }) => azimuth)).toEqual([null, null, null]);
  });

  it('is kept twice where a plan and a survey are of this well, and says which one gives the depths', async () => {
    const run = await generated([
      ['Aurora-3 actual survey.csv', `Well: Aurora-3\n${stations}\n1600,31,121`],
      ['Aurora-3 planned path.csv', `Well: Aurora-3\n${stations}`],
    ]);
    expect(pathsOf(run).map(({ kind, stations_list: list }) => [kind, list.length])).toEqual([
      ['actual', 5],
      ['planned', 4],
    ]);
    expect(run.steps.get('survey')?.detail).toContain(
      'is kept as the planned path; depths come from the actual one of Aurora-3 actual survey.csv',
    );
  });

  it('is kept once where two listings are of one kind', async () => {
    const run = await generated([
      ['Aurora-3 plan A.csv', `Well: Aurora-3\n${stations}\n1600,31,121`],
      ['Aurora-3 plan B.csv', `Well: Aurora-3\n${stations}`],
    ]);
    expect(pathsOf(run).map(({ name }) => name)).toEqual(['Aurora-3 plan A']);
  });

  it('is not the one of a superseded document', async () => {
    const run = await generated([
      ['Aurora-3 actual survey.csv', `Well: Aurora-3\n${stations}`],
      ['Aurora-3 plan.csv', `Well: Aurora-3\nSUPERSEDED\n${stations}\n1600,31,121`],
    ]);
    expect(pathsOf(run).map(({ kind }) => kind)).toEqual(['actual']);
  });

  it.each([
    [
      'cannot be computed',
      [
        [0, 0],
        [30, 200],
      ],
      false,
    ],
    [
      'contradicts a vertical well',
      [
        [0, 0],
        [1000, 36],
      ],
      true,
    ],
  ] as [string, [number, number][], boolean][])('is none if it %s', async (_, rows, vertical) => {
    const run = await runWith(factsOf({ survey: surveyOf(rows) }), { drillFloorM: 30, vertical });
    expect(pathsOf(run)).toEqual([]);
    expect(run.steps.get('survey')?.detail).toContain('Not kept as a path of the montage');
  });
});
