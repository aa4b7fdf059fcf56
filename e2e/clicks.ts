import type { Page } from './fixtures.ts';

/** Counts every press of a pointer from now on, in the whole application. The result says how many there were. */
export async function countClicks(page: Page): Promise<() => number> {
  let count = 0;
  await page.exposeFunction('reportClick', () => (count += 1));
  await page.addInitScript(() => {
    const { reportClick } = window as unknown as { reportClick(): void };
    window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && reportClick(), { capture: true });
  });
  return () => count;
}
