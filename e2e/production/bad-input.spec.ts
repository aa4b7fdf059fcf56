import { signIn } from '../accounts.ts';
import { chooseFiles, enterInputs, keepResults, upload } from '../workflow.ts';
import { expect, test } from './backend.ts';
import { letter } from './documents.ts';

test.beforeEach(async ({ page }) => {
  await keepResults(page);
  await signIn(page, 'engineer@example.com');
  await page.goto('/montage/create');
});

test('documents that give nothing end in why and what to do, and nothing is invented', async ({ page }) => {
  await chooseFiles(page, [letter]);
  await upload(page, 1);
  await enterInputs(page, '30', 'Deviated');
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  await expect(page.getByText(/No document gave anything .* letter\.txt: /).last()).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Generate Montage' })).toBeEnabled();
});
