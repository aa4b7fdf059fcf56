import { catalogue, type FieldOf } from '../montage/catalogue';
import { figure, missing } from '../montage/figures';
import type { WellTrajectory } from '../montage/montage';
import { shown } from '../montage/shown';
import { trajectoryName } from '../montage/words';
import { withUnit } from '../shown-units/figures';
import { northWords } from '../wellbore/kept-paths';
import { builtTrajectory, verticalSectionAzimuth } from './montage-trajectory';

/** What a path's angles and offsets refer to, for paper. */

export interface PathFact {
  readonly label: string;
  readonly value: string;
}

const angle = (path: WellTrajectory, field: FieldOf<'trajectory'>): string =>
  path[field] === null ? 'not stated' : `${shown(catalogue.trajectory[field], path[field])}°`;

/** Where the first station is, if the hole above it is not vertical. */
function tieIn(path: WellTrajectory): string {
  const { tie_in_true_vertical_depth: tvdM, tie_in_north: northM, tie_in_east: eastM } = path;
  if (tvdM === null && northM === null && eastM === null) return 'None: vertical above the first station';
  // Without a value there is no unit either.
  const length = (value: number | null) => (value === null ? missing : withUnit('length', value, 2));
  return `TVD BDF ${length(tvdM)}, north ${length(northM)}, east ${length(eastM)}`;
}

/** The north, corrections, azimuth of the vertical section, tie-in and end of a path, in words. */
export function pathFacts(path: WellTrajectory): PathFact[] {
  const built = builtTrajectory(path);
  // One station is not a path.
  const end = built && built.stations.length > 1 ? built.end : null;
  const given = path.vertical_section_azimuth !== null;
  return [
    { label: 'Path', value: `${trajectoryName(path)}${path.kind === null ? '' : `, ${path.kind}`}` },
    { label: 'Azimuths, north and east from', value: northWords(path.north_reference) },
    { label: 'Magnetic declination', value: angle(path, 'magnetic_declination') },
    { label: 'Grid convergence', value: angle(path, 'grid_convergence') },
    {
      label: 'Azimuth of the vertical section',
      value: `${figure(verticalSectionAzimuth(path), 2)}°${given ? '' : ', to the deepest target or the end'}`,
    },
    { label: 'Tie-in', value: tieIn(path) },
    ...(path.measured_by?.trim()
      ? [{ label: 'Measured or planned by', value: path.measured_by.trim() }]
      : []),
    {
      label: 'Stations',
      value: `${path.stations_list.length}${end ? `, to ${withUnit('length', end.ahdM)} AHD, ${withUnit('length', end.tvdM)} TVD BDF` : ''}`,
    },
    { label: 'Method', value: 'Minimum curvature; depths below the drill floor' },
  ];
}

/** The most stations of a path that are printed. */
export const mostPrinted = 200;

/**
 * The stations of a path that are printed: all up to `mostPrinted`; of more, every so many, with the first and the last.
 *
 * @returns their indices, and a sentence if stations are left out.
 */
export function printedStations({ stations_list: stations }: Pick<WellTrajectory, 'stations_list'>): {
  readonly indices: readonly number[];
  readonly remark: string | null;
} {
  const all = stations.map((_, index) => index);
  if (all.length <= mostPrinted) return { indices: all, remark: null };
  const every = Math.ceil((all.length - 1) / (mostPrinted - 1));
  const last = all.length - 1;
  const indices = all.filter((index) => index % every === 0 || index === last);
  return {
    indices,
    remark: `${indices.length} of ${all.length} stations: one in ${every}, and the last. The export of the well path has all.`,
  };
}
