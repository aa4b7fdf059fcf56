import { exampleMontage } from '@/domain/montage/montage-for-tests';
import type { Montage, PlanSummary } from '@/domain/montage/montage';
import { exampleWell } from './example-well';
import type { RuleCase } from './rule-case';

const plan = (...steps: readonly Partial<PlanSummary>[]): Montage => ({
  ...exampleWell,
  plan_summaries_list: exampleWell.plan_summaries_list.map((step, at) => ({ ...step, ...steps[at] })),
});

const planned = (days_planned: number, afe_cost: number, step: Partial<PlanSummary>): Montage => {
  const topLine = exampleMontage().top_line_item;
  return { ...plan(step), top_line_item: topLine && { ...topLine, days_planned, afe_cost } };
};

/** Plans for the rules of durations, depths and costs; without a message, just within the limit. */
export const planCases: readonly RuleCase[] = [
  [
    'plan-durations',
    plan({ duration_low: 6, duration_likely: 5, duration_high: 9 }),
    'error planStep||p1|duration_low: Drill: the low duration 6.0 days exceeds the likely, 5.0 days',
  ],
  [
    'plan-durations',
    plan({}, { duration_likely: 5, duration_high: 4.25 }),
    'error planStep||p2|duration_high: Log: the high duration 4.25 days is below the likely, 5.0 days',
  ],
  [
    'plan-durations',
    plan({ duration_low: 2, duration_high: 9 }),
    'missing planStep||p1|duration_likely: Drill has no likely duration: it counts with no time',
  ],
  [
    'plan-durations',
    plan({ duration_likely: 2, day_rate: -250_000 }),
    'error planStep||p1|day_rate: Drill: -250,000 is below zero',
  ],
  ['plan-durations', plan({ duration_low: 5, duration_likely: 5, duration_high: 5 })],
  ['plan-durations', plan({ duration_likely: 5 })],
  [
    'plan-depths',
    plan({ depth_from: 0, depth_to: 1160 }, { depth_from: 1100, depth_to: 1160 }),
    'warning planStep||p2|depth_from: Log: it begins at 1,100.0 m, and the step before ends at 1,160.0 m',
  ],
  [
    'plan-depths',
    plan({ depth_from: 1160, depth_to: 90 }),
    'warning planStep||p1|depth_to: Drill: it ends at 90.0 m, above its beginning at 1,160.0 m',
  ],
  ['plan-depths', plan({ depth_from: 0, depth_to: 1160 }, {}, { depth_from: 1160.5, depth_to: 1160.5 })],
  [
    'plan-days',
    planned(41, 1, { duration_low: 40, duration_likely: 41, duration_high: 42.6 }),
    'warning topLine|||days_planned: Days planned, 41, are below the mean duration of the plan, 41.2 days',
  ],
  ['plan-days', planned(41, 1, { duration_likely: 41.04 })],
  [
    'plan-afe',
    planned(1, 10_000_000, { duration_likely: 40, day_rate: 250_000, fixed_cost: 3_100_000 }),
    'warning topLine|||afe_cost: AFE cost, $10,000,000, is below the mean cost of the plan, $13,100,000',
  ],
  ['plan-afe', planned(1, 13_100_000, { duration_likely: 40, day_rate: 250_000, fixed_cost: 3_100_000 })],
];
