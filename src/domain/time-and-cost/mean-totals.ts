import type { PlanSummary } from '../montage/montage';
import { meanOf } from './distribution';
import { costOf, durationOf } from './step-figures';

/** The mean of a plan; null where nothing of it is known. */
export interface MeanTotals {
  readonly days: number | null;
  /** USD */
  readonly cost: number | null;
}

const sum = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((total, value) => total + value, 0);

/** The sums of the steps' means, of triangular durations. Without a simulation: the checks use it after each edit. */
export function meanTotals(steps: readonly PlanSummary[]): MeanTotals {
  const meanDays = (step: PlanSummary): number | null => {
    const range = durationOf(step);
    return range && meanOf('triangular', range);
  };
  return {
    days: sum(steps.flatMap((step) => meanDays(step) ?? [])),
    cost: sum(
      steps.flatMap((step) => {
        const cost = costOf(step);
        return cost ? cost.aDay * (meanDays(step) ?? 0) + cost.fixed : [];
      }),
    ),
  };
}
