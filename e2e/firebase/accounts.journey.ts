import { fillSignIn, password, signIn } from '../accounts.ts';
import type { Page } from '../fixtures.ts';
import { expect, test } from './backend.ts';
import { resetCodesOf } from './emulator.ts';

const engineer = 'engineer@example.com';

const chooser = (page: Page) => page.getByRole('heading', { name: 'Choose a module to get started' });

async function requestReset(page: Page, email: string): Promise<string> {
  await page.goto('/forgot-password');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.locator('form').getByRole('button').last().click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  return (await resetCodesOf(email)).at(-1) ?? '';
}

const openLink = (page: Page, oobCode: string) =>
  page.goto(`/password-reset?mode=resetPassword&oobCode=${encodeURIComponent(oobCode)}&lang=en`);

test('an account is created by the backend, and signs in at the provider', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Email', { exact: true }).fill('fresh@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a-fresh-password');
  await page.locator('form').getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('No module is open to you yet')).toBeVisible();

  await page.reload();
  await expect(page.getByText('fresh@example.com').first()).toBeVisible();
});

test('a user signs in, and the session outlives a reload', async ({ page }) => {
  await page.goto('/montage?page=2');
  await expect(page).toHaveURL(/\/login\?from=/);
  await fillSignIn(page, engineer, password);
  await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();
  await expect(page).toHaveURL('/montage?page=2');
});

test('the form reports a wrong password and an address without an account', async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  await page.goto('/login');
  await fillSignIn(page, engineer, 'not-the-password');
  // The emulator's project does not hide which addresses have an account.
  await expect(page.getByRole('alert')).toHaveText(
    'The password is not right. Try again, or reset your password.',
  );
  await fillSignIn(page, 'nobody@example.com', password);
  await expect(page.getByRole('alert')).toHaveText('No account has this email. Check it, or sign up.');
  await fillSignIn(page, engineer, password);
  await expect(chooser(page)).toBeVisible();
});

test('the mailed link sets a new password, and works once', async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  const code = await requestReset(page, engineer);
  expect(code).not.toBe('');

  await openLink(page, code);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(engineer);
  const field = page.getByLabel('New password', { exact: true });
  await field.fill('short');
  await field.press('Enter');
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await field.fill('a-new-password');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();

  await page
    .getByRole('link', { name: 'Sign In' })
    .or(page.getByRole('button', { name: 'Sign In' }))
    .click();
  await fillSignIn(page, engineer, 'a-new-password');
  await expect(chooser(page)).toBeVisible();

  await openLink(page, code);
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await expect(page.getByText('This password reset link is invalid or has expired.')).toBeVisible();
});

test('signing out in one tab signs the other out, and signing in is seen there too', async ({
  page,
  context,
}) => {
  await signIn(page, engineer);
  const other = await context.newPage();
  await other.goto('/montage?page=1&page_size=25');
  await expect(other.getByRole('table', { name: 'Montages' })).toBeVisible();

  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login\?from=/);
  await expect(other.getByRole('table')).toHaveCount(0);

  await fillSignIn(page, engineer, password);
  await expect(chooser(page)).toBeVisible();
  await expect(other).toHaveURL('/montage?page=1&page_size=25');
  await expect(other.getByRole('table', { name: 'Montages' })).toBeVisible();
});
