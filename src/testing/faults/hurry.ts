/**
 * Passes over pauses of exactly these lengths. The policy has them, and that they are kept is shown where calls are tested: here
 * only what comes after them is of interest.
 *
 * @returns what ends it.
 */
export function hurryPauses(pausesMs: ReadonlySet<number>): () => void {
  const { setTimeout: unhurried } = window;
  const hurried = (run: TimerHandler, ms = 0, ...given: unknown[]) =>
    unhurried(run, pausesMs.has(ms) ? 0 : ms, ...given);
  Object.assign(window, { setTimeout: hurried });
  return () => Object.assign(window, { setTimeout: unhurried });
}
