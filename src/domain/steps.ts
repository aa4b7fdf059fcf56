/** Work that may halt between its steps, so that whoever it is done for can do other things meanwhile. */
export type Steps<Result> = Generator<void, Result, void>;

/** Takes all steps without a halt. Throws what a step throws. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
