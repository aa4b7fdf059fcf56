/** Depths, times and costs of a plan step, which a server may leave out of every step. */
import type { Montage } from './shapes.ts';
import type { Walk } from './walk.ts';

/** A step of either shape, without them. */
export function withoutTimes<
  Of extends {
    depth_from?: unknown;
    depth_to?: unknown;
    duration_low?: unknown;
    duration_likely?: unknown;
    duration_high?: unknown;
    day_rate?: unknown;
    fixed_cost?: unknown;
  },
>(step: Of) {
  const {
    depth_from: _from,
    depth_to: _to,
    duration_low: _low,
    duration_likely: _likely,
    duration_high: _high,
    day_rate: _rate,
    fixed_cost: _cost,
    ...others
  } = step;
  return others;
}

type Steps = Pick<Montage, 'plan_summaries_list'>;

/** Whether a server keeps them. Without a step it cannot be known, and then it is asked to. */
export const keepsTimes = ({ plan_summaries_list: steps }: Steps): boolean =>
  steps.length === 0 || steps.some(({ depth_from }) => depth_from !== undefined);

export function remarkTimes(walk: Walk, montage: Montage): void {
  if (!keepsTimes(montage))
    walk.recorder.remark(
      'getMontage',
      '/body/plan_summaries_list/0/depth_from',
      'not kept, as the contract allows',
    );
}
