import type { WellTrajectory } from '../montage/montage';
import { toTrueNorthDeg } from './montage-trajectory';

/** Two paths whose azimuths are from different norths, in one frame. */

/**
 * What is added to an azimuth of one path for its azimuth from the north of another, degrees. Null if it is not known:
 * that takes the same north, or the corrections of both to true north. Two paths that state no north are taken to have
 * the same.
 */
export function turnBetweenDeg(from: WellTrajectory, to: WellTrajectory): number | null {
  const [fromTrue, toTrue] = [toTrueNorthDeg(from), toTrueNorthDeg(to)];
  if (fromTrue !== null && toTrue !== null) return fromTrue - toTrue;
  return from.north_reference === to.north_reference ? 0 : null;
}

/** A path with all azimuths and offsets turned clockwise, degrees. */
export function turned(trajectory: WellTrajectory, byDeg: number): WellTrajectory {
  if (byDeg === 0) return trajectory;
  const [cos, sin] = [Math.cos((byDeg * Math.PI) / 180), Math.sin((byDeg * Math.PI) / 180)];
  const north = trajectory.tie_in_north ?? 0;
  const east = trajectory.tie_in_east ?? 0;
  const azimuth = (deg: number | null) => (deg === null ? null : deg + byDeg);
  return {
    ...trajectory,
    tie_in_north: north * cos - east * sin,
    tie_in_east: north * sin + east * cos,
    vertical_section_azimuth: azimuth(trajectory.vertical_section_azimuth),
    stations_list: trajectory.stations_list.map((one) => ({ ...one, azimuth: azimuth(one.azimuth) })),
    targets_list: trajectory.targets_list.map((one) => ({
      ...one,
      north: one.north === null ? null : one.north * cos - (one.east ?? 0) * sin,
      east: one.east === null ? null : (one.north ?? 0) * sin + one.east * cos,
    })),
  };
}
