import type { PlanSummary } from '@/domain/montage/montage';
import { byNumber } from '@/domain/montage/numbers';

/** A step with a key for the screen that stays the same when its id changes. */
export interface FollowedStep {
  readonly key: string;
  readonly step: PlanSummary;
}

/**
 * The steps by rank, each with its key in `before`.
 *
 * A save gives new steps their lasting ids. The step in the place of a vanished one is the same step, so typing and
 * dragging continue; a new row would lose the typed text.
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
    // A new step cannot use an id that is still the key of another step.
    return { key: taken.has(step.id) ? `${step.id}#${index}` : step.id, step };
  });
}
