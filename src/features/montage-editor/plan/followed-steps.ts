import type { PlanSummary } from '@/domain/montage/montage';
import { byNumber } from '@/domain/montage/numbers';

/** A step under a name of its own on the screen, which it keeps while its id changes. */
export interface FollowedStep {
  readonly key: string;
  readonly step: PlanSummary;
}

/**
 * The steps by their rank, each under the name it had in `before`.
 *
 * A save gives new steps their lasting ids. The step in the place of one that went is then the same step, and what is being
 * typed or dragged there goes on; were it a new row, the typing would be lost with the old one.
 */
export function followSteps(before: readonly FollowedStep[], steps: readonly PlanSummary[]): FollowedStep[] {
  const ranked = steps.toSorted((a, b) => byNumber(a.rank, b.rank));
  const known = new Map(before.map(({ key, step }) => [step.id, key]));
  const present = new Set(steps.map(({ id }) => id));
  const taken = new Set(before.map(({ key }) => key));
  return ranked.map((step, index) => {
    const key = known.get(step.id);
    if (key !== undefined) return { key, step };
    const replaced = before.length === ranked.length ? before[index] : undefined;
    if (replaced && !present.has(replaced.step.id)) return { key: replaced.key, step };
    // An id that another step still goes by on the screen is no name for this one.
    return { key: taken.has(step.id) ? `${step.id}#${index}` : step.id, step };
  });
}
