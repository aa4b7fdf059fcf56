import { convert } from '@/domain/units';
import { ahdAtTvd } from '@/domain/trajectory/crossings';
import { positionAtAhd } from '@/domain/trajectory/position';
import { buildTrajectory } from '@/domain/trajectory/trajectory';
import type { Trajectory } from '@/domain/trajectory/trajectory';
import type { WellTruth } from './truth';

/** The path of a truth, m below its own drill floor; null where it has none and is vertical. */
export function pathOf(truth: WellTruth): Trajectory | null {
  if (truth.survey.length === 0) return null;
  const built = buildTrajectory(
    truth.survey.map(([depth, inclinationDeg, azimuthDeg]) => ({
      ahdM: convert('length', depth, truth.units.depth, 'm'),
      inclinationDeg,
      azimuthDeg,
    })),
  );
  if (!built.ok) throw new Error(`The survey of ${truth.header.wellName} is no path: ${built.reason}.`);
  return built.trajectory;
}

export function tvdOfAhd(path: Trajectory | null, ahdM: number): number {
  if (path === null) return ahdM;
  const position = positionAtAhd(path, ahdM);
  if (position.kind !== 'position') throw new Error(`No path at ${ahdM} m.`);
  return position.tvdM;
}

export function ahdOfTvd(path: Trajectory | null, tvdM: number): number {
  if (path === null) return tvdM;
  const found = ahdAtTvd(path, tvdM, null);
  if (!('ahdM' in found)) throw new Error(`The path does not reach ${tvdM} m.`);
  return found.ahdM;
}
