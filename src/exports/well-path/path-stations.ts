import type { WellPath } from '@/domain/wellbore/well-path';

/** A station as it is written: rounded, so that whoever computes from the file computes from what it says. */
export interface WrittenStation {
  readonly ahdM: number;
  readonly inclinationDeg: number;
  readonly azimuthDeg: number;
  /** Nothing tells the azimuth: it is the one that the plane of the path is drawn in. */
  readonly isAzimuthAssumed: boolean;
  readonly tvdM: number;
  /** Null where nothing tells how high the drill floor stands. */
  readonly tvdSubseaM: number | null;
  readonly northM: number;
  readonly eastM: number;
  /** Of the arc that ends here, degrees in 30 m; 0 at the first station. */
  readonly doglegDegPer30M: number;
  readonly basis: StationBasis;
}

/**
 * `survey`: measured or planned as a survey. `depths`: computed from AHD and TVD of tops and section ends, in a plane whose
 * azimuth is not known. `vertical`: nothing tells that the hole leans. `onward`: straight on, below the last depth that tells.
 */
export type StationBasis = 'survey' | 'depths' | 'vertical' | 'onward';

/**
 * Half a millimetre, and half a hundred-thousandth of a degree (a millimetre in ten kilometres), add up to less than a
 * centimetre in any well that can be drilled.
 */
const lengthDecimals = 3;
const angleDecimals = 5;

// Minus zero is no offset.
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals)) + 0;
const length = (value: number): number => rounded(value, lengthDecimals);
const angle = (value: number): number => rounded(value, angleDecimals);

/**
 * The stations of a path, as few as there are. The ends of its arcs suffice: minimum curvature puts the circular arc between
 * two stations that the path is made of, so that more stations would add nothing but rounding.
 *
 * A survey that begins in a vertical hole is tied in at the drill floor; one that begins in a leaning hole begins at its own
 * first station, because an arc from the drill floor to it would be another path. `drillFloorM` is the elevation of the
 * drill floor above mean sea level, m.
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
    // Two depths that are one as written would be no survey.
    if (written.at(-1)?.ahdM === ahdM) continue;
    const isFirst = written.length === 0;
    written.push({
      ahdM,
      inclinationDeg: angle(station.inclinationDeg),
      // In a vertical hole there is no azimuth to speak of, and none is to be taken for one.
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

export const noPath = 'The montage has no depth of the hole yet, so that there is no well path to give out.';
