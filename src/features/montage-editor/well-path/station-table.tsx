import { useMemo, type ReactNode } from 'react';
import { montageDrillFloor } from '@/domain/checks/contexts';
import { tvdSsFromTvdBdf } from '@/domain/depths';
import type { Cell } from '@/domain/montage/address';
import { missing } from '@/domain/montage/figures';
import type { WellTrajectory } from '@/domain/montage/montage';
import { trajectoryName } from '@/domain/montage/words';
import { stationFigures } from '@/domain/trajectory/montage-trajectory';
import { comparePaths, type PathComparison } from '@/domain/trajectory/separation';
import { useEditorState } from '../editor-context';
import { ListTable, type DerivedColumns } from '../list-table/list-table';
import styles from './well-path-body.module.css';
import { quantityFigure, unitOf, withUnit } from '@/domain/shown-units/figures';

interface StationTableProps {
  path: WellTrajectory;
  actions: ReactNode;
  onReady: (jump: (cell: Cell, focus?: boolean) => void) => void;
}

/** A title breaks before its unit only. */
const titled = (quantity: 'length' | 'dogleg', names: readonly string[]): string[] =>
  names.map((name) => `${name} (${unitOf(quantity).replaceAll(' ', '\u00a0')})`);
const lengths = ['TVD BDF', 'TVD SS', 'North', 'East', 'VS'];
const turns = ['DLS', 'Build', 'Turn'];
const comparedLengths = ['From\u00a0plan', 'Along', 'Across'];

/** Without an inclination there is no direction to turn from. */
const hasTurn = ({ stations_list: stations }: WellTrajectory, at: number): boolean =>
  Boolean(stations[at]?.inclination && stations[at - 1]?.inclination);

function derivedOf(
  path: WellTrajectory,
  drillFloorM: number | null,
  comparison: PathComparison | null,
): DerivedColumns {
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
function comparisonInWords(comparison: PathComparison, planned: WellTrajectory): string {
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

/** The stations of a path with the figures that follow from them. */
export function StationTable({ path, actions, onReady }: StationTableProps) {
  const list = useMemo(() => ({ of: 'stations', trajectory: path.id }) as const, [path.id]);
  const drillFloorM = useEditorState((state) => montageDrillFloor(state.montage));
  const planned = useEditorState(
    ({ montage }) =>
      (path.kind === 'actual' && montage.trajectories_list?.find(({ kind }) => kind === 'planned')) || null,
  );
  const comparison = useMemo(() => planned && comparePaths(path, planned), [path, planned]);
  const derived = useMemo(() => derivedOf(path, drillFloorM, comparison), [comparison, drillFloorM, path]);
  return (
    <div className={styles.stations}>
      <ListTable
        list={list}
        title="STATIONS"
        addLabel="+ Add station"
        none="No stations. Paste a survey, or add a station."
        derived={derived}
        actions={actions}
        onReady={onReady}
      />
      {comparison && planned && <p className={styles.hint}>{comparisonInWords(comparison, planned)}</p>}
    </div>
  );
}
