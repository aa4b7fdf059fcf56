import { isKnown } from '../checks/known';
import type { Montage } from '../montage/montage';
import { ahdOf, tvdBdfOf } from '../wellbore/known-depths';
import type { Layer } from '../wellbore/layers';
import { positionOf } from '../wellbore/well-path';
import type { Wellbore } from '../wellbore/wellbore';
import type { DepthKind } from './depth-axis';

/** The formations of a well along one kind of depth, from shallow to deep. */
export interface Column {
  /** Their tops and bases are depths of that kind, m below the drill floor. */
  readonly layers: readonly Layer[];
  /** Formations of which no such depth is known. */
  readonly missing: number;
}

/**
 * The formations as they follow each other down the well or along it. Along the hole each top stands at its own AHD; one that
 * has none stands where the path first crosses its TVD.
 */
export function columnOf(montage: Montage, wellbore: Wellbore, kind: DepthKind): Column {
  const count = montage.sections_list.reduce((sum, { formations_list }) => sum + formations_list.length, 0);
  if (kind === 'TVD') return { layers: wellbore.layers, missing: count - wellbore.layers.length };
  const { path, drillFloorM } = wellbore;
  const tops: Layer[] = [];
  for (const section of montage.sections_list) {
    for (const formation of section.formations_list) {
      const ahdM = ahdOf(formation);
      const tvdM = ahdM === null ? tvdBdfOf(formation, drillFloorM ?? 0) : null;
      const topM = ahdM ?? (path && tvdM !== null ? (positionOf(path, null, tvdM)?.ahdM ?? null) : null);
      if (topM === null) continue;
      const { id: formationId, formation_name: name, variance } = formation;
      const rangeM = isKnown(variance) && variance > 0 ? variance : null;
      tops.push({ sectionId: section.id, formationId, name, topM, baseM: topM, rangeM });
    }
  }
  const sorted = tops.toSorted((one, other) => one.topM - other.topM);
  const endM = Math.max(path?.trajectory.end.ahdM ?? 0, sorted.at(-1)?.topM ?? 0);
  const layers = sorted.map((top, index) => ({ ...top, baseM: sorted[index + 1]?.topM ?? endM }));
  return { layers, missing: count - layers.length };
}
