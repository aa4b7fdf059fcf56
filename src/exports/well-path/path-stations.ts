import type { WellPath } from '@/domain/wellbore/well-path';

/** A station as written: rounded, so that calculations from the file use exactly the written values. */
export interface WrittenStation {
  readonly ahdM: number;
  readonly inclinationDeg: number;
  readonly azimuthDeg: number;
  /** The azimuth is unknown: this is the one of the plane in which the path is drawn. */
  readonly isAzimuthAssumed: boolean;
  readonly tvdM: number;
  /** Null if the elevation of the drill floor is unknown. */
  readonly tvdSubseaM: number | null;
  readonly northM: number;
  readonly eastM: number;
  /** For the arc that ends here, degrees per 30 m; 0 at the first station. */
  readonly doglegDegPer30M: number;
  readonly basis: StationBasis;
}

/**
 * `survey`: measured or planned as a survey. `depths`: computed from AHD and TVD of tops and section ends, in a plane
 * of unknown azimuth. `vertical`: no depth shows an inclination. `onward`: straight on, below the last known depths.
 */
export type StationBasis = 'survey' | 'depths' | 'vertical' | 'onward';

/**
 * Half a millimetre, and half a hundred-thousandth of a degree (a millimetre in ten kilometres), add up to less than a
 * centimetre in any real well.
 */
const lengthDecimals = 3;
const angleDecimals = 5;

// Minus zero is not an offset.
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;
const length = (value: number): number => rounded(value, lengthDecimals);
const angle = (value: number): number => rounded(value, angleDecimals);

/**
 * The minimum stations of a path: the ends of its arcs. Minimum curvature reproduces the circular arc between two
 * stations, so more stations would only add rounding.
 *
 * A survey that begins in a vertical hole is tied in at the drill floor. One that begins in an inclined hole begins at
 * its own first station, because an arc from the drill floor to it would be a different path. `drillFloorM` is the
 * elevation of the drill floor above mean sea level, m.
 */
export function pathStations(path: WellPath, drillFloorM: number | null): WrittenStation[] {
  const { stations, segments, start } = path.trajectory;
  const first = stations[0];
  if (!first) return [];
  const isTiedIn = start.ahdM < first.ahdM && first.inclinationDeg === 0;
  const from = isTiedIn
    ? [{ ...start, inclinationDeg: 0, azimuthDeg: first.azimuthDeg }, ...stations]
    : stations;
  const dogleg = new Map(
    segments.map(({ to, arc }) => [to.ahdM, arc.lengthM > 0 ? (arc.doglegRad / arc.lengthM) * 30 : 0]),
  );
  const written: WrittenStation[] = [];
  for (const station of from) {
    const ahdM = length(station.ahdM);
    // Two stations at the same written depth would make an invalid survey.
    if (written.at(-1)?.ahdM === ahdM) continue;
    const isFirst = written.length === 0;
    written.push({
      ahdM,
      inclinationDeg: angle(station.inclinationDeg),
      // A vertical hole has no azimuth.
      azimuthDeg: path.basis === 'vertical' ? 0 : angle(station.azimuthDeg),
      isAzimuthAssumed: path.basis === 'depths',
      tvdM: length(station.tvdM),
      tvdSubseaM: drillFloorM === null ? null : length(station.tvdM - drillFloorM),
      northM: length(station.northM),
      eastM: length(station.eastM),
      doglegDegPer30M: isFirst ? 0 : rounded(((dogleg.get(station.ahdM) ?? 0) * 180) / Math.PI, 3),
      basis: path.straightFromM !== null && station.ahdM > path.straightFromM ? 'onward' : path.basis,
    });
  }
  return written;
}

export const noPath = 'The montage has no depth of the hole yet, so there is no well path to export.';
