import { tvdBdfFromTvdSs, tvdSsFromTvdBdf, type Depths, type DepthType } from '@/domain/depths';
import { ahdAtTvd } from '@/domain/trajectory/crossings';
import { positionAtAhd } from '@/domain/trajectory/position';
import type { Trajectory } from '@/domain/trajectory/trajectory';

/** The references of depths, and the path that relates vertical to along-hole depth. */
export interface DepthFrame {
  /** Elevation of the drill floor that every result refers to, m above mean sea level. */
  drillFloorM: number | null;
  /** Elevation that the documents' depths below the drill floor and the survey refer to: their own, else the same. */
  documentFloorM: number | null;
  vertical: boolean;
  trajectory: Trajectory | null;
}

/**
 * How much longer (m) a depth below the drill floor is than the document's, whose drill floor is lower. The rock and the path
 * through it do not move: every depth below the floor shifts by this number, along the hole as well, because
 * a hole starts vertically. In an inclined hole, a shifted depth that is looked up on the survey again would
 * be wrong by metres.
 */
export function floorShiftM({ drillFloorM, documentFloorM }: DepthFrame): number {
  return drillFloorM === null || documentFloorM === null ? 0 : drillFloorM - documentFloorM;
}

/** How the along-hole depth was determined; the last four leave it unknown. `at its shoe` is of ends of sections only. */
export type AlongHole =
  | 'vertical well'
  | 'as given'
  | 'on the survey'
  | 'first crossing'
  | 'nearest crossing'
  | 'at its shoe'
  | 'deeper than the survey'
  | 'above the survey'
  | 'no survey'
  | 'no vertical depth';

export interface ResolvedDepths extends Depths {
  /** The given depth that the vertical depths are computed from; null if none of the given ones leads to any. */
  basis: DepthType | null;
  alongHole: AlongHole;
}

/** A top is picked at a vertical depth: TVD SS first, because it does not depend on the rig. */
export const TOP_ORDER: readonly DepthType[] = ['TVD SS', 'TVD BDF', 'AHD BDF'];
/** A shoe or a total depth is measured along the hole, by the length of the pipe. */
export const SHOE_ORDER: readonly DepthType[] = ['AHD BDF', 'TVD BDF', 'TVD SS'];

/**
 * All three depths of a point that a document gives in one or more references, tried in `order`.
 *
 * TVD SS is the anchor: another drill floor changes the depths below it but not the rock. A document's depths are therefore
 * converted to sea level with the document's own elevation, and from there to the drill floor of the well.
 */
export function resolveDepths(given: Depths, order: readonly DepthType[], frame: DepthFrame): ResolvedDepths {
  for (const basis of order) {
    const vertical = verticalFrom(basis, given, frame);
    if (vertical !== null)
      return { ...vertical, basis, ...alongHole(given, basis, vertical.tvdBdfM, order, frame) };
  }
  const ahdBdfM = frame.vertical ? null : moved(given.ahdBdfM, frame);
  const alongHoleState = ahdBdfM === null ? 'no vertical depth' : 'as given';
  return { tvdSsM: null, tvdBdfM: null, ahdBdfM, basis: null, alongHole: alongHoleState };
}

type Vertical = Pick<Depths, 'tvdSsM' | 'tvdBdfM'>;

function verticalFrom(basis: DepthType, given: Depths, frame: DepthFrame): Vertical | null {
  if (basis === 'TVD SS') {
    if (given.tvdSsM === null) return null;
    const { drillFloorM } = frame;
    return {
      tvdSsM: given.tvdSsM,
      tvdBdfM: drillFloorM === null ? null : tvdBdfFromTvdSs(given.tvdSsM, drillFloorM),
    };
  }
  if (basis === 'TVD BDF') return fromDocumentTvd(given.tvdBdfM, frame);
  return fromDocumentTvd(given.ahdBdfM === null ? null : documentTvd(given.ahdBdfM, frame), frame);
}

function fromDocumentTvd(tvdM: number | null, { drillFloorM, documentFloorM }: DepthFrame): Vertical | null {
  if (tvdM === null) return null;
  if (documentFloorM === null || drillFloorM === null) return { tvdSsM: null, tvdBdfM: tvdM };
  const tvdSsM = tvdSsFromTvdBdf(tvdM, documentFloorM);
  return { tvdSsM, tvdBdfM: drillFloorM === documentFloorM ? tvdM : tvdBdfFromTvdSs(tvdSsM, drillFloorM) };
}

function documentTvd(ahdM: number, frame: DepthFrame): number | null {
  if (frame.vertical) return ahdM;
  if (frame.trajectory === null) return null;
  const position = positionAtAhd(frame.trajectory, ahdM);
  return position.kind === 'position' ? position.tvdM : null;
}

function alongHole(
  given: Depths,
  basis: DepthType,
  tvdBdfM: number | null,
  order: readonly DepthType[],
  frame: DepthFrame,
): { ahdBdfM: number | null; alongHole: AlongHole } {
  if (frame.vertical) {
    return { ahdBdfM: tvdBdfM, alongHole: tvdBdfM === null ? 'no vertical depth' : 'vertical well' };
  }
  const measured = given.ahdBdfM !== null && order[0] === 'AHD BDF';
  if (basis === 'AHD BDF' || measured) return { ahdBdfM: moved(given.ahdBdfM, frame), alongHole: 'as given' };
  if (tvdBdfM === null) return { ahdBdfM: null, alongHole: 'no vertical depth' };
  if (frame.trajectory === null) {
    const ahdBdfM = moved(given.ahdBdfM, frame);
    return { ahdBdfM, alongHole: ahdBdfM === null ? 'no survey' : 'as given' };
  }
  const result = ahdAtTvd(frame.trajectory, tvdBdfM - floorShiftM(frame), given.ahdBdfM);
  if (result.kind === 'beyond survey') return { ahdBdfM: null, alongHole: 'deeper than the survey' };
  if (result.kind === 'above survey') return { ahdBdfM: null, alongHole: 'above the survey' };
  const how = {
    only: 'on the survey',
    first: 'first crossing',
    'nearest to the hint': 'nearest crossing',
  } as const;
  const ahdBdfM = result.ahdM + floorShiftM(frame);
  return ahdBdfM < 0
    ? { ahdBdfM: null, alongHole: 'above the survey' }
    : { ahdBdfM, alongHole: how[result.chosen] };
}

/** A document's depth below its drill floor, along the hole or vertical, converted to the drill floor of the well. */
export function moved(depthM: number, frame: DepthFrame): number;
export function moved(depthM: number | null, frame: DepthFrame): number | null;
export function moved(depthM: number | null, frame: DepthFrame): number | null {
  return depthM === null ? null : depthM + floorShiftM(frame);
}

/** A reader writes null for what it did not understand; NaN and infinities count as null. */
export function known(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null;
}
