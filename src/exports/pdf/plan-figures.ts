import { catalogue, type StepFigure } from '@/domain/montage/catalogue';
import { dollars, figure, missing } from '@/domain/montage/figures';
import type { PlanSummary } from '@/domain/montage/montage';
import { shown } from '@/domain/montage/shown';
import { planTotals } from '@/domain/time-and-cost/plan-totals';
import { assumptionsText } from '@/domain/time-and-cost/words';
import { unitOf } from '@/domain/shown-units/figures';

/** The columns of depths, durations and costs in the table of the plan. */
export const figureTitles = (): string[] => [
  `Depth AHD (${unitOf('length')})`,
  'Days: low, likely, high',
  'USD a day',
  'Fixed cost (USD)',
];

const text = (step: PlanSummary, field: StepFigure) => shown(catalogue.planStep[field], step[field]);

/** Known values with a sign between them; a dash if none is. */
function together(step: PlanSummary, fields: readonly StepFigure[], sign: string): string {
  const isKnown = fields.some((field) => (step[field] ?? null) !== null);
  return isKnown ? fields.map((field) => text(step, field)).join(sign) : missing;
}

export const figuresOf = (step: PlanSummary): string[] => [
  together(step, ['depth_from', 'depth_to'], ' – '),
  together(step, ['duration_low', 'duration_likely', 'duration_high'], ' / '),
  text(step, 'day_rate'),
  text(step, 'fixed_cost'),
];

/** P10, P50 and P90 of the plan below its steps: days and cost, with their assumptions. */
export function totalRows(steps: readonly PlanSummary[]): string[][] {
  const estimate = planTotals(steps);
  if (!estimate) return [];
  const assumed = `${assumptionsText(estimate.assumptions)}; P90 has a 90 % chance of not being exceeded`;
  return estimate.totals.map(({ name, days, cost }) => [
    '',
    `${name} of the plan`,
    name === 'P50' ? assumed : '',
    '',
    days === null ? missing : `${figure(days, 1)} days`,
    '',
    dollars(cost),
  ]);
}
