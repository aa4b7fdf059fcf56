import type { PlanSummary } from '../montage/montage';
import { estimateOf } from './estimate';
import type { Assumptions } from './assumptions';
import { roundedCost } from './words';

/** A total of the plan for a table of its steps. */
export interface PlanTotal {
  readonly name: 'P10' | 'P50' | 'P90';
  readonly days: number | null;
  /** USD, rounded as on the page. */
  readonly cost: number | null;
}

/** The totals by the usual assumptions; null if no step has a duration or a cost. */
export function planTotals(
  steps: readonly PlanSummary[],
): { readonly totals: readonly PlanTotal[]; readonly assumptions: Assumptions } | null {
  const estimate = estimateOf(steps);
  if (!estimate) return null;
  const { days, cost, assumptions } = estimate;
  const totals = (['p10', 'p50', 'p90'] as const).map((key) => ({
    name: key.toUpperCase() as PlanTotal['name'],
    days: days && Math.round(days[key] * 10) / 10,
    cost: cost && roundedCost(cost[key]),
  }));
  return { totals, assumptions };
}
