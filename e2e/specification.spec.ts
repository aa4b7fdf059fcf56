import { signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

/** Rules that need a browser's own pointer, or a width of its own. */

test('the mobile layout applies below 768 px', async ({ page }) => {
  await signIn(page, 'admin@example.com');
  const sidebar = page.getByRole('navigation', { name: 'Modules' });
  const menu = page.getByRole('button', { name: 'Open the menu' });
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(sidebar).toBeVisible();
  await expect(menu).toHaveCount(0);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(menu).toBeVisible();
  await expect(sidebar).toHaveCount(0);
});

test('the sidebar is expanded at first, and marks the entry under the pointer', async ({ page }) => {
  await signIn(page, 'admin@example.com');
  await expect(page.getByRole('button', { name: 'Collapse the sidebar' })).toBeVisible();
  const entry = page.getByRole('link', { name: 'Manage Users' });
  const background = () => entry.evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.mouse.move(900, 500);
  const before = await background();
  await entry.hover();
  await expect.poll(background).not.toBe(before);
  await page.mouse.move(900, 500);
  await expect.poll(background).toBe(before);
});
