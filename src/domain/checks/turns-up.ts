import type { Formation, Section } from '../montage/montage';
import { sameOffsetM } from './drill-floor';
import { isKnown } from './known';
import type { SectionContext } from './rule';

/**
 * Whether a depth that is shallower than the TD of the section above is further along the hole: a well that has turned
 * up beyond horizontal drills through shallower rock again.
 *
 * False unless TVD SS, TVD BDF and the drill floor agree: with a mistyped TVD SS, the unchanged along-hole depth would
 * hide the mistake.
 */
export function turnsUp(
  depths: Formation | Section,
  { previousTdAhdM, drillFloorM }: SectionContext,
): boolean {
  const ssM = depths.true_vertical_depth_subsea;
  const bdfM = depths.true_vertical_depth_below_drill_floor;
  const ahdM = depths.along_hole_depth_below_drill_floor;
  if (!isKnown(ahdM) || !isKnown(previousTdAhdM) || ahdM <= previousTdAhdM) return false;
  return (
    isKnown(ssM) && isKnown(bdfM) && isKnown(drillFloorM) && Math.abs(bdfM - ssM - drillFloorM) <= sameOffsetM
  );
}
