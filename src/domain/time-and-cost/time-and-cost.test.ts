import { describe, expect, it } from 'vitest';
import type { PlanSummary } from '../montage/montage';
import { atOnce } from '../steps';
import { quantileOf } from './distribution';
import { addDraws, drawCount, percentilesOf } from './draws';
import { usualAssumptions, type Assumptions } from './assumptions';
import { forecastSteps } from './forecast';
import { costOf, durationOf, likelyCourse } from './step-figures';

const step = (given: Partial<PlanSummary>): PlanSummary => ({
  id: 'p',
  rank: 1,
  title: 'Drill',
  description: null,
  depth_from: null,
  depth_to: null,
  duration_low: null,
  duration_likely: null,
  duration_high: null,
  day_rate: null,
  fixed_cost: null,
  ...given,
});
const lasting = (low: number, likely: number, high: number, given: Partial<PlanSummary> = {}) =>
  step({ duration_low: low, duration_likely: likely, duration_high: high, ...given });
const three = [lasting(4, 5, 9), lasting(6, 8, 14), lasting(2, 3, 4)];
const independent = usualAssumptions;
const correlated: Assumptions = { ...usualAssumptions, dependence: 'correlated' };
const forecast = (steps: readonly PlanSummary[], assumptions = independent) =>
  atOnce(forecastSteps(steps, assumptions));

/** Published quantiles and the tolerances of 10,000 plain draws (5 standard errors). */
const expectNear = (
  found: { p10: number; p50: number; p90: number } | null,
  wanted: readonly [number, number, number],
  tolerance: readonly [number, number, number],
) => {
  const off = [found!.p10, found!.p50, found!.p90].map((value, at) => Math.abs(value - wanted[at]!));
  off.forEach((by, at) => expect(by).toBeLessThanOrEqual(tolerance[at]!));
};

describe('the distribution of 4, 5 and 9 days', () => {
  it.each([
    ['triangular', [4.7071, 5.8377, 7.5858], [0.053, 0.079, 0.106], [6, 1.0801]],
    ['pert', [4.4495, 5.3834, 6.7267], [0.042, 0.059, 0.091], [5.5, 0.866]],
  ] as const)(
    '%s has the quantiles, the mean and the deviation',
    (shape, wanted, tolerance, [mean, deviation]) => {
      const quantile = quantileOf(shape, { low: 4, likely: 5, high: 9 });
      expectNear(
        { p10: quantile(0.1), p50: quantile(0.5), p90: quantile(0.9) },
        wanted,
        [0.001, 0.001, 0.001],
      );
      expect([quantile(0), quantile(1)]).toEqual([4, 9]);
      const draws = new Float64Array(drawCount);
      addDraws(draws, quantile, 0);
      expectNear(percentilesOf(draws), wanted, tolerance);
      const average = draws.reduce((sum, one) => sum + one) / drawCount;
      const squares = draws.reduce((sum, one) => sum + (one - average) ** 2, 0);
      expect(average).toBeCloseTo(mean, 2);
      expect(Math.sqrt(squares / drawCount)).toBeCloseTo(deviation, 2);
      expectNear(forecast([lasting(4, 5, 9)], { ...independent, shape }).days, wanted, tolerance);
    },
  );
});

describe('the sum of three steps', () => {
  it('has the percentiles of independent steps', () => {
    const { days } = forecast(three);
    expectNear(days, [15.751, 18.19, 21.137], [0.14, 0.14, 0.19]);
    expect(days?.mean).toBeCloseTo(18.3333, 3);
  });

  it('has those of fully correlated steps', () => {
    const { days } = forecast(three, correlated);
    expectNear(days, [14.419, 17.939, 22.948], [0.001, 0.001, 0.001]);
    expect(days?.mean).toBeCloseTo(18.3333, 3);
  });

  it('costs 250,000 a day and 3.1 million', () => {
    const paid = three.map((one) => ({ ...one, day_rate: 250_000 }));
    const { cost } = forecast([step({ fixed_cost: 3_100_000 }), ...paid]);
    expectNear(cost, [7_038_000, 7_648_000, 8_384_000], [35_000, 35_000, 47_500]);
    expect(cost!.mean / 1e6).toBeCloseTo(7.683, 3);
  });

  it('has ends that never go back', () => {
    const { ends } = forecast(three);
    const [first, second, third] = ends.map(({ days }) => days);
    for (const key of ['p10', 'p50', 'p90'] as const) {
      expect(first![key]).toBeLessThan(second![key]);
      expect(second![key]).toBeLessThan(third![key]);
    }
  });

  it('is the same each time, and keeps the draws of other steps when one changes', () => {
    expect(forecast(three)).toEqual(forecast(three));
    const longer = forecast([three[0]!, lasting(60, 80, 140), three[2]!]);
    expect(longer.ends[0]!.days).toEqual(forecast(three).ends[0]!.days);
  });
});

it('the likely course adds the likely durations', () => {
  const steps = [lasting(4, 5, 9, { day_rate: 1000 }), step({ fixed_cost: 70 }), lasting(6, 8, 14)];
  expect(likelyCourse(steps)).toEqual([
    { endDay: 5, cost: 5000 },
    { endDay: null, cost: 70 },
    { endDay: 13, cost: null },
  ]);
});

describe('incomplete figures', () => {
  it.each([
    ['a likely value alone is certain', step({ duration_likely: 5 }), { low: 5, likely: 5, high: 5 }],
    ['a high value alone is unknown', step({ duration_high: 9 }), null],
    ['a low and a high value are unknown', step({ duration_low: 2, duration_high: 9 }), null],
    ['a missing low value is the likely one', lasting(5, 5, 9), { low: 5, likely: 5, high: 9 }],
    ['values out of order count as the likely one', lasting(7, 5, 9), { low: 5, likely: 5, high: 5 }],
    ['a negative duration is unknown', step({ duration_likely: -5 }), null],
    ['nothing is unknown', step({}), null],
  ] as const)('%s', (_what, given, wanted) => {
    expect(durationOf(given)).toEqual(wanted);
  });

  it('a day rate needs a duration, and a fixed cost does not', () => {
    expect(costOf(step({ day_rate: 1000 }))).toBeNull();
    expect(costOf(step({ fixed_cost: -50 }))).toEqual({ aDay: 0, fixed: -50 });
    expect(costOf(step({ duration_likely: 2, day_rate: 1000 }))).toEqual({ aDay: 1000, fixed: 0 });
  });

  it('steps without figures have no totals', () => {
    expect(forecast([step({}), step({})])).toMatchObject({ days: null, cost: null, withoutDuration: 2 });
    expect(forecast([])).toMatchObject({ days: null, cost: null, ends: [] });
  });

  it('certain steps have certain totals', () => {
    const { days, cost } = forecast([
      step({ duration_likely: 2.5, day_rate: 100 }),
      step({ fixed_cost: 50 }),
    ]);
    expect(days).toEqual({ p10: 2.5, p50: 2.5, p90: 2.5, mean: 2.5 });
    expect(cost).toEqual({ p10: 300, p50: 300, p90: 300, mean: 300 });
  });

  it.each(['triangular', 'pert'] as const)(
    'a likely value at an end of the range is finite (%s)',
    (shape) => {
      for (const given of [lasting(4, 4, 9), lasting(4, 9, 9), lasting(0, 0, 0)])
        expect(Number.isFinite(forecast([given], { ...independent, shape }).days?.p50)).toBe(true);
    },
  );
});

it('percentiles are those of the sorted values, to a thousandth of the range', () => {
  const values = Float64Array.from({ length: 1000 }, (_, index) => (index * 7919) % 1000);
  expectNear(percentilesOf(values), [100, 500, 900], [1, 1, 1]);
  expect(percentilesOf(Float64Array.of(3))).toEqual({ p10: 3, p50: 3, p90: 3 });
});

it('the forecast pauses after each step', () => {
  const steps = forecastSteps(three, independent);
  expect([steps.next().done, steps.next().done, steps.next().done, steps.next().done]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
