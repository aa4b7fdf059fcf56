import { montageName } from '@/domain/montage-name';
import type { Montage, WellTrajectory } from '@/domain/montage/montage';
import { exportFileName } from '../file-name';
import type { BuildExport } from '../order';
import { csvBytes, csvNumber, csvText } from './csv';
import { exportedPaths, northWords } from './exported-paths';
import { noPath, pathStations, type StationBasis, type WrittenStation } from './path-stations';

const columns = [
  'Well',
  'AHD BDF (m)',
  'Inclination (deg)',
  'Azimuth (deg)',
  'TVD BDF (m)',
  'TVD SS (m)',
  'North (m)',
  'East (m)',
  'Dogleg severity (deg/30 m)',
  'Basis',
  'Path',
  'North reference',
];

/**
 * Every row contains its basis, because a line above a table is the first thing that is cut off, and a path computed
 * from depths must never be mistaken for a survey.
 */
const bases: Record<StationBasis, string> = {
  survey: 'Survey',
  depths:
    'A montage holds no survey: computed from AHD and TVD; azimuth not known and assumed to be east for North and East',
  vertical: 'A montage holds no survey: taken as vertical',
  onward: 'A montage holds no survey: straight on below the last known depths',
};

const keptBases: Record<NonNullable<WellTrajectory['kind']>, string> = {
  planned: 'Planned path',
  actual: 'Survey',
};

/** The stations of a path, and the path of the montage that they are of. */
export interface StationsOfPath {
  readonly stations: readonly WrittenStation[];
  readonly kept: WellTrajectory | null;
}

/** The paths as one table with a header and one row for each station. */
export function wellPathCsv(wellName: string, paths: readonly StationsOfPath[]): Uint8Array<ArrayBuffer> {
  return csvBytes([columns, ...paths.flatMap((path) => rowsOf(wellName, path))]);
}

function rowsOf(wellName: string, { stations, kept }: StationsOfPath): string[][] {
  return stations.map((station) => [
    csvText(wellName),
    ...[
      station.ahdM,
      station.inclinationDeg,
      // An assumed azimuth would be mistaken for a measured one, so it is given in words at the end of the row.
      station.isAzimuthAssumed ? null : station.azimuthDeg,
      station.tvdM,
      station.tvdSubseaM,
      station.northM,
      station.eastM,
      station.doglegDegPer30M,
    ].map(csvNumber),
    csvText((kept?.kind && keptBases[kept.kind]) ?? bases[station.basis]),
    csvText(kept?.name ?? ''),
    kept?.north_reference ? northWords[kept.north_reference] : '',
  ]);
}

/** The montage's name in the list; empty if it has none, because `N/A` would be a name in another system. */
export function wellNameOf({ top_line_item: top }: Montage): string {
  const name = montageName(top?.well_name, top?.field_name, top?.field_code);
  return name === 'N/A' ? '' : name;
}

/** The well path as CSV. Rejects if the montage has no depth. */
export const build: BuildExport = (order, onProgress) => {
  const { paths, drillFloorM } = exportedPaths(order.montage);
  if (paths.length === 0) return Promise.reject(new Error(noPath));
  const bytes = wellPathCsv(
    wellNameOf(order.montage),
    paths.map(({ path, kept }) => ({ stations: pathStations(path, drillFloorM), kept })),
  );
  onProgress({ done: 1, of: 1 });
  return Promise.resolve({
    name: exportFileName(order.montage, 'well path', 'csv'),
    type: 'text/csv;charset=utf-8',
    bytes,
  });
};
