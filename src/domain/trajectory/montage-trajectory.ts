import type { Montage, TrajectoryStation, WellTrajectory } from '../montage/montage';
import { buildTrajectory, type SurveyStation, type Trajectory, type TrajectoryOptions } from './trajectory';

/** The paths that a montage keeps, as surveys. */

/** A measured or planned survey. */
export interface Survey extends TrajectoryOptions {
  readonly stations: readonly SurveyStation[];
}

/** Null if a value is missing. A vertical hole has no azimuth and needs none. */
function surveyStationOf(station: TrajectoryStation): SurveyStation | null {
  const { along_hole_depth_below_drill_floor: ahdM, inclination: inclinationDeg } = station;
  const azimuthDeg = station.azimuth ?? (inclinationDeg === 0 ? 0 : null);
  if (ahdM === null || inclinationDeg === null || azimuthDeg === null) return null;
  return { ahdM, inclinationDeg, azimuthDeg };
}

/** The survey of a path. Stations with a missing value are left out. */
export function surveyOf(trajectory: WellTrajectory): Survey {
  const { tie_in_true_vertical_depth, tie_in_north, tie_in_east, stations_list } = trajectory;
  return {
    stations: stations_list.flatMap((station) => surveyStationOf(station) ?? []),
    firstStationTvdM: tie_in_true_vertical_depth,
    offsetM: { north: tie_in_north ?? 0, east: tie_in_east ?? 0 },
  };
}

const builtPaths = new WeakMap<WellTrajectory, { readonly path: Trajectory | null }>();

/** The computed path; null if its stations give none. The same object for the same trajectory. */
export function builtTrajectory(trajectory: WellTrajectory): Trajectory | null {
  const known = builtPaths.get(trajectory);
  if (known) return known.path;
  const { stations, ...options } = surveyOf(trajectory);
  const built = buildTrajectory(stations, options);
  const path = built.ok ? built.trajectory : null;
  builtPaths.set(trajectory, { path });
  return path;
}

/**
 * The path that pictures and exports show: an actual one, or else a planned one. Null if no path of the montage can be
 * computed. One station is not a path.
 */
export function drawnTrajectory({ trajectories_list = [] }: Montage): WellTrajectory | null {
  const usable = trajectories_list.filter((one) => (builtTrajectory(one)?.stations.length ?? 0) > 1);
  return usable.find(({ kind }) => kind === 'actual') ?? usable[0] ?? null;
}

const degrees = 180 / Math.PI;

const bearingDeg = (northM: number, eastM: number): number | null =>
  Math.hypot(northM, eastM) < 0.01 ? null : (Math.atan2(eastM, northM) * degrees + 360) % 360;

/**
 * The azimuth of the vertical section (degrees, from the north of the path): as given, or the bearing from the well
 * head to the deepest target, or to the last station. 0 for a vertical hole.
 */
export function verticalSectionAzimuth(trajectory: WellTrajectory): number {
  if (trajectory.vertical_section_azimuth !== null) return trajectory.vertical_section_azimuth;
  const target = trajectory.targets_list
    .filter(({ north, east }) => north !== null && east !== null)
    .toSorted((a, b) => (a.true_vertical_depth_subsea ?? 0) - (b.true_vertical_depth_subsea ?? 0))
    .at(-1);
  const end = builtTrajectory(trajectory)?.end;
  const toTarget = target ? bearingDeg(target.north ?? 0, target.east ?? 0) : null;
  return toTarget ?? (end ? bearingDeg(end.northM, end.eastM) : null) ?? 0;
}

/** `N cos(v) + E sin(v)`, m, along an azimuth in degrees; negative behind the well head. */
export const verticalSectionM = (northM: number, eastM: number, azimuthDeg: number): number =>
  northM * Math.cos(azimuthDeg / degrees) + eastM * Math.sin(azimuthDeg / degrees);

/** An angle (degrees) in (-180, 180]. */
const wrapped = (angleDeg: number): number => 180 - ((((180 - angleDeg) % 360) + 360) % 360);

/** What follows from the stations down to one. Lengths in m; rates in degrees per 30 m, of the interval above it. */
export interface StationFigures {
  readonly tvdM: number;
  readonly northM: number;
  readonly eastM: number;
  readonly verticalSectionM: number;
  readonly doglegDegPer30M: number;
  readonly buildDegPer30M: number;
  /** Undefined in a vertical hole, where it is the difference of two azimuths that mean nothing. */
  readonly turnDegPer30M: number;
}

/**
 * The figures of each station, in the order of `stations_list`; null where a value is missing. All are null if the path
 * cannot be computed.
 *
 * Minimum curvature (Sawaryn and Thorogood, SPE 84246); build is dI/dMD and turn dA/dMD, the shorter way round.
 */
export function stationFigures(trajectory: WellTrajectory): readonly (StationFigures | null)[] {
  const built = builtTrajectory(trajectory);
  const azimuthDeg = verticalSectionAzimuth(trajectory);
  const doglegs = new Map((built?.segments ?? []).map(({ to, arc }) => [to.ahdM, arc]));
  let next = 0;
  return trajectory.stations_list.map((given) => {
    if (!built || !surveyStationOf(given)) return null;
    const station = built.stations[next];
    const above = built.stations[next - 1];
    next += 1;
    if (!station) return null;
    const per30M = above ? 30 / (station.ahdM - above.ahdM) : 0;
    const arc = above && doglegs.get(station.ahdM);
    return {
      tvdM: station.tvdM,
      northM: station.northM,
      eastM: station.eastM,
      verticalSectionM: verticalSectionM(station.northM, station.eastM, azimuthDeg),
      doglegDegPer30M: (arc?.doglegRad ?? 0) * degrees * per30M,
      buildDegPer30M: above ? (station.inclinationDeg - above.inclinationDeg) * per30M : 0,
      turnDegPer30M: above ? wrapped(station.azimuthDeg - above.azimuthDeg) * per30M : 0,
    };
  });
}

/**
 * What is added to an azimuth of the path for its azimuth from true north, degrees; null if it is not known. True is
 * magnetic plus declination, and grid plus convergence.
 */
export function toTrueNorthDeg(trajectory: WellTrajectory): number | null {
  switch (trajectory.north_reference) {
    case 'true':
      return 0;
    case 'grid':
      return trajectory.grid_convergence;
    case 'magnetic':
      return trajectory.magnetic_declination;
    case null:
      return null;
  }
}
