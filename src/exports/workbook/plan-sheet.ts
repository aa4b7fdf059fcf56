import { hasFigures } from '@/domain/montage/plan';
import type { Montage, PlanSummary } from '@/domain/montage/montage';
import { likelyCourse, type LikelyStep } from '@/domain/time-and-cost/step-figures';
import { planTotals } from '@/domain/time-and-cost/plan-totals';
import { assumptionsText } from '@/domain/time-and-cost/words';
import { formats } from './looks';
import type { Sheet } from './spreadsheet/sheet';
import { tableSheet, type Column } from './table-sheet';
import { fieldColumns, figures } from './tables';

/** A step, or a total below the steps. */
interface PlanRow extends LikelyStep {
  readonly step: PlanSummary | null;
  readonly total: string | null;
}

const stepOf = ({ step }: PlanRow) => step;

const planColumns: readonly Column<PlanRow>[] = [
  figures('Step', ({ step }) => step?.rank ?? null, formats.whole, 7),
  ...fieldColumns('planStep', stepOf, { title: 44, description: 90 }).map((column) =>
    column.title === 'Title'
      ? { ...column, value: (row: PlanRow) => row.total ?? row.step?.title ?? null }
      : column,
  ),
];

const figureColumns: readonly Column<PlanRow>[] = [
  ...fieldColumns('planStep', stepOf, {
    depth_from: 14,
    depth_to: 14,
    duration_low: 12,
    duration_likely: 12,
    duration_high: 12,
    day_rate: 14,
    fixed_cost: 14,
  }),
  figures('Likely end (day)', ({ endDay }) => endDay, formats.one),
  figures('Likely cost (USD)', ({ cost }) => cost, '#,##0', 16),
];

function rowsOf(steps: readonly PlanSummary[]): PlanRow[] {
  const course = likelyCourse(steps);
  const rows = steps.map((step, at): PlanRow => {
    const { endDay = null, cost = null } = course[at] ?? {};
    return { step, total: null, endDay, cost };
  });
  const estimate = planTotals(steps);
  const totals = (estimate?.totals ?? []).map(({ name, days, cost }): PlanRow => ({
    step: null,
    total: `${name} of the plan (${assumptionsText(estimate!.assumptions)})`,
    endDay: days,
    cost,
  }));
  return [...rows, ...totals];
}

/** The steps, with their depths, durations and costs and the totals if any is known. */
export const planSheet = ({ plan_summaries_list: steps }: Montage): Sheet =>
  tableSheet({
    name: 'Plan',
    columns: hasFigures(steps) ? [...planColumns, ...figureColumns] : planColumns,
    items: () => rowsOf(steps),
    nothing: 'No steps have been planned.',
    names: 2,
  });
