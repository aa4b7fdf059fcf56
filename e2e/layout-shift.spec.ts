import { signIn } from './accounts.ts';
import { expect, test, type Page } from './fixtures.ts';

/** Sums what moved on the page without the user's doing, as `layout-shift` entries have it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(globalThis, 'layoutShift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput)
          Reflect.set(globalThis, 'layoutShift', Reflect.get(globalThis, 'layoutShift') + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The screens but the editor, and what shows that each has its content. */
const screens: [path: string, content: string][] = [
  ['/', 'Create a montage'],
  ['/montage', 'total montages'],
  ['/montage/create', 'Upload Input Documents'],
  ['/user', 'Add New User'],
];

for (const width of [1440, 390]) {
  test(`nothing moves while the screens load, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'admin@example.com');
    await watchShifts(page);
    for (const [path, content] of screens) {
      await page.goto(path);
      await expect(page.getByText(content).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const shift = await page.evaluate(() => Reflect.get(globalThis, 'layoutShift') as number);
      expect.soft(shift, path).toBeLessThan(0.05);
    }
  });
}
