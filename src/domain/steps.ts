/** Work that can pause between its steps, so that the caller can do other things in between. */
export type Steps<Result> = Generator<void, Result, void>;

/** Runs all steps without a pause. Throws what a step throws. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
