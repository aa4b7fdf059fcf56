import type { Montage, Section } from '../montage/montage';
import { ahdOf, tvdBdfOf } from '../wellbore/known-depths';
import { layersBetween, topsOf, type DepthOfTop, type Layer } from '../wellbore/layers';
import { positionOf, type WellPath } from '../wellbore/well-path';
import type { Wellbore } from '../wellbore/wellbore';
import type { DepthKind } from './depth-axis';

/** The formations of a well along one type of depth, from shallow to deep. */
export interface Column {
  /** Their tops and bases are depths of that type, m below the drill floor. */
  readonly layers: readonly Layer[];
  /** The number of formations without such a depth. */
  readonly missing: number;
}

/**
 * Cached by list, for sections whose tops all have their own AHD: those do not depend on the path, so an edit elsewhere
 * keeps them valid.
 */
const topsByList = new WeakMap<
  Section['formations_list'],
  { sectionId: string; tops: ReturnType<typeof topsOf> }
>();

function topsAlong(section: Section, path: WellPath | null, drillFloorM: number): ReturnType<typeof topsOf> {
  const known = topsByList.get(section.formations_list);
  if (known && known.sectionId === section.id) return known.tops;
  let isOwn = true;
  const depthOf: DepthOfTop = (formation) => {
    const ahdM = ahdOf(formation);
    if (ahdM !== null) return ahdM;
    isOwn = false;
    const tvdM = tvdBdfOf(formation, drillFloorM);
    return path && tvdM !== null ? (positionOf(path, null, tvdM)?.ahdM ?? null) : null;
  };
  const tops = topsOf(section, depthOf);
  if (isOwn) topsByList.set(section.formations_list, { sectionId: section.id, tops });
  return tops;
}

/**
 * The formations in order of depth. Along the hole each top is at its own AHD; a top without one is where the path
 * first crosses its TVD.
 */
export function columnOf(montage: Montage, wellbore: Wellbore, kind: DepthKind): Column {
  const sections = montage.sections_list;
  const count = sections.reduce((sum, { formations_list }) => sum + formations_list.length, 0);
  const { path, drillFloorM } = wellbore;
  const layers =
    kind === 'TVD'
      ? wellbore.layers
      : layersBetween(
          sections.map((section) => topsAlong(section, path, drillFloorM ?? 0)),
          path?.trajectory.end.ahdM ?? 0,
        );
  return { layers, missing: count - layers.length };
}
