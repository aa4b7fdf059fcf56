import { expect, it } from 'vitest';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import type { WellTrajectory } from '@/domain/montage/montage';
import { stationFigures } from '@/domain/trajectory/montage-trajectory';
import { readBack, rowsOf } from './workbook-for-tests';

const path = (given: Partial<WellTrajectory>, count: number): WellTrajectory => ({
  ...exampleMontage().trajectories_list![0]!,
  north_reference: 'grid',
  stations_list: Array.from({ length: count }, (_, index) => ({
    id: `station-${index}`,
    along_hole_depth_below_drill_floor: index * 30,
    inclination: Math.min(60, index),
    azimuth: 118.37,
  })),
  targets_list: [],
  ...given,
});

it('has a sheet for each path with its figures, and one for the targets', async () => {
  const plan = path(
    {
      name: '=1+1',
      kind: 'planned',
      targets_list: [
        { id: 't', name: 'Sand', true_vertical_depth_subsea: 1500, north: 10, east: -20, radius: 25 },
      ],
    },
    2000,
  );
  const actual = path({ kind: 'actual', north_reference: null }, 3);
  const sheets = await readBack({ ...exampleMontage(), trajectories_list: [plan, actual] });
  const rows = rowsOf(sheets, 'Planned path');
  expect(rows).toHaveLength(2000);
  const last = stationFigures(plan)[1999]!;
  expect(rows[1999]).toEqual([
    59970,
    60,
    118.37,
    last.tvdM,
    last.northM,
    last.eastM,
    last.verticalSectionM,
    last.doglegDegPer30M,
  ]);
  expect(rowsOf(sheets, 'Actual path')).toHaveLength(3);
  expect(rowsOf(sheets, 'Targets')).toEqual([['=1+1', 'Sand', 1500, 10, -20, 25]]);
});

it('has none for a montage without paths', async () => {
  const sheets = await readBack({ ...exampleMontage(), trajectories_list: [] });
  expect([...sheets.keys()].filter((name) => /path|Targets/i.test(name))).toEqual([]);
});
