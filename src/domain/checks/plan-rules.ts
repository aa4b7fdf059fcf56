import type { Cell } from '../montage/address';
import type { StepFigure } from '../montage/catalogue';
import { dollars, figure } from '../montage/figures';
import type { PlanSummary } from '../montage/montage';
import { meanTotals } from '../time-and-cost/mean-totals';
import { isKnown } from './known';
import type { Rule, RuleFinding, WellContext } from './rule';
import { metres, named } from './words';

type PlanRule = Rule<readonly PlanSummary[], WellContext>;

const cellOf = ({ id }: PlanSummary, field: StepFigure): Cell => ({ at: { of: 'planStep', id }, field });
const nameOf = (step: PlanSummary) => named(step.title, 'A step without a title');
const days = (value: number) => `${figure(value, 1, 2)} days`;
const valueOf = (step: PlanSummary, field: StepFigure): number | null => {
  const value = step[field] ?? null;
  return isKnown(value) ? value : null;
};

const durations = ['duration_low', 'duration_likely', 'duration_high'] as const;

/** A range without its most likely value has no distribution. */
export const durationsRule: PlanRule = {
  id: 'plan-durations',
  cites: 'A duration is at least its low, and at most its high value; none is negative',
  judge(steps) {
    const given = steps.filter((step) => durations.some((field) => valueOf(step, field) !== null));
    if (given.length === 0) return null;
    return given.flatMap((step): RuleFinding[] => {
      const name = nameOf(step);
      const negative = ([...durations, 'day_rate'] as const).find((field) => (valueOf(step, field) ?? 0) < 0);
      if (negative) {
        const text = `${name}: ${figure(valueOf(step, negative), 0, 2)} is below zero`;
        return [{ result: 'error', cell: cellOf(step, negative), text }];
      }
      const [low, likely, high] = durations.map((field) => valueOf(step, field));
      if (!isKnown(likely ?? null)) {
        const text = `${name} has no likely duration: it counts with no time`;
        return [{ result: 'missing', cell: cellOf(step, 'duration_likely'), text }];
      }
      return outOfOrder(step, [low ?? null, likely ?? 0, high ?? null]);
    });
  },
};

function outOfOrder(
  step: PlanSummary,
  [low, likely, high]: readonly [number | null, number, number | null],
): RuleFinding[] {
  const name = nameOf(step);
  if (low !== null && low > likely) {
    const text = `${name}: the low duration ${days(low)} exceeds the likely, ${days(likely)}`;
    return [{ result: 'error', cell: cellOf(step, 'duration_low'), text }];
  }
  if (high !== null && high < likely) {
    const text = `${name}: the high duration ${days(high)} is below the likely, ${days(likely)}`;
    return [{ result: 'error', cell: cellOf(step, 'duration_high'), text }];
  }
  return [];
}

/** A step that begins above the end of the one before is legal in a sidetrack, and a slip of the pen elsewhere. */
export const stepDepthsRule: PlanRule = {
  id: 'plan-depths',
  cites: 'A step ends no shallower than it begins, and begins where the one before ended',
  judge(steps) {
    const given = steps.filter(
      (step) => valueOf(step, 'depth_from') !== null || valueOf(step, 'depth_to') !== null,
    );
    if (given.length === 0) return null;
    let reached: number | null = null;
    return given.flatMap((step): RuleFinding[] => {
      const before = reached;
      const [from, to] = [valueOf(step, 'depth_from'), valueOf(step, 'depth_to')];
      reached = to ?? from;
      if (from !== null && to !== null && to < from) {
        const text = `${nameOf(step)}: it ends at ${metres(to)}, above its beginning at ${metres(from)}`;
        return [{ result: 'warning', cell: cellOf(step, 'depth_to'), text }];
      }
      if (from !== null && before !== null && Math.abs(from - before) > sameDepthM) {
        const text = `${nameOf(step)}: it begins at ${metres(from)}, and the step before ends at ${metres(before)}`;
        return [{ result: 'warning', cell: cellOf(step, 'depth_from'), text }];
      }
      return [];
    });
  },
};

/** Depths of a plan are rounded. */
const sameDepthM = 1;

/** Means add up, whatever the steps have to do with each other; P50s do not. */
export const daysPlannedRule: PlanRule = {
  id: 'plan-days',
  cites: 'Days planned are at least the mean duration of the plan',
  judge(steps, { topLine }) {
    const { days: mean } = meanTotals(steps);
    const planned = topLine?.days_planned ?? null;
    if (mean === null || planned === null) return null;
    if (planned >= mean - 0.05) return [];
    const text = `Days planned, ${planned}, are below the mean duration of the plan, ${days(Number(mean.toFixed(1)))}`;
    return [{ result: 'warning', cell: { at: { of: 'topLine' }, field: 'days_planned' }, text }];
  },
};

export const afeRule: PlanRule = {
  id: 'plan-afe',
  cites: 'The AFE is at least the mean cost of the plan',
  judge(steps, { topLine }) {
    const { cost: mean } = meanTotals(steps);
    const afe = topLine?.afe_cost ?? null;
    if (mean === null || afe === null) return null;
    if (afe >= mean * 0.999) return [];
    const text = `AFE cost, ${dollars(afe)}, is below the mean cost of the plan, ${dollars(Math.round(mean))}`;
    return [{ result: 'warning', cell: { at: { of: 'topLine' }, field: 'afe_cost' }, text }];
  },
};
