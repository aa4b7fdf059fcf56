import type { TargetFact } from './rock-facts';
import { placedPoint } from './rock-pressures';
import type { PlacedPoint } from './rock-pressures';
import type { GenerationState } from './state';
import type { KeptPath } from './well-paths';

/** A target that the montage keeps with a path. */
export interface KeptTarget {
  fact: TargetFact;
  point: PlacedPoint;
  /** Whether another document than that of the path gives it, so that it may count from another north. */
  isOfOtherDocument: boolean;
}

/** The place in a list of paths of the one that the targets belong to: the first planned one; -1 without a path. */
export function pathOfTargets(paths: readonly KeptPath[]): number {
  const planned = paths.findIndex(({ path }) => path.kind === 'planned');
  return planned === -1 && paths.length > 0 ? 0 : planned;
}

/** The targets of the documents, for the path that they belong to. */
export function keptTargets(state: GenerationState, paths: readonly KeptPath[]): KeptTarget[] {
  const path = paths[pathOfTargets(paths)];
  if (!path) return [];
  return (state.facts.targets ?? []).flatMap((fact): KeptTarget[] => {
    const point = placedPoint({ tvdSsM: fact.tvdSsM, tvdBdfM: fact.tvdBdfM, ahdBdfM: null }, state);
    if (!point) return [];
    return [{ fact, point, isOfOtherDocument: fact.source.file !== path.survey.source.file }];
  });
}
