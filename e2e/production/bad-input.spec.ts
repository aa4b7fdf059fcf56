import { signIn } from '../accounts.ts';
import { chooseFiles, enterInputs, keepResults, readResults, upload } from '../workflow.ts';
import { expect, test } from './backend.ts';
import { letter, survey, tops } from './documents.ts';

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

test('a stream that breaks in the middle is reported, and the run can be started again', async ({
  page,
  backend,
  complaints,
}) => {
  complaints.expect(/ERR_INCOMPLETE_CHUNKED_ENCODING/);
  backend.world.faults.add({
    on: 'generateMontage',
    fault: { kind: 'drop', afterEvents: 7 },
    calls: { only: 1 },
  });
  await chooseFiles(page, [survey, tops]);
  await upload(page, 2);
  await enterInputs(page, '30', 'Vertical');
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  await expect(page.getByText('Connection error. Please try again.').first()).toBeVisible();
  await expect(page.getByText('30.0 m', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Generate Montage' }).click();
  const rows = await readResults(page);
  // A vertical well: along hole as deep as vertically.
  for (const { tvdBdf, ahdBdf } of rows) expect(ahdBdf).toBe(tvdBdf);
});
