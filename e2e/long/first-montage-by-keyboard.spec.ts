import { expect, test } from '../accessibility/keyboard.ts';

test('a first montage of the sample documents, by keyboard', async ({ page, keys }) => {
  await page.goto('/login');
  await keys.choose(page.getByRole('button', { name: /engineer@example.com/ }));
  await keys.choose(page.getByRole('link', { name: 'Create a montage' }));
  await keys.choose(page.getByRole('button', { name: /sample documents/ }));
  await keys.choose(page.getByRole('button', { name: /^Upload \d+ Document\(s\)$/ }));
  await keys.choose(page.getByRole('button', { name: 'Use 33.5 m and generate' }));
  await expect(page).toHaveURL(/\/montage\/edit\/[^/]+$/);
});
