import { withUnit } from '@/domain/shown-units/figures';
import type { TrajectoryKind, WellTrajectory } from '@/domain/montage/montage';
import { quantity, trajectoryName } from '@/domain/montage/words';

function ofKind(paths: readonly WellTrajectory[], kind: TrajectoryKind | null): string {
  const own = paths.filter((path) => path.kind === kind);
  const [first, ...others] = own;
  if (!first) return 'none';
  const depths = first.stations_list.flatMap((one) => one.along_hole_depth_below_drill_floor ?? []);
  const toM = depths.length === 0 ? '' : ` to ${withUnit('length', Math.max(...depths), 0)}`;
  const more = others.length === 0 ? '' : ` and ${others.length} more`;
  return `${trajectoryName(first)}, ${quantity(first.stations_list.length, 'station')}${toM}${more}`;
}

/** `Actual: 15/9-F-12 survey, 211 stations to 3,519 m. Planned: none`. */
export function pathsInWords(paths: readonly WellTrajectory[]): string {
  if (paths.length === 0) return 'No well path';
  const others = paths.some(({ kind }) => kind === null) ? `. Other: ${ofKind(paths, null)}` : '';
  return `Actual: ${ofKind(paths, 'actual')}. Planned: ${ofKind(paths, 'planned')}${others}`;
}
