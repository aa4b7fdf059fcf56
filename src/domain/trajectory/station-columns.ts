import { tvdSsFromTvdBdf } from '../depths';
import { missing } from '../montage/figures';
import type { Montage, WellTrajectory } from '../montage/montage';
import { trajectoryName } from '../montage/words';
import { quantityFigure, unitOf, withUnit } from '../shown-units/figures';
import { stationFigures } from './montage-trajectory';
import { comparePaths, type PathComparison } from './separation';

/** What follows from the stations of a path as columns of text, for the screen and for paper. */

/** A title breaks before its unit only. */
const titled = (quantity: 'length' | 'dogleg', names: readonly string[]): string[] =>
  names.map((name) => `${name} (${unitOf(quantity).replaceAll(' ', '\u00a0')})`);
const lengths = ['TVD BDF', 'TVD SS', 'North', 'East', 'VS'];
const turns = ['DLS', 'Build', 'Turn'];
const comparedLengths = ['From\u00a0plan', 'Along', 'Across'];

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
  const length = (value: number | undefined) => quantityFigure('length', value ?? null, 2);
  const turn = (value: number | undefined) => quantityFigure('dogleg', value ?? null, 2);
  const rows = stationFigures(path).map((station, at) => {
    const apart = compared?.[at];
    return [
      length(station?.tvdM),
      ...(hasFloor ? [station ? length(tvdSsFromTvdBdf(station.tvdM, drillFloorM)) : missing] : []),
      length(station?.northM),
      length(station?.eastM),
      length(station?.verticalSectionM),
      turn(station?.doglegDegPer30M),
      turn(station?.buildDegPer30M),
      hasTurn(path, at) ? turn(station?.turnDegPer30M) : missing,
      ...(compared ? [length(apart?.distanceM), length(apart?.alongM), length(apart?.acrossM)] : []),
    ];
  });
  return {
    titles: [
      ...titled(
        'length',
        lengths.filter((name) => hasFloor || name !== 'TVD SS'),
      ),
      ...titled('dogleg', turns),
      ...(compared ? titled('length', comparedLengths) : []),
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
    `${withUnit('length', Math.abs(value))} ${value < 0 ? negative : positive}`;
  return [
    `Largest separation from ${name}: ${withUnit('length', largest.distanceM)} at ${withUnit('length', largest.ahdM)} AHD`,
    ` (${side(largest.alongM, 'ahead', 'behind')} along the vertical section,`,
    ` ${side(largest.acrossM, 'to the right', 'to the left')}, ${side(largest.belowM, 'deeper', 'higher')};`,
    ` azimuths ${north}).`,
    past > 0 ? ` Stations past its end: ${past}.` : '',
  ].join('');
}
