import type { PlanSummary } from '../montage/montage';
import { atOnce } from '../steps';
import { usualAssumptions } from './assumptions';
import { forecastSteps, type Forecast } from './forecast';
import { costOf, durationOf } from './step-figures';

const estimates = new WeakMap<readonly PlanSummary[], Forecast>();

/** The forecast by the usual assumptions, once for each plan; null if no step has a duration or a cost. */
export function estimateOf(steps: readonly PlanSummary[]): Forecast | null {
  if (!steps.some((step) => durationOf(step) !== null || costOf(step) !== null)) return null;
  const known = estimates.get(steps);
  if (known) return known;
  const forecast = atOnce(forecastSteps(steps, usualAssumptions));
  estimates.set(steps, forecast);
  return forecast;
}
