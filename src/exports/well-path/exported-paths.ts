import type { Montage, NorthReference, WellTrajectory } from '@/domain/montage/montage';
import { builtTrajectory, drawnTrajectory } from '@/domain/trajectory/montage-trajectory';
import type { WellPath } from '@/domain/wellbore/well-path';
import { wellboreOf } from '@/domain/wellbore/wellbore';

/** A path of a file. */
export interface ExportedPath {
  readonly path: WellPath;
  /** The path of the montage; null if it is computed from depths. */
  readonly kept: WellTrajectory | null;
}

/**
 * The paths of a montage's files: those that it keeps, the drawn one first, with their own stations and no extension below
 * them; or else the one that its depths give. Empty if there is no depth.
 */
export function exportedPaths(montage: Montage): { paths: ExportedPath[]; drillFloorM: number | null } {
  const { path: drawn, drillFloorM } = wellboreOf(montage);
  const first = drawnTrajectory(montage);
  const others = (montage.trajectories_list ?? []).filter((one) => one !== first);
  const kept = (first ? [first, ...others] : []).flatMap((one): ExportedPath[] => {
    const trajectory = builtTrajectory(one);
    return trajectory && trajectory.stations.length > 1
      ? [
          {
            kept: one,
            path: { trajectory, basis: 'survey', contradictory: [], straightFromM: null, surveyProblems: [] },
          },
        ]
      : [];
  });
  if (kept.length > 0) return { paths: kept, drillFloorM };
  return { paths: drawn ? [{ path: drawn, kept: null }] : [], drillFloorM };
}

export const northWords: Readonly<Record<NorthReference, string>> = {
  true: 'true north',
  grid: 'grid north',
  magnetic: 'magnetic north',
};
