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
 * Where a row comes from stands in every row, because whatever stands above a table is the first that is cut off, and a path
 * that was worked out from depths must never pass for a survey.
 */
const bases: Record<StationBasis, string> = {
  survey: 'Survey',
  depths:
    'A montage holds no survey: computed from AHD and TVD; azimuth not known and assumed to be east for North and East',
  vertical: 'A montage holds no survey: taken as vertical',
  onward: 'A montage holds no survey: straight on below the last known depths',
};

/** The well path as a table that begins with its header, one row a station. */
export function wellPathCsv(wellName: string, stations: readonly WrittenStation[]): Uint8Array<ArrayBuffer> {
  const rows = stations.map((station) => [
    csvText(wellName),
    ...[
      station.ahdM,
      station.inclinationDeg,
      // An azimuth that was assumed would pass for a measured one: it stands in words, at the end of the row.
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

/** What a montage is called in the list; empty where it has no name, for `N/A` would be one in another's system. */
export function wellNameOf({ top_line_item: top }: Montage): string {
  const name = montageName(top?.well_name, top?.field_name, top?.field_code);
  return name === 'N/A' ? '' : name;
}

/** The well path as CSV. Rejects where the montage holds no depth. */
export const build: BuildExport = (order, tell) => {
  const { path, drillFloorM } = wellboreOf(order.montage);
  if (!path) return Promise.reject(new Error(noPath));
  const bytes = wellPathCsv(wellNameOf(order.montage), pathStations(path, drillFloorM));
  tell({ done: 1, of: 1 });
  return Promise.resolve({
    name: exportFileName(order.montage, 'well path', 'csv'),
    type: 'text/csv;charset=utf-8',
    bytes,
  });
};
