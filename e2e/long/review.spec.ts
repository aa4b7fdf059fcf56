import { signIn } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import { documents, tops } from '../review-documents.ts';
import { chooseFiles, enterInputs, keepResults, readResults, upload } from '../workflow.ts';

test('tops that were not understood are pointed at from the report and reach the next montage', async ({
  page,
}) => {
  await keepResults(page);
  await signIn(page, 'engineer@example.com');
  await page.goto('/montage/create');
  await chooseFiles(page, documents);
  await upload(page, documents.length);
  await enterInputs(page, '33.5', 'Deviated');
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  await page.getByRole('button', { name: 'Generation report' }).click();
  const report = page.getByRole('dialog', { name: /^Generation report/ });
  await report.locator('summary').filter({ hasText: 'Aurora-3 proposal.csv' }).click();
  await report.getByRole('button', { name: 'Review it: Aurora-3 proposal.csv, line 8' }).first().click();

  const review = page.getByRole('dialog', { name: 'Review' });
  await review.getByRole('button', { name: 'Select a region' }).click();
  const from = (await review.getByText('Reached', { exact: true }).boundingBox())!;
  const to = (await review.getByText('25', { exact: true }).boundingBox())!;
  await page.mouse.move(from.x + 4, from.y + 4);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width - 4, to.y + to.height - 4);
  await page.mouse.up();
  await review.getByRole('button', { name: 'formation tops', exact: true }).click();
  await review.getByRole('button', { name: /^Reached/ }).click();
  await review.getByLabel('This column is').selectOption({ label: 'Formation' });
  await expect(review.getByRole('button', { name: 'Reached Formation' })).toBeVisible();
  await review.getByRole('button', { name: /^Number 1/ }).click();
  await review.getByLabel('This column is').selectOption({ label: 'TVD SS' });
  await expect(review.getByText(/Now read: 3 formation tops, 1,210 to 3,140 m/)).toBeVisible();
  await review.getByRole('button', { name: 'Generate again' }).click();

  await expect(report).toBeHidden();
  await expect(page.getByRole('table').filter({ hasText: 'Rotliegend' })).toBeVisible();
  expect(await readResults(page)).toEqual(
    expect.arrayContaining(tops.map((top) => expect.objectContaining(top) as object)),
  );
});
