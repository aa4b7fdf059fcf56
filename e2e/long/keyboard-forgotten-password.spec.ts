import { expect, test } from '../accessibility/keyboard.ts';
import { password } from '../accounts.ts';
import { chooser, focused } from '../accessibility/journey.ts';

test('a forgotten password', async ({ page, keys, complaints }) => {
  complaints.expect(/status of 400/);
  const email = page.getByLabel('Email', { exact: true });
  await page.goto('/login');
  await keys.choose(page.getByRole('link', { name: 'Forgot your password?' }));
  await focused(email);
  await keys.type('engineer@example.com');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await keys.choose(page.getByRole('button', { name: 'Try again' }));
  await focused(email);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  await keys.choose(page.getByRole('button', { name: 'Mails (2)' }));
  const mails = page.getByRole('dialog', { name: 'Demonstration mails' });
  await keys.choose(mails.locator('summary').first());
  await keys.choose(mails.getByRole('link', { name: 'Set a new password' }).first());
  const secret = page.getByLabel('New password', { exact: true });
  await focused(secret);
  await keys.type('short');
  await keys.press('Enter');
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await focused(secret);
  await keys.press('Control+a');
  await keys.type('a-longer-one');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeFocused();
  await keys.choose(page.getByRole('link', { name: 'Sign In' }));
  await expect(page).toHaveURL(/\/login/);
  // The old password first: the form reports the refusal, and the field is ready for the next attempt.
  await keys.enter(email, 'engineer@example.com');
  await keys.press('Tab');
  await keys.type(password);
  await keys.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await keys.press('Control+a');
  await keys.type('a-longer-one');
  await keys.press('Enter');
  await expect(chooser(page)).toBeVisible();
});
