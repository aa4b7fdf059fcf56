import { buildTrajectory, type SurveyStation, type Trajectory } from '@/domain/trajectory/trajectory';
import type { Survey } from '@/domain/trajectory/montage-trajectory';
import { drawnAzimuthDeg, wellPathOf, type WellPath } from '@/domain/wellbore/well-path';

/** Reads a well path as other software would: the fields of the file, and minimum curvature through them. */

const nothing = {
  id: 'none',
  sections_list: [],
  reservoirs_list: [],
  plan_summaries_list: [],
  top_line_item: null,
};

/** The path of a survey without a montage. */
export function surveyPath(survey: Survey): WellPath {
  const path = wellPathOf(nothing, 0, survey);
  if (!path) throw new Error('no path');
  return path;
}

/** Rows of an RFC 4180 table without line ends in its fields. */
export const csvRows = (bytes: Uint8Array): string[][] =>
  new TextDecoder()
    .decode(bytes)
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
      ),
    );

/** The texts of all elements with a name, whatever their prefix. */
export const xmlTexts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<\\w+:${name}(?: [^>]*)?>([^<]*)</`, 'g'))].map(([, text = '']) => text);

/** The trajectory of a table of numbers: AHD, inclination, azimuth, and the first row's TVD, north and east. */
export function reread(rows: readonly (readonly number[])[]): Trajectory {
  const stations = rows.map(([ahdM = NaN, inclinationDeg = NaN, azimuthDeg = NaN]): SurveyStation => ({
    ahdM,
    inclinationDeg,
    azimuthDeg,
  }));
  const [, , , firstStationTvdM = NaN, north = NaN, east = NaN] = rows[0] ?? [];
  const built = buildTrajectory(stations, { firstStationTvdM, offsetM: { north, east } });
  if (!built.ok) throw new Error(built.reason);
  return built.trajectory;
}

/** A row without an azimuth says in words that the path is drawn to the east. */
export const rowsOfCsv = (bytes: Uint8Array): number[][] =>
  csvRows(bytes)
    .slice(1)
    .map(([, ahd, inclination, azimuth, tvd, , north, east]) =>
      [ahd, inclination, azimuth || drawnAzimuthDeg, tvd, north, east].map(Number),
    );

export function rowsOfWitsml(xml: string): number[][] {
  const stations = xml.split('<witsml:TrajectoryStation ').slice(1);
  return stations.map((station) =>
    ['MeasuredDepth', 'Incl', 'Azi', 'VerticalDepth', 'DispNs', 'DispEw'].map((name) =>
      Number(xmlTexts(station, name)[0] ?? NaN),
    ),
  );
}
