import { openSync, closeSync, ftruncateSync } from 'node:fs';
import { signIn } from '../accounts.ts';
import { chooseFiles, enterInputs, keepResults, readResults, upload } from '../workflow.ts';
import { expect, test } from './backend.ts';
import { casing, letter, survey, surveyWithLetters, tops } from './documents.ts';

test.beforeEach(async ({ page }) => {
  await keepResults(page);
  await signIn(page, 'engineer@example.com');
  await page.goto('/montage/create');
});

test('files that are no documents are refused one by one, and the others kept', async ({
  page,
}, testInfo) => {
  const large = testInfo.outputPath('Kiek-1 mud programme.pdf');
  const file = openSync(large, 'w');
  ftruncateSync(file, 200 * 1024 * 1024);
  closeSync(file);

  await chooseFiles(page, [
    survey,
    { name: 'Kiek-1 cement.csv', mimeType: 'text/csv', buffer: Buffer.alloc(0) },
  ]);
  await expect(page.getByText(/Kiek-1 cement\.csv/)).toBeVisible();
  await expect(page.getByText(/is empty/i)).toBeVisible();

  await chooseFiles(page, [large]);
  await expect(page.getByText(/50 MB/).last()).toBeVisible();

  await chooseFiles(page, [{ name: 'rig.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }]);
  await expect(page.getByText(/rig\.gif/)).toBeVisible();

  await expect(page.getByText('Classify Documents (1)')).toBeVisible();
  await expect(page.getByText(survey.name)).toBeVisible();
});

test('a failed upload is reported, keeps the chosen files, and can be tried again', async ({
  page,
  backend,
  complaints,
}) => {
  complaints.expect(/status of 500/);
  backend.world.faults.add({
    on: 'uploadDocuments',
    fault: { kind: 'status', status: 500, body: { message: 'The document store is full.' } },
    calls: { only: 1 },
  });
  await chooseFiles(page, [survey, tops]);
  await page.getByRole('button', { name: 'Upload 2 Document(s)' }).click();
  await expect(page.getByText('The document store is full.')).toBeVisible();
  await expect(page.getByText(tops.name)).toBeVisible();
  await page
    .getByRole('button', { name: /^(Upload 2 Document\(s\)|Try again)$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Well Context Inputs' })).toBeVisible();
});

test('a row of a survey that is not a number is left out, and said', async ({ page }) => {
  await chooseFiles(page, [surveyWithLetters, tops]);
  await upload(page, 2);
  await enterInputs(page, '30', 'Deviated');
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  const rows = await readResults(page);
  expect(rows.map(({ formation }) => formation)).toEqual(['Upper North Sea', 'Chalk', 'Rotliegend']);
  // With failed steps, the editor opens on request alone.
  await expect(page.getByRole('status').filter({ hasText: 'with 3 failed steps' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay here' })).toHaveCount(0);
  const steps = page.getByRole('group').filter({ hasText: '22 steps of the run' });
  await steps.getByText('22 steps of the run').click();
  await expect(steps.getByText(/row 4/i).first()).toBeVisible();
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

test('a trajectory and a casing table without formation tops give their sections', async ({ page }) => {
  await chooseFiles(page, [survey, casing]);
  await upload(page, 2);
  await enterInputs(page, '30', 'Deviated');
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  const table = page.getByRole('table');
  await expect(table.getByText('12 1/4″ Section 1').first()).toBeVisible();
  await expect(table.getByText('1,500.0')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stay here' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Generation report' }).click();
  await expect(page.getByText(/^Formation tops\. Type them in the editor/)).toBeVisible();
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

test('a busy server is asked again, with a pause', async ({ page, backend, complaints }) => {
  complaints.expect(/status of 429/);
  backend.world.faults.add({
    on: 'generateMontage',
    fault: { kind: 'status', status: 429, headers: { 'Retry-After': '1' } },
    calls: { first: 2 },
  });
  await chooseFiles(page, [survey, tops]);
  await upload(page, 2);
  await enterInputs(page, '30', 'Vertical');
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  await expect(page.getByText(/Trying again/i).first()).toBeVisible();
  expect(await readResults(page)).toHaveLength(3);
});

test('an id that no montage has is reported, with a link back', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await page.goto('/montage/edit/no-such-montage');
  await expect(page.getByText('Error loading montage.')).toBeVisible();
  await expect(page.getByText(/no-such-montage/)).toBeVisible();
  await page.getByRole('link', { name: 'Back to the montages' }).click();
  await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();
});
