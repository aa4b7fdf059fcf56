import { newTrajectory } from '@/domain/montage/listed';
import type { Montage, TrajectoryTarget, WellTrajectory } from '@/domain/montage/montage';
import { exampleMontage } from '@/domain/montage/montage-for-tests';

/** Paths for the stories of the well path. */

type Row = readonly [ahdM: number, inclinationDeg: number, azimuthDeg: number];

const path = (id: string, rows: readonly Row[], given: Partial<WellTrajectory>): WellTrajectory => ({
  ...newTrajectory(id),
  north_reference: 'grid',
  grid_convergence: -1.2,
  stations_list: rows.map(([ahd, inclination, azimuth], at) => ({
    id: `${id}-${at}`,
    along_hole_depth_below_drill_floor: ahd,
    inclination,
    azimuth,
  })),
  ...given,
});

const target: TrajectoryTarget = {
  id: 'target',
  name: 'Main fault block',
  true_vertical_depth_subsea: 2287,
  north: -560,
  east: 560,
  radius: 50,
};

export const planned = path(
  'planned',
  [
    [0, 0, 0],
    [600, 0, 135],
    [900, 20, 135],
    [1200, 30, 135],
    [2600, 30, 135],
  ],
  { name: 'Plan B', kind: 'planned', targets_list: [target] },
);

export const actual = path(
  'actual',
  [
    [0, 0, 0],
    [600, 0.4, 120],
    [900, 19.1, 133.2],
    [1200, 29.4, 134.1],
    [1900, 30.6, 136.4],
    [2500, 30.2, 136],
  ],
  { name: 'Survey', kind: 'actual', measured_by: 'MWD' },
);

/** Its third station is above the second, and its fourth has no inclination. */
export const broken: WellTrajectory = {
  ...actual,
  id: 'broken',
  name: 'Misread survey',
  stations_list: actual.stations_list.map((one, at) => {
    if (at === 2) return { ...one, along_hole_depth_below_drill_floor: 300 };
    return at === 3 ? { ...one, inclination: null } : one;
  }),
};

/** A survey of two thousand stations. */
export const long = path(
  'long',
  Array.from({ length: 2000 }, (_, at): Row => [at * 3, Math.min(30, at / 20), 135]),
  { name: 'Long survey', kind: 'actual' },
);

export const withPaths = (...trajectories_list: readonly WellTrajectory[]): Montage => ({
  ...exampleMontage(),
  trajectories_list,
});

export function withoutPaths(): Montage {
  const { trajectories_list: _paths, ...montage } = exampleMontage();
  return montage;
}
