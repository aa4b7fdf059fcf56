import type { Page } from '@playwright/test';

interface Size {
  width: number;
  height: number;
}

/** A page that draws has drawn twice by then, however busy the machine is. */
const patienceMs = 8_000;

/** Whether the page draws: on the second frame, everything requested before the first is on the screen. */
const draws = (page: Page): Promise<boolean> =>
  page.evaluate(
    (patience) =>
      new Promise<boolean>((resolve) => {
        setTimeout(() => resolve(false), patience);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
      }),
    patienceMs,
  );

/**
 * Gives the window another size, and resolves when the page has drawn at it. A browser without a display that is resized
 * while it is still at the last size has been seen (once in a thousand times, and only on a busy machine) to draw no frame
 * any more: every click then waits for one in vain. A user's window would be moved or covered sooner or later, which
 * wakes it; here a size that differs by a pixel does.
 *
 * @throws Error where that does not wake it either.
 */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  if (await draws(page)) return;
  console.warn(`No frame came at ${size.width} x ${size.height}; the window is resized once more.`);
  await page.setViewportSize({ ...size, height: size.height - 1 });
  await draws(page);
  await page.setViewportSize(size);
  if (!(await draws(page))) throw new Error(`The page draws no frames at ${size.width} x ${size.height}.`);
}
