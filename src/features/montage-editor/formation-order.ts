import type { Formation } from '@/api/generated/model';
import { orderByDepth } from '@/domain/formations';

/** A section's formations as they are shown: from shallow to deep by TVD SS, those of unknown depth last. */
export function formationsByDepth(formations: readonly Formation[]): Formation[] {
  const tops = formations.map((formation) => ({ tvdM: formation.true_vertical_depth_subsea, formation }));
  return orderByDepth(tops).map(({ formation }) => formation);
}
