import type { PlanSummary } from '../montage/montage';
import type { Steps } from '../steps';
import type { Assumptions } from './assumptions';
import { meanOf, quantileOf, type Quantile, type Shape } from './distribution';
import { addDraws, drawCount, percentilesOf, type Percentiles } from './draws';
import { costOf, durationOf } from './step-figures';

/**
 * How long a plan takes and what it costs, from the ranges of its steps. P50s do not add up, so the durations are added
 * by simulation: in each draw every step gets a duration, and the percentiles are those of the sums.
 */

/** The end of a step. Days and USD since the beginning of the plan. */
export interface StepEnd {
  readonly step: PlanSummary;
  readonly days: Percentiles;
  readonly cost: Percentiles;
}

export interface Total extends Percentiles {
  readonly mean: number;
}

export interface Forecast {
  readonly assumptions: Assumptions;
  readonly ends: readonly StepEnd[];
  /** Days; null if no step has a duration. */
  readonly days: Total | null;
  /** USD; null if no step has a cost. */
  readonly cost: Total | null;
  /** The number of steps that count with no time. */
  readonly withoutDuration: number;
}

interface Known {
  readonly step: PlanSummary;
  readonly quantile: Quantile | null;
  readonly mean: number;
  readonly aDay: number;
  readonly fixed: number;
}

function knownOf(step: PlanSummary, shape: Shape): Known {
  const range = durationOf(step);
  const cost = costOf(step);
  return {
    step,
    quantile: range && quantileOf(shape, range),
    mean: range ? meanOf(shape, range) : 0,
    aDay: cost?.aDay ?? 0,
    fixed: cost?.fixed ?? 0,
  };
}

const hasDuration = (step: PlanSummary): boolean => durationOf(step) !== null;

/** The forecast of steps in their order. It pauses after each step, whose draws take about half a millisecond. */
export function* forecastSteps(steps: readonly PlanSummary[], assumptions: Assumptions): Steps<Forecast> {
  const ends: StepEnd[] = [];
  const add = assumptions.dependence === 'correlated' ? alignedSums() : drawnSums();
  let [meanDays, meanCost] = [0, 0];
  for (const [index, step] of steps.entries()) {
    const known = knownOf(step, assumptions.shape);
    meanDays += known.mean;
    meanCost += known.mean * known.aDay + known.fixed;
    ends.push({ step, ...add(known, index) });
    yield;
  }
  const last = ends.at(-1);
  return {
    assumptions,
    ends,
    days: last && steps.some(hasDuration) ? { ...last.days, mean: meanDays } : null,
    cost: last && steps.some((step) => costOf(step) !== null) ? { ...last.cost, mean: meanCost } : null,
    withoutDuration: steps.filter((step) => !hasDuration(step)).length,
  };
}

type Sums = { readonly days: Percentiles; readonly cost: Percentiles };
type AddStep = (known: Known, index: number) => Sums;

const nothing: Percentiles = { p10: 0, p50: 0, p90: 0 };

const plus = (sum: Percentiles, each: (chance: number) => number): Percentiles => ({
  p10: sum.p10 + each(0.1),
  p50: sum.p50 + each(0.5),
  p90: sum.p90 + each(0.9),
});

/** Steps that are all as long as each other need no draws: the percentiles of a sum are the sums of percentiles. */
function alignedSums(): AddStep {
  let days = nothing;
  let cost = nothing;
  return ({ quantile, aDay, fixed }) => {
    const duration = quantile ?? (() => 0);
    days = plus(days, duration);
    cost = plus(cost, (chance) => duration(chance) * aDay + fixed);
    return { days, cost };
  };
}

function drawnSums(): AddStep {
  const days = new Float64Array(drawCount);
  const cost = new Float64Array(drawCount);
  const drawn = new Float64Array(drawCount);
  let last: Sums = { days: nothing, cost: nothing };
  return ({ quantile, aDay, fixed }, index) => {
    if (!quantile) {
      // Nothing but its fixed cost is added, the same in every draw.
      for (let draw = 0; draw < drawCount; draw += 1) cost[draw] = (cost[draw] ?? 0) + fixed;
      last = { ...last, cost: plus(last.cost, () => fixed) };
      return last;
    }
    drawn.fill(0);
    addDraws(drawn, quantile, index);
    for (let draw = 0; draw < drawCount; draw += 1) {
      const duration = drawn[draw] ?? 0;
      days[draw] = (days[draw] ?? 0) + duration;
      cost[draw] = (cost[draw] ?? 0) + duration * aDay + fixed;
    }
    last = { days: percentilesOf(days), cost: percentilesOf(cost) };
    return last;
  };
}
