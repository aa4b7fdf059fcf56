import { afterEach, beforeEach } from 'vitest';
import { noFrames } from '../scripts/test/no-frames';

/** How long (ms) a page may take for one frame. A busy machine takes three seconds. */
const longest = 15_000;
/** The same on a page that is stuck: hundreds of stories may follow. */
const longestAgain = 1_000;

let isStuck = false;

async function expectFrame(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const frame = requestAnimationFrame(() => resolve(true));
  const timer = setTimeout(resolve, isStuck ? longestAgain : longest, false);
  isStuck = !(await promise);
  clearTimeout(timer);
  cancelAnimationFrame(frame);
  if (isStuck) throw new Error(noFrames);
}

/**
 * Chromium sometimes stops drawing one of its pages, for all stories that follow. What waits for a frame can only fail
 * there, so the runner starts these files again in a new browser.
 */
beforeEach(expectFrame);
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await expectFrame();
});
