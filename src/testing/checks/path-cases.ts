import { newTrajectory } from '@/domain/montage/listed';
import type { Montage } from '@/domain/montage/montage';
import { exampleWell } from './example-well';
import type { RuleCase } from './rule-case';

type Row = readonly [ahdM: number | null, inclinationDeg: number | null, azimuthDeg: number | null];

/** The example well with a path down to its TD. */
export const withPath = (...rows: readonly Row[]): Montage => ({
  ...exampleWell,
  trajectories_list: [
    {
      ...newTrajectory('t'),
      name: 'Survey',
      kind: 'actual',
      stations_list: rows.map(([ahd, inclination, azimuth], at) => ({
        id: `st${at}`,
        along_hole_depth_below_drill_floor: ahd,
        inclination,
        azimuth,
      })),
    },
  ],
});

const start: Row = [0, 0, null];
const end: Row = [9000, 0, 0];

/** A kick of 10 deg in 30 m. */
export const sharpBend = withPath(start, [8000, 0, 90], [8030, 10, 90], [9000, 10, 90]);

/** Paths with one fault or one missing value, or (without a message) without one. */
export const pathCases: readonly RuleCase[] = [
  ['path-order', withPath(start, [500, 0, 0], end)],
  [
    'path-order',
    withPath(start, [500, 0, 0], [400, 0, 0], [450, 0, 0], end),
    'error station|t|st2|along_hole_depth_below_drill_floor: Survey: the station at 400.0 m is listed below the one at 500.0 m',
    'error station|t|st3|along_hole_depth_below_drill_floor: Survey: the station at 450.0 m is listed below the one at 500.0 m',
  ],
  ['path-range', withPath([0, 180, 360], end)],
  [
    'path-range',
    withPath([-1, 181, 361]),
    'error station|t|st0|along_hole_depth_below_drill_floor: Survey: AHD BDF of -1.0 m is not from 0.0 m to 20,000.0 m',
    'error station|t|st0|inclination: Survey: an inclination of 181.0 deg is not from 0.0 deg to 180.0 deg',
    'error station|t|st0|azimuth: Survey: an azimuth of 361.0 deg is not from 0.0 deg to 360.0 deg',
  ],
  ['path-missing', withPath(start, end)],
  [
    'path-missing',
    withPath(start, [500, 2, null], [600, null, 90], [null, 0, 0], end),
    'missing station|t|st1|azimuth: Survey: the station at 500.0 m AHD has no azimuth, so the path leaves it out',
    'missing station|t|st2|inclination: Survey: the station at 600.0 m AHD has no inclination, so the path leaves it out',
    'missing station|t|st3|along_hole_depth_below_drill_floor: Survey: the station at an unknown depth has no AHD BDF, so the path leaves it out',
  ],
  ['path-dogleg', withPath(start, [8000, 0, 90], [8030, 5, 90], [9000, 5, 90])],
  [
    'path-dogleg',
    sharpBend,
    'warning station|t|st2|inclination: Survey: a dogleg severity of 10 deg/30 m at the station at 8,030.0 m AHD exceeds 5 deg/30 m',
  ],
  ['path-td', withPath(start, end)],
  [
    'path-td',
    withPath(start, [1000, 0, 0]),
    'warning station|t|st1|along_hole_depth_below_drill_floor: Survey ends at 1,000.0 m AHD, 2,077.4 m short of the TD of the well, 3,077.4 m',
  ],
  [
    'depth-path',
    withPath(start, [1300, 0, 0]),
    'warning formation|s1|s1-f2|along_hole_depth_below_drill_floor: Lower North Sea: at AHD BDF 833.1 m the well path is at TVD BDF 833.1 m, not 829.5 m [Use 829.5]',
    'warning formation|s1|s1-f3|along_hole_depth_below_drill_floor: Chalk: at AHD BDF 1,262.4 m the well path is at TVD BDF 1,262.4 m, not 1,231.5 m [Use 1231.5]',
  ],
];
