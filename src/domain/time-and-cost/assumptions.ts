import type { Shape } from './distribution';

/** What a forecast assumes of the durations. */

/** Whether the durations of steps depend on each other: not at all, or fully, when all are as long as each other. */
export type Dependence = 'independent' | 'correlated';

export interface Assumptions {
  readonly shape: Shape;
  readonly dependence: Dependence;
}

export const usualAssumptions: Assumptions = { shape: 'triangular', dependence: 'independent' };
