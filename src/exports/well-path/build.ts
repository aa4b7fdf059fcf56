import { montageName } from '@/domain/montage-name';
import type { Montage } from '@/domain/montage/montage';
import { wellboreOf } from '@/domain/wellbore/wellbore';
import { exportFileName } from '../file-name';
import type { BuildExport } from '../order';
import { csvBytes, csvNumber, csvText } from './csv';
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

/** The well path as a table with a header and one row for each station. */
export function wellPathCsv(wellName: string, stations: readonly WrittenStation[]): Uint8Array<ArrayBuffer> {
  const rows = stations.map((station) => [
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
    csvText(bases[station.basis]),
  ]);
  return csvBytes([columns, ...rows]);
}

/** The montage's name in the list; empty if it has none, because `N/A` would be a name in another system. */
export function wellNameOf({ top_line_item: top }: Montage): string {
  const name = montageName(top?.well_name, top?.field_name, top?.field_code);
  return name === 'N/A' ? '' : name;
}

/** The well path as CSV. Rejects if the montage has no depth. */
export const build: BuildExport = (order, onProgress) => {
  const { path, drillFloorM } = wellboreOf(order.montage);
  if (!path) return Promise.reject(new Error(noPath));
  const bytes = wellPathCsv(wellNameOf(order.montage), pathStations(path, drillFloorM));
  onProgress({ done: 1, of: 1 });
  return Promise.resolve({
    name: exportFileName(order.montage, 'well path', 'csv'),
    type: 'text/csv;charset=utf-8',
    bytes,
  });
};
