import type { Montage, TrajectoryStation, TrajectoryTarget, WellTrajectory } from '@/domain/montage/montage';
import { stationFigures, type StationFigures } from '@/domain/trajectory/montage-trajectory';
import { northWords } from '../well-path/exported-paths';
import { formats } from './looks';
import type { Sheet } from './spreadsheet/sheet';
import { tableSheet, type Column } from './table-sheet';
import { inUnit, unitOf } from '@/domain/shown-units/figures';

type PlacedStation = { readonly station: TrajectoryStation; readonly figures: StationFigures | null };

const two = '#,##0.00';
const angle = '0.00##';

type Measured = 'length' | 'dogleg';

/** In the unit of the order. */
const measured = (quantity: Measured, value: number | null): number | null =>
  value === null ? null : inUnit(quantity, value);
const titled = (name: string, quantity: Measured) => () => `${name} (${unitOf(quantity)})`;

const kept = (title: string, field: 'inclination' | 'azimuth'): Column<PlacedStation> => ({
  title,
  width: 12,
  format: angle,
  value: ({ station }) => station[field],
});
const computed = (
  name: string,
  field: keyof StationFigures,
  quantity: Measured = 'length',
): Column<PlacedStation> => ({
  title: titled(name, quantity),
  width: 12,
  format: two,
  value: ({ figures }) => measured(quantity, figures?.[field] ?? null),
});

const columnsOf = ({ north_reference: north }: WellTrajectory): Column<PlacedStation>[] => [
  {
    title: titled('AHD BDF', 'length'),
    width: 12,
    format: two,
    value: ({ station }) => measured('length', station.along_hole_depth_below_drill_floor),
  },
  kept('Inclination (deg)', 'inclination'),
  kept(`Azimuth (deg${north === null ? '' : `, ${northWords[north]}`})`, 'azimuth'),
  computed('TVD BDF', 'tvdM'),
  computed('North', 'northM'),
  computed('East', 'eastM'),
  computed('Vertical section', 'verticalSectionM'),
  computed('Dogleg severity', 'doglegDegPer30M', 'dogleg'),
];

const kindWords = { planned: 'Planned path', actual: 'Actual path' } as const;

type PlacedTarget = { readonly path: WellTrajectory; readonly target: TrajectoryTarget };
const target = (name: string, field: keyof Omit<TrajectoryTarget, 'id' | 'name'>): Column<PlacedTarget> => ({
  title: titled(name, 'length'),
  width: 14,
  format: formats.one,
  value: ({ target: one }) => measured('length', one[field]),
});
const targetColumns: readonly Column<PlacedTarget>[] = [
  { title: 'Path', width: 30, value: ({ path }) => path.name },
  { title: 'Target', width: 30, value: ({ target: { name } }) => name },
  target('TVD SS', 'true_vertical_depth_subsea'),
  target('North', 'north'),
  target('East', 'east'),
  target('Radius', 'radius'),
];

/** A sheet for each path that the montage keeps, and one for their targets; none if there are none. */
export function pathSheets({ trajectories_list: paths = [] }: Montage): Sheet[] {
  const withStations = paths.filter(({ stations_list: stations }) => stations.length > 0);
  const sheets = withStations.map((path, index) => {
    const name = path.kind === null ? 'Well path' : kindWords[path.kind];
    const repeats = withStations.slice(0, index).filter(({ kind }) => kind === path.kind).length;
    const figures = stationFigures(path);
    return tableSheet({
      name: repeats === 0 ? name : `${name} ${repeats + 1}`,
      columns: columnsOf(path),
      items: () => path.stations_list.map((station, at) => ({ station, figures: figures[at] ?? null })),
      nothing: 'No stations.',
      names: 1,
    });
  });
  const targets = paths.flatMap((path) => path.targets_list.map((one) => ({ path, target: one })));
  if (targets.length === 0) return sheets;
  const sheet = tableSheet({
    name: 'Targets',
    columns: targetColumns,
    items: () => targets,
    nothing: 'No targets.',
    names: 2,
  });
  return [...sheets, sheet];
}
