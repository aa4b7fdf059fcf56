import type { Wellbore } from '../wellbore/wellbore';
import { positionOf } from '../wellbore/well-path';

/** What the scale of a schematic runs along: true vertical depth, or the hole. Both below the drill floor. */
export type DepthKind = 'TVD' | 'AHD';

/** Where depths lie on a drawing. Depths m below the drill floor, places in the drawing's unit. */
export interface DepthAxis {
  readonly kind: DepthKind;
  /** The shallowest and the deepest depth of the axis. */
  readonly fromM: number;
  readonly toM: number;
  readonly top: number;
  readonly bottom: number;
  /** Never outside of the drawing: a depth beyond the axis lies at its end. */
  y(depthM: number): number;
  depthAt(y: number): number;
  /** The depth on this axis of a point of the hole; null where the path does not reach it. */
  ofAhd(ahdM: number): number | null;
  /** Along the hole the first crossing, where there are several; null where the path does not get there. */
  ofTvd(tvdM: number): number | null;
}

/** A well of no depth has a scale all the same. */
const leastDepthM = 100;

/**
 * The axis of a montage's well between `top` and `bottom` of a drawing. It begins at the drill floor, or at what lies above
 * it, and ends at the deepest of hole, tops and reservoirs.
 *
 * `deepestTopM` is the depth of the deepest top on this axis, m; 0 where there is none.
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
    kind === 'TVD' ? bounds.tvd[1] : Math.max(path?.trajectory.end.ahdM ?? 0, deepestTopM, leastDepthM);
  const toM = Math.max(fromM + leastDepthM, deepestM);
  const perMetre = (bottom - top) / (toM - fromM);
  return {
    kind,
    fromM,
    toM,
    top,
    bottom,
    // Bounded once more: the last bit of the deepest place may lie beyond the end, where labels are left out.
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

/** Sea level on an axis, m below the drill floor; null where the elevation is not known or the axis does not get there. */
export function seaLevelOn(drillFloorM: number | null, axis: DepthAxis): number | null {
  if (drillFloorM === null) return null;
  const depthM = drillFloorM <= 0 ? drillFloorM : axis.ofTvd(drillFloorM);
  return depthM !== null && depthM >= axis.fromM && depthM <= axis.toM ? depthM : null;
}
