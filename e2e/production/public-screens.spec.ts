import { expect, test } from './backend.ts';
import { signedInCode } from './signed-in-code.ts';

/** Where the parts of the sign-in are, to the pixel. */
const places = 'main :is(h1, label, input, button, a)';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the sign-in is painted before any script of the application, and taken over in place, ${colorScheme}`, async ({
    page,
  }) => {
    // No colour is on its way from one to another while they are compared.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const email = page.getByLabel('Email', { exact: true });
    const password = page.getByLabel('Password', { exact: true });
    await expect(email).toBeFocused();
    await expect(page).toHaveTitle('Sign in · Montage');
    const look = () =>
      page.locator(places).evaluateAll((parts) =>
        parts.map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const { color, backgroundColor, borderColor, font } = getComputedStyle(part);
          return { x, y, width, height, color, backgroundColor, borderColor, font };
        }),
      );
    await page.evaluate(() => document.fonts.ready);
    await email.fill('engineer@example.com');
    await password.fill('montage');
    const before = await look();

    scripts.resolve();
    await expect
      .poll(() => email.evaluate((field) => Object.keys(field).some((key) => key.startsWith('__react'))))
      .toBe(true);
    expect(await look()).toEqual(before);
    await expect(email).toHaveValue('engineer@example.com');
    await expect(password).toHaveValue('montage');
    await expect(password).toBeFocused();
    await page.keyboard.type('-demo');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();
  });
}

test('the code of the screens behind the sign-in loads when a visitor begins to type, and not before', async ({
  page,
}) => {
  const loaded = signedInCode(page);
  await page.goto('/login?from=%2Fmontage', { waitUntil: 'networkidle' });
  expect(loaded()).toEqual([]);
  await page.keyboard.type('e');
  await expect.poll(() => loaded().length).toBe(3);
});

test('a form that is sent before the application has loaded is sent by it, and never into the address', async ({
  page,
}) => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto('/login?from=%2Fmontage', { waitUntil: 'commit' });
  await page.getByLabel('Email', { exact: true }).fill('engineer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('montage-demo');
  await page.keyboard.press('Enter');
  scripts.resolve();
  await expect(page.getByRole('heading', { name: 'Drilling Montage' })).toBeVisible();
  expect(addresses.join(' ')).not.toContain('montage-demo');
});

test('the screens for new accounts and lost passwords are painted in the same way, and lead to each other', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, () => undefined);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
});
