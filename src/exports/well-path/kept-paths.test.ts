import { describe, expect, it } from 'vitest';
import { exampleWell } from '@/testing/checks/example-well';
import type { Montage, WellTrajectory } from '@/domain/montage/montage';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { stationFigures } from '@/domain/trajectory/montage-trajectory';
import { osduManifest } from '../osdu/build';
import type { OsduRecord } from '../osdu/records';
import { build as buildWitsml } from '../witsml/build';
import { build } from './build';
import { csvRows, xmlTexts } from './paths-for-tests';

const path = (given: Partial<WellTrajectory>, count = 4): WellTrajectory => ({
  id: 'path',
  name: 'Plan 3',
  kind: 'planned',
  north_reference: 'grid',
  magnetic_declination: 1.85,
  grid_convergence: -0.42,
  vertical_section_azimuth: 118.5,
  tie_in_true_vertical_depth: null,
  tie_in_north: 2.5,
  tie_in_east: -1.25,
  measured_by: 'North Sea Gyro',
  stations_list: Array.from({ length: count }, (_, index) => ({
    id: `station-${index}`,
    along_hole_depth_below_drill_floor: index * 30,
    inclination: Math.min(80, index * 0.5),
    azimuth: 118.37,
  })),
  targets_list: [],
  ...given,
});
const keeping = (...trajectories_list: WellTrajectory[]): Montage => ({ ...exampleWell, trajectories_list });
const given = (montage: Montage) => ({ montage, unsaved: false, at: 0, timeZone: 'UTC' });
const csvOf = async (montage: Montage) =>
  csvRows((await build({ kind: 'well-path', ...given(montage) }, () => {})).bytes).slice(1);
const xmlOf = async (montage: Montage) =>
  new TextDecoder().decode((await buildWitsml({ kind: 'witsml', ...given(montage) }, () => {})).bytes);

const plan = path({});
const actual = path({ id: 'other', name: 'MWD', kind: 'actual', north_reference: 'true' }, 5);

describe('the exports of a kept path', () => {
  it('give every station as kept in the CSV, with its azimuth and north, and nothing below the last one', async () => {
    const figures = stationFigures(plan);
    expect(await csvOf(keeping(plan))).toEqual(
      plan.stations_list.map((station, index) =>
        [
          '',
          station.along_hole_depth_below_drill_floor,
          station.inclination,
          118.37,
          Number(figures[index]?.tvdM.toFixed(3)),
          expect.any(String),
          Number(figures[index]?.northM.toFixed(3)),
          Number(figures[index]?.eastM.toFixed(3)),
          Number(figures[index]?.doglegDegPer30M.toFixed(3)),
          'Planned path',
          'Plan 3',
          'grid north',
        ].map((value) => (typeof value === 'number' ? String(value) : value)),
      ),
    );
  });

  it('have both paths in the CSV, the actual one first', async () => {
    const rows = await csvOf(keeping(plan, actual));
    expect(rows.map((row) => row.slice(9))).toEqual([
      ...Array.from({ length: 5 }, () => ['Survey', 'MWD', 'true north']),
      ...Array.from({ length: 4 }, () => ['Planned path', 'Plan 3', 'grid north']),
    ]);
  });

  it('keep 2,000 stations, and let no name become a formula', async () => {
    const rows = await csvOf(keeping(path({ name: '=HYPERLINK("http://x")' }, 2000)));
    expect(rows).toHaveLength(2000);
    expect(rows.at(-1)?.slice(1, 4)).toEqual(['59970', '80', '118.37']);
    expect(rows[0]?.[10]).toBe('\'=HYPERLINK("http://x")');
  });

  it('name the north, the declination, the convergence and the vertical section in WITSML', async () => {
    const xml = await xmlOf(keeping(plan));
    expect(
      ['AziRef', 'MagDeclUsed', 'GridConUsed', 'AziVertSect', 'Existence'].map((name) => xmlTexts(xml, name)),
    ).toEqual([['grid north'], ['1.85'], ['-0.42'], ['118.5'], ['planned']]);
    expect(xmlTexts(xml, 'Definitive')).toEqual([]);
    expect(xmlTexts(xml, 'Azi').map(Number)).toEqual([118.37, 118.37, 118.37, 118.37]);
    expect(xml).not.toContain('A montage holds no survey');
  });

  it('have the actual path in WITSML as the definitive one', async () => {
    const xml = await xmlOf(keeping(plan, actual));
    expect(xmlTexts(xml, 'Existence')).toEqual(['actual']);
    expect(xmlTexts(xml, 'Definitive')).toEqual(['true']);
    expect(xmlTexts(xml, 'MeasuredDepth')).toHaveLength(5);
    expect(xmlTexts(await xmlOf(keeping(path({ name: '<b>&"' }))), 'AcquisitionRemark')).toEqual([
      'The planned path &quot;&lt;b&gt;&amp;&quot;&quot; of the montage, by North Sea Gyro; minimum curvature.',
    ]);
  });

  it('are two records in OSDU, with their norths', () => {
    const { Data } = osduManifest(keeping(plan, actual)) as { Data: { WorkProductComponents: OsduRecord[] } };
    const records = Data.WorkProductComponents.filter(({ kind }) => kind.includes('WellboreTrajectory'));
    expect(records.map(({ id, data }) => [id, data['Name'], data['AzimuthReferenceType']])).toEqual([
      ['surrogate-key:WellboreTrajectory-1', 'MWD', 'reference-data--AzimuthReferenceType:TrueNorth:'],
      ['surrogate-key:WellboreTrajectory-2', 'Plan 3', 'reference-data--AzimuthReferenceType:GridNorth:'],
    ]);
  });

  it('are computed from depths where no path can be computed', async () => {
    const rows = await csvOf({ ...exampleMontage(), trajectories_list: [path({}, 1)] });
    expect(rows.every((row) => row[9]?.startsWith('A montage holds no survey'))).toBe(true);
  });
});
