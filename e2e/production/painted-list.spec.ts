import type { Page } from '@playwright/test';
import { expect, test } from './backend.ts';

/** What is the same before and after: the sidebar, the title, the heads of the table, the footer. */
const places = 'header :is(a, button, label, fieldset):not(section *), h1, h2, thead th, footer a';

const signIn = async (page: Page) => {
  await page.goto('/login?from=%2Fmontage');
  await page.getByLabel('Email', { exact: true }).fill('engineer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('montage-demo');
  await page.keyboard.press('Enter');
  await rowsOf(page).first().waitFor();
};
const rowsOf = (page: Page) => page.locator('tbody a[href^="/montage/edit/"]');

/** Holds the application's scripts back, as a slow connection would. */
async function holdScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

const look = (page: Page) =>
  page.locator(places).evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { color, backgroundColor } = getComputedStyle(part);
        return { text: part.textContent, x, y, width, height, color, backgroundColor };
      }),
  );

for (const { name, storage } of [
  { name: 'light', storage: {} },
  {
    name: 'dark with a collapsed sidebar',
    storage: { 'mantine-color-scheme-value': 'dark', 'montage.sidebar-collapsed': 'true' },
  },
]) {
  test(`the layout and the skeleton are painted before any script of the application, and taken over in place, ${name}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page);
    await page.evaluate((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    const release = await holdScripts(page);
    await page.goto('/montage', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Drilling Montage' })).toBeVisible();
    await expect(page).toHaveTitle('Drilling Montage · Montage');
    await expect(page.locator('[title="engineer@example.com"]:visible')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await look(page);
    expect(before.length).toBeGreaterThan(15);

    release();
    await rowsOf(page).first().waitFor();
    expect(await look(page)).toEqual(before);
  });
}

test('a phone gets the bar in place of the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await holdScripts(page);
  await page.goto('/montage', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Drilling Montage' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('someone who is signed out sees nothing of the layout', async ({ page }) => {
  await signIn(page);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const release = await holdScripts(page);
  await page.goto('/montage', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Drilling Montage' })).toBeHidden();
  release();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
