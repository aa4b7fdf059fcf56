import { usualAssumptions, type Assumptions } from '@/domain/time-and-cost/assumptions';

const key = 'montage.time-and-cost';

/** What this browser assumes of the durations. */
export function readAssumptions(): Assumptions {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const { shape, dependence } = { ...(kept as Partial<Assumptions> | null) };
    return {
      shape: shape === 'pert' ? 'pert' : usualAssumptions.shape,
      dependence: dependence === 'correlated' ? 'correlated' : usualAssumptions.dependence,
    };
  } catch {
    // Storage may be forbidden, or contain something else; the choice then lasts for this visit.
    return usualAssumptions;
  }
}

export function keepAssumptions(assumptions: Assumptions): void {
  try {
    localStorage.setItem(key, JSON.stringify(assumptions));
  } catch {
    // As above.
  }
}
