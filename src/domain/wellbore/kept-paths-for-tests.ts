import { exampleWell } from '@/testing/checks/example-well';
import type { Montage, TrajectoryTarget, WellTrajectory } from '../montage/montage';
import { newTrajectory } from '../montage/listed';

type Row = readonly [ahdM: number, inclinationDeg: number, azimuthDeg: number];

/** A path in grid north, built from 600 m to 30 degrees towards 300 degrees, to 3,200 m. */
const rows: readonly Row[] = [
  [0, 0, 0],
  [600, 0, 300],
  [900, 30, 300],
  [3_200, 30, 300],
];

export const keptPath = (
  given: Partial<WellTrajectory> = {},
  stations: readonly Row[] = rows,
): WellTrajectory => ({
  ...newTrajectory(given.id ?? 'path'),
  name: 'Plan B',
  north_reference: 'grid',
  grid_convergence: 1.5,
  stations_list: stations.map(([ahd, inclination, azimuth], at) => ({
    id: `station-${at}`,
    along_hole_depth_below_drill_floor: ahd,
    inclination,
    azimuth,
  })),
  ...given,
});

export const keptTarget = (given: Partial<TrajectoryTarget> = {}): TrajectoryTarget => ({
  id: 'target',
  name: 'Crest',
  true_vertical_depth_subsea: 2_400,
  north: 500,
  east: -866,
  radius: 60,
  ...given,
});

export const withPaths = (...trajectories_list: readonly WellTrajectory[]): Montage => ({
  ...exampleWell,
  trajectories_list,
});
