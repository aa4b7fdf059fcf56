import { countClicks } from './clicks.ts';
import { expect, test } from './fixtures.ts';
import { sectionsTable } from './montage-editor.ts';
import { withMovements } from './movements.ts';

test.use(withMovements);

// A first montage takes five clicks from the sign-in page, and no typed number.
test('from documents to a montage in the list', async ({ page }) => {
  const clicks = await countClicks(page);
  await page.goto('/login');
  await page.getByRole('button', { name: /engineer@example.com/ }).click();
  await page.getByRole('link', { name: 'Create a montage' }).click();
  await page.getByRole('button', { name: /sample documents/ }).click();
  await page.getByRole('button', { name: /^Upload \d+ Document\(s\)$/ }).click();
  await expect(
    page.getByText(/33\.5 m in Aurora-3 proposal\.csv and Aurora-3 trajectory\.txt/),
  ).toBeVisible();
  await expect(page.getByText('and Aurora-3 trajectory.txt (its survey reaches 38.4°)')).toBeVisible();
  await page.getByRole('button', { name: 'Use 33.5 m and generate' }).click();
  await expect(page.getByText('Overall Progress')).toBeVisible();
  await expect(page.getByText(/^\d+ of 22 events$/)).toBeVisible();

  await expect(page).toHaveURL(/\/montage\/edit\/[^/]+$/);
  expect(clicks()).toBe(5);
  const documentId = new URL(page.url()).pathname.split('/').at(-1)!;
  // The table renders only visible rows.
  await page.setViewportSize({ width: 1440, height: 5_000 });
  const sections = sectionsTable(page);
  const chalk = sections.getByRole('row').filter({ has: page.getByText('Chalk', { exact: true }) });
  // Depths below sea level and below the drill floor, 33.5 m apart.
  await expect(chalk.getByRole('gridcell', { name: '1,210.0', exact: true })).toBeVisible();
  await expect(chalk.getByRole('gridcell', { name: '1,243.5', exact: true })).toBeVisible();

  await page.reload();
  await expect(chalk).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Modules' })
    .getByRole('link', { name: 'Drilling Montage' })
    .click();
  const first = page.getByRole('table').locator('tbody tr').first();
  await expect(first.getByRole('link').first()).toHaveAttribute('href', `/montage/edit/${documentId}`);
});
