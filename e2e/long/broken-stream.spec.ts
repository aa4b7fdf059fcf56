import { signIn } from '../accounts.ts';
import { expect, test } from '../production/backend.ts';
import { survey, tops } from '../production/documents.ts';
import { chooseFiles, enterInputs, keepResults, readResults, upload } from '../workflow.ts';

test('a stream that breaks in the middle is reported, and the run can be started again', async ({
  page,
  backend,
  complaints,
}) => {
  await keepResults(page);
  await signIn(page, 'engineer@example.com');
  await page.goto('/montage/create');
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
