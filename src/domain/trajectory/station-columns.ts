import { tvdSsFromTvdBdf } from '../depths';
import { figure, missing } from '../montage/figures';
import type { Montage, WellTrajectory } from '../montage/montage';
import { trajectoryName } from '../montage/words';
import { stationFigures } from './montage-trajectory';
import { comparePaths, type PathComparison } from './separation';

/** What follows from the stations of a path as columns of text, for the screen and for paper. */

/** A title breaks before its unit only. */
const titles = [
  'TVD BDF (m)',
  'TVD SS (m)',
  'North (m)',
  'East (m)',
  'VS (m)',
  'DLS (deg/30\u00a0m)',
  'Build (deg/30\u00a0m)',
  'Turn (deg/30\u00a0m)',
];
const comparedTitles = ['From\u00a0plan (m)', 'Along (m)', 'Across (m)'];

/** Without an inclination there is no direction to turn from. */
const hasTurn = ({ stations_list: stations }: WellTrajectory, at: number): boolean =>
  Boolean(stations[at]?.inclination && stations[at - 1]?.inclination);

/** The planned path that an actual one is compared with; null if there is none. */
export const plannedFor = (
  { trajectories_list = [] }: Montage,
  path: WellTrajectory,
): WellTrajectory | null =>
  (path.kind === 'actual' && trajectories_list.find(({ kind }) => kind === 'planned')) || null;

export const comparedWith = (path: WellTrajectory, planned: WellTrajectory | null): PathComparison | null =>
  planned && comparePaths(path, planned);

/** A row for each station, with as many texts as there are titles. TVD SS needs the drill floor (m above mean sea level). */
export function stationColumns(
  path: WellTrajectory,
  drillFloorM: number | null,
  comparison: PathComparison | null,
): { readonly titles: readonly string[]; readonly rows: readonly (readonly string[])[] } {
  const hasFloor = drillFloorM !== null;
  const compared = comparison?.kind === 'compared' ? comparison.rows : null;
  const two = (value: number | undefined) => (value === undefined ? missing : figure(value, 2));
  const rows = stationFigures(path).map((station, at) => {
    const apart = compared?.[at];
    return [
      two(station?.tvdM),
      ...(hasFloor ? [station ? two(tvdSsFromTvdBdf(station.tvdM, drillFloorM)) : missing] : []),
      two(station?.northM),
      two(station?.eastM),
      two(station?.verticalSectionM),
      two(station?.doglegDegPer30M),
      two(station?.buildDegPer30M),
      hasTurn(path, at) ? two(station?.turnDegPer30M) : missing,
      ...(compared ? [two(apart?.distanceM), two(apart?.alongM), two(apart?.acrossM)] : []),
    ];
  });
  return {
    titles: [
      ...titles.filter((title) => hasFloor || !title.startsWith('TVD SS')),
      ...(compared ? comparedTitles : []),
    ],
    rows,
  };
}

/** The largest separation in a sentence, or why there is none. */
export function comparisonInWords(comparison: PathComparison, planned: WellTrajectory): string {
  if (comparison.kind === 'not comparable') return comparison.reason;
  const { largest, north, rows } = comparison;
  const name = trajectoryName(planned);
  if (!largest) return `No station can be compared with ${name}.`;
  const past = rows.filter((row) => row?.isPastEnd).length;
  const side = (value: number, positive: string, negative: string) =>
    `${figure(Math.abs(value))} m ${value < 0 ? negative : positive}`;
  return [
    `Largest separation from ${name}: ${figure(largest.distanceM)} m at ${figure(largest.ahdM)} m AHD`,
    ` (${side(largest.alongM, 'ahead', 'behind')} along the vertical section,`,
    ` ${side(largest.acrossM, 'to the right', 'to the left')}, ${side(largest.belowM, 'deeper', 'higher')};`,
    ` azimuths ${north}).`,
    past > 0 ? ` Stations past its end: ${past}.` : '',
  ].join('');
}
