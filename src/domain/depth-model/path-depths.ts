import { sameOffsetM } from '../checks/drill-floor';
import { isKnown } from '../checks/known';
import { depthColumns } from '../montage/catalogue';
import type { Edit } from '../montage/change';
import { editOf } from '../montage/edit';
import type { Montage, WellTrajectory } from '../montage/montage';
import { trajectoryName } from '../montage/words';
import { depthModelOf, depthsFrom, rounded, type DepthModel, type DepthValues } from './depth-model';
import { asChange, cellOf, depthsOf, type RecalculatedValue } from './recalculate';
import { rowsOf, type DepthRow } from './rows';

/** What a path says about the depths of a montage. */
export interface PathDepths {
  /** Only those that change. */
  readonly values: readonly RecalculatedValue[];
  /** Tops and section ends that the path does not reach. */
  readonly beyond: readonly DepthRow[];
}

/** Vertical depths determine; only a row without one follows from its along-hole depth. */
const givenFirst = [
  'true_vertical_depth_subsea',
  'true_vertical_depth_below_drill_floor',
  'along_hole_depth_below_drill_floor',
] as const;

/** The depths of a row by the path; an AHD whose TVD on the path agrees with the row stays. Null without a depth. */
function depthsByPath(model: DepthModel, depths: DepthValues): DepthValues | null {
  const field = givenFirst.find((one) => isKnown(depths[one]));
  if (!field) return null;
  const ahdM = depths.along_hole_depth_below_drill_floor;
  const derived = depthsFrom(model, field, depths[field] ?? 0, ahdM);
  const bdfM = derived.true_vertical_depth_below_drill_floor;
  const onPathM = isKnown(ahdM) ? model.tvdBdfOf(ahdM) : null;
  const agrees = isKnown(bdfM) && isKnown(onPathM) && Math.abs(onPathM - bdfM) <= sameOffsetM;
  return agrees ? { ...derived, along_hole_depth_below_drill_floor: ahdM } : derived;
}

/**
 * The depths of all tops and section ends by one path of the montage: AHD where the path crosses their TVD, TVD of a
 * row that has only an AHD. A depth that differs by a tenth of a metre or less is the same: tops are rounded to it.
 */
export function depthsByTrajectory(montage: Montage, trajectory: WellTrajectory): PathDepths {
  const model = depthModelOf({ ...montage, trajectories_list: [trajectory] });
  const values: RecalculatedValue[] = [];
  const beyond: DepthRow[] = [];
  for (const row of rowsOf(montage)) {
    const depths = depthsOf(row);
    const derived = depthsByPath(model, depths);
    if (!derived) continue;
    const found = [derived.along_hole_depth_below_drill_floor, derived.true_vertical_depth_below_drill_floor];
    if (found.includes(null)) beyond.push(row);
    for (const field of depthColumns) {
      const [from, to] = [depths[field], derived[field]];
      if (!isKnown(to) || (isKnown(from) && Math.abs(to - from) <= sameOffsetM)) continue;
      values.push({ cell: cellOf(row, field), from, to: rounded(to) });
    }
  }
  return { values, beyond };
}

/** Sets the depths, as one edit; null without values. */
export const computeDepths = (
  trajectory: WellTrajectory,
  values: readonly RecalculatedValue[],
): Edit | null => editOf(`Compute depths from ${trajectoryName(trajectory)}`, values.map(asChange));
