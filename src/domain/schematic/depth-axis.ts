import type { Wellbore } from '../wellbore/wellbore';
import { positionOf } from '../wellbore/well-path';

/** The depth of a schematic's axis: true vertical depth, or along the hole. Both below the drill floor. */
export type DepthKind = 'TVD' | 'AHD';

/** Converts depths to positions in a drawing. Depths m below the drill floor, positions in the drawing's unit. */
export interface DepthAxis {
  readonly kind: DepthKind;
  /** The shallowest and the deepest depth of the axis. */
  readonly fromM: number;
  readonly toM: number;
  readonly top: number;
  readonly bottom: number;
  /** Limited to the axis: a depth beyond it gives its end. */
  y(depthM: number): number;
  depthAt(y: number): number;
  /** The depth on this axis of a point of the hole; null if the path does not reach it. */
  ofAhd(ahdM: number): number | null;
  /** On an AHD axis the first crossing of a TVD; null if the path does not reach it. */
  ofTvd(tvdM: number): number | null;
}

/** A well without depths still has an axis. */
const minDepthM = 100;

/**
 * The axis of a well between `top` and `bottom` of a drawing. It begins at the drill floor, or at anything above it,
 * and ends at the deepest of hole, tops and reservoirs.
 *
 * `deepestTopM` is the depth of the deepest top on this axis, m; 0 without tops.
 */
export function depthAxisOf(
  { path, bounds }: Wellbore,
  kind: DepthKind,
  place: { readonly top: number; readonly bottom: number },
  deepestTopM: number,
): DepthAxis {
  const { top, bottom } = place;
  const fromM = Math.min(0, bounds.tvd[0]);
  const deepestM =
    kind === 'TVD' ? bounds.tvd[1] : Math.max(path?.trajectory.end.ahdM ?? 0, deepestTopM, minDepthM);
  const toM = Math.max(fromM + minDepthM, deepestM);
  const perMetre = (bottom - top) / (toM - fromM);
  return {
    kind,
    fromM,
    toM,
    top,
    bottom,
    // Limited again: rounding may put the deepest position beyond the end, where labels are left out.
    y: (depthM) => Math.min(bottom, top + (Math.min(toM, Math.max(fromM, depthM)) - fromM) * perMetre),
    depthAt: (y) => fromM + (y - top) / perMetre,
    ofAhd: (ahdM) => {
      if (kind === 'AHD') return ahdM;
      return path ? (positionOf(path, ahdM, null)?.tvdM ?? null) : null;
    },
    ofTvd: (tvdM) => {
      if (kind === 'TVD') return tvdM;
      return path ? (positionOf(path, null, tvdM)?.ahdM ?? null) : null;
    },
  };
}

/**
 * The depth of sea level on an axis, m below the drill floor; null if the elevation is unknown or the axis does not
 * reach it.
 */
export function seaLevelOn(drillFloorM: number | null, axis: DepthAxis): number | null {
  if (drillFloorM === null) return null;
  const depthM = drillFloorM <= 0 ? drillFloorM : axis.ofTvd(drillFloorM);
  return depthM !== null && depthM >= axis.fromM && depthM <= axis.toM ? depthM : null;
}
