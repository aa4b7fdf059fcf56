import type { PlanSummary } from '../montage/montage';
import type { Range } from './distribution';

/** What the figures of a plan step say about its duration and its cost. */

type Figures = Pick<
  PlanSummary,
  'duration_low' | 'duration_likely' | 'duration_high' | 'day_rate' | 'fixed_cost'
>;

const known = (value: number | null | undefined): number | null =>
  value !== null && value !== undefined && Number.isFinite(value) ? value : null;

/** A duration or a rate: below zero it says nothing. */
const notNegative = (value: number | null | undefined): number | null => {
  const number = known(value);
  return number !== null && number >= 0 ? number : null;
};

/**
 * The duration of a step, days; null if its likely value is unknown. Without a low or a high value there is none below
 * or above the likely one, and a step with its likely value alone is certain. Values out of order say nothing about
 * the range: the likely one counts.
 */
export function durationOf({ duration_low, duration_likely, duration_high }: Figures): Range | null {
  const likely = notNegative(duration_likely);
  if (likely === null) return null;
  const low = notNegative(duration_low) ?? likely;
  const high = notNegative(duration_high) ?? likely;
  return low <= likely && likely <= high ? { low, likely, high } : { low: likely, likely, high: likely };
}

/** The cost of a step for a duration (days), USD: a part for each day and a fixed part, which may be a credit. */
export interface StepCost {
  readonly aDay: number;
  readonly fixed: number;
}

/** Null if nothing of it is known. A day rate says nothing without a duration. */
export function costOf(step: Figures): StepCost | null {
  const aDay = durationOf(step) === null ? null : notNegative(step.day_rate);
  const fixed = known(step.fixed_cost);
  return aDay === null && fixed === null ? null : { aDay: aDay ?? 0, fixed: fixed ?? 0 };
}

/** The course of a plan whose steps all take their likely time. */
export interface LikelyStep {
  /** Days from the beginning of the plan to the end of the step; null if the step has no duration. */
  readonly endDay: number | null;
  /** USD; null if nothing of it is known. */
  readonly cost: number | null;
}

export function likelyCourse(steps: readonly PlanSummary[]): LikelyStep[] {
  let days = 0;
  return steps.map((step) => {
    const duration = durationOf(step);
    const cost = costOf(step);
    days += duration?.likely ?? 0;
    return {
      endDay: duration && days,
      cost: cost && cost.aDay * (duration?.likely ?? 0) + cost.fixed,
    };
  });
}
