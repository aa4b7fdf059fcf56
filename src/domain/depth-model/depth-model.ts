import { montageDrillFloor } from '../checks/contexts';
import { isKnown } from '../checks/known';
import { tvdBdfFromTvdSs, tvdSsFromTvdBdf } from '../depths';
import type { DepthField } from '../montage/catalogue';
import type { Montage } from '../montage/montage';
import { ahdAtTvd } from '../trajectory/crossings';
import { writtenRoundingM } from '../wellbore/consistent-pairs';
import { ahdOf, depthPairsOf, tvdBdfOf } from '../wellbore/known-depths';
import { drawnTrajectory } from '../trajectory/montage-trajectory';
import { positionOf, wellPathOf } from '../wellbore/well-path';

/** The three depths of a top or of a section's end, m; null if not known. */
export type DepthValues = { readonly [Field in DepthField]: number | null };

/**
 * How the three depths of a montage follow from one another: TVD SS and TVD BDF by the elevation of the drill floor,
 * TVD BDF and AHD BDF along the path through the montage's own depths. Each answer is null if nothing determines it.
 */
export interface DepthModel {
  readonly drillFloorM: number | null;
  /**
   * AHD BDF (m) of a TVD BDF (m). If the path crosses the depth several times, the crossing nearest to `nearM` (m AHD),
   * else the first: see docs/decisions/0002.
   */
  ahdOf(tvdBdfM: number, nearM: number | null): number | null;
  /** TVD BDF (m) of an AHD BDF (m). */
  tvdBdfOf(ahdM: number): number | null;
}

/** Decimals of a derived depth: a centimetre, as in surveys. */
export const derivedDecimals = 2;
export const rounded = (valueM: number): number => Number(valueM.toFixed(derivedDecimals));

/** The path is built when the first along-hole depth is asked for. */
export function depthModelOf(montage: Montage): DepthModel {
  const drillFloorM = montageDrillFloor(montage);
  let built: ReturnType<typeof pathOf> | undefined;
  const path = () => (built ??= pathOf(montage, drillFloorM));
  return {
    drillFloorM,
    ahdOf(tvdBdfM, nearM) {
      const { wellPath, toM, isVertical } = path();
      const found = wellPath && ahdAtTvd(wellPath.trajectory, tvdBdfM, nearM);
      if (found?.kind === 'found' && found.ahdM <= toM) return found.ahdM;
      return isVertical && tvdBdfM >= 0 ? tvdBdfM : null;
    },
    tvdBdfOf(ahdM) {
      const { wellPath, toM, isVertical } = path();
      if (wellPath && ahdM <= toM) return positionOf(wellPath, ahdM, null)?.tvdM ?? null;
      return isVertical && ahdM >= 0 ? ahdM : null;
    },
  };
}

/**
 * The survey's path, or the path through the points with both depths, down to `toM` (m AHD), the deepest of them: the direction in which a
 * deviated well continues is not known. A well that is vertical at every known point down to its TD is vertical, and
 * remains so if it is deepened.
 */
function pathOf(montage: Montage, drillFloorM: number | null) {
  // Without the elevation, a TVD SS alone gives no point.
  const elevationM = drillFloorM ?? Number.NaN;
  const pairs = depthPairsOf(montage, elevationM);
  const hasPath = pairs.length > 0 || drawnTrajectory(montage) !== null;
  const wellPath = hasPath ? wellPathOf(montage, elevationM, undefined, pairs) : null;
  const end = montage.sections_list.at(-1);
  const tdM = end ? tvdBdfOf(end, elevationM) : null;
  const tdAhdM = end ? ahdOf(end) : null;
  const toM = wellPath?.straightFromM ?? wellPath?.trajectory.end.ahdM ?? 0;
  const isVertical =
    wellPath?.basis === 'vertical' &&
    wellPath.contradictory.length === 0 &&
    tdM !== null &&
    tdAhdM !== null &&
    Math.abs(tdM - tdAhdM) <= writtenRoundingM;
  return { wellPath, toM, isVertical };
}

/**
 * The depths of a point (m), from one of them. The others follow from it where the model determines them; `nearM` (m
 * AHD) selects the crossing.
 */
export function depthsFrom(
  model: DepthModel,
  field: DepthField,
  valueM: number,
  nearM: number | null,
): DepthValues {
  const { drillFloorM } = model;
  const bdfM =
    field === 'true_vertical_depth_below_drill_floor'
      ? valueM
      : field === 'along_hole_depth_below_drill_floor'
        ? model.tvdBdfOf(valueM)
        : drillFloorM === null
          ? null
          : tvdBdfFromTvdSs(valueM, drillFloorM);
  const derived = (own: DepthField, value: () => number | null): number | null => {
    if (own === field) return valueM;
    const found = value();
    return isKnown(found) ? rounded(found) : null;
  };
  return {
    true_vertical_depth_subsea: derived('true_vertical_depth_subsea', () =>
      bdfM === null || drillFloorM === null ? null : tvdSsFromTvdBdf(bdfM, drillFloorM),
    ),
    true_vertical_depth_below_drill_floor: derived('true_vertical_depth_below_drill_floor', () => bdfM),
    along_hole_depth_below_drill_floor: derived('along_hole_depth_below_drill_floor', () =>
      bdfM === null ? null : model.ahdOf(bdfM, nearM),
    ),
  };
}
