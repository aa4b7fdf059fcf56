import { fillSignIn, password, signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

test('a stranger is sent to the sign-in and comes back to where they were headed', async ({ page }) => {
  await page.goto('/montage?page=1&page_size=25');
  await expect(page).toHaveURL(/\/login\?from=/);
  expect(new URL(page.url()).searchParams.get('from')).toBe('/montage?page=1&page_size=25');

  await fillSignIn(page, 'engineer@example.com', password);
  await expect(page).toHaveURL('/montage?page=1&page_size=25');
  await expect(page.getByRole('heading', { name: 'Drilling Montage', level: 1 })).toBeVisible();
});

test('a way back that leads to another site is not followed', async ({ page }) => {
  await page.goto(`/login?from=${encodeURIComponent('//example.org/montage')}`);
  await fillSignIn(page, 'engineer@example.com', password);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();
});

test('a signed-in user is redirected from the sign-in and the sign-up', async ({ page }) => {
  await signIn(page, 'engineer@example.com');
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();

  await page.goto(`/login?from=${encodeURIComponent('/montage?page=1&page_size=25')}`);
  await expect(page).toHaveURL('/montage?page=1&page_size=25');

  await page.goto(`/login?from=${encodeURIComponent('//example.org')}`);
  await expect(page).toHaveURL('/');

  await page.goto('/signup');
  await expect(page).toHaveURL('/');
});

test('a new user creates an account and sees that no module is open yet', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/signup/);
  // The address is there before the screen, and the one before has fields of the same names.
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('fresh@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a-fresh-password');
  await page
    .locator('form')
    .getByRole('button', { name: /^(Sign up|Create account)$/ })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('No module is open to you yet')).toBeVisible();
});

test('the session outlives a reload, and ends with the logout', async ({ page }) => {
  await signIn(page, 'admin@example.com');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();
  await expect(page.getByText('admin@example.com')).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/montage');
  await expect(page).toHaveURL(/\/login\?from=/);
});
