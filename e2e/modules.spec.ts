import { signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';

test('an administrator has both modules', async ({ page }) => {
  await signIn(page, 'admin@example.com');
  const main = page.getByRole('main');
  const modules = page.getByRole('navigation', { name: 'Modules' });
  await expect(main.getByRole('link', { name: /^Montage/ })).toBeVisible();
  await expect(main.getByRole('link', { name: /^User Management/ })).toBeVisible();
  await expect(modules.getByRole('link', { name: 'Drilling Montage' })).toBeVisible();
  await expect(modules.getByRole('link', { name: 'Manage Users' })).toBeVisible();
});

test('an engineer has the montage alone', async ({ page }) => {
  await signIn(page, 'engineer@example.com');
  await expect(page.getByRole('main').getByRole('link', { name: /^Montage/ })).toBeVisible();
  await expect(page.getByText('User Management')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Manage Users' })).toHaveCount(0);
});

test('a newcomer sees no module, and is told whom to ask', async ({ page }) => {
  await signIn(page, 'newcomer@example.com');
  await expect(page.getByText('No module is open to you yet')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Modules' }).getByRole('link')).toHaveCount(0);
});
