import { signIn } from './accounts.ts';
import { expect, test } from './fixtures.ts';
import { sectionsTable } from './montage-editor.ts';
import { enterInputs, keepResults, readResults, toNumber, upload } from './workflow.ts';

test('from documents to a montage in the list', async ({ page }) => {
  await keepResults(page);
  await signIn(page, 'engineer@example.com');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Montage/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Drilling Montage', level: 1 })).toBeVisible();
  const countBefore = Number.parseInt(await page.getByText(/total montages$/).innerText(), 10);

  await page.getByRole('link', { name: 'Create New Montage' }).click();
  await expect(page.getByRole('heading', { name: 'Upload Input Documents' })).toBeVisible();
  await page.getByRole('button', { name: /sample documents/ }).click();
  const panel = page.getByText(/^Classify Documents \(\d+\)$/);
  await expect(panel).toBeVisible();
  const count = Number(/\d+/.exec(await panel.innerText())![0]);
  expect(count).toBeGreaterThan(1);
  await upload(page, count);

  await enterInputs(page, '33.5', 'Deviated');
  await expect(page.getByText('33.5', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  await expect(page.getByText('Overall Progress')).toBeVisible();
  await expect(page.getByText(/^\d+ of 22 events$/)).toBeVisible();

  const results = await readResults(page);
  expect(results.length).toBeGreaterThan(3);
  for (const { formation, tvdSs, tvdBdf } of results) {
    expect(toNumber(tvdBdf) - toNumber(tvdSs), formation).toBeCloseTo(33.5, 1);
  }

  await page.getByRole('link', { name: 'Open now' }).click();
  await expect(page).toHaveURL(/\/montage\/edit\/[^/]+$/);
  const documentId = new URL(page.url()).pathname.split('/').at(-1)!;
  const sections = sectionsTable(page);
  // The table renders only visible rows.
  await page.setViewportSize({ width: 1440, height: 5_000 });
  for (const { formation, ahdBdf } of results) {
    const row = sections.getByRole('row').filter({ has: page.getByText(formation, { exact: true }) });
    await expect(row.getByRole('gridcell', { name: ahdBdf, exact: true }).first()).toBeVisible();
  }

  await page.reload();
  await expect(sections.getByText(results[0]!.formation, { exact: true }).first()).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Modules' })
    .getByRole('link', { name: 'Drilling Montage' })
    .click();
  await expect(page.getByText(`${countBefore + 1} total montages`)).toBeVisible();
  const first = page.getByRole('table').locator('tbody tr').first();
  await expect(first.getByRole('link').first()).toHaveAttribute('href', `/montage/edit/${documentId}`);
});
