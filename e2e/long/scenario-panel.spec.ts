import { expect, test, type Page } from '../fixtures.ts';
import { list, signInAsOffered } from '../scenario-walks.ts';

test.use({ viewport: { width: 1440, height: 3_600 } });

const panel = (page: Page) => page.getByRole('complementary', { name: 'Scenarios' });
const opener = (page: Page) => page.getByRole('button', { name: 'Scenarios' });

test('the panel, by keyboard: fail the next call, move the clock, copy the link, and restart', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.expect(/status of 422/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?scenario=busy');
  await signInAsOffered(page);
  await expect(page.getByText('137 total montages')).toBeVisible();

  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Scenarios' })).toBeFocused();
  const calls = panel(page).getByRole('region', { name: 'Calls, newest first' });
  await expect(calls.getByRole('row').filter({ hasText: 'listMontages' }).first()).toContainText('200');

  await panel(page).getByLabel('with').selectOption('422');
  await panel(page).getByRole('button', { name: 'Fail it' }).press('Enter');
  await expect(panel(page).getByRole('status')).toHaveText('The next call of listMontages fails.');
  await panel(page).getByRole('button', { name: '+1 min on the clock' }).press('Enter');
  await expect(panel(page)).toContainText('1 min ahead');
  await panel(page).getByRole('button', { name: 'Copy a link to this' }).press('Enter');
  await expect(panel(page).getByRole('status')).toHaveText('The link is copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/montage\?scenario=busy&faults=listMontages:status:422@1&clock=%2B60$/);

  // It strikes this one, and not the one after it; a reload changes nothing about that.
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await page.reload();
  const alert = page.getByRole('alert').filter({ hasText: 'Error loading montages' });
  await expect(alert).toBeVisible();
  await page.reload();
  await expect(page.getByText('137 total montages')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto(link);
  await signInAsOffered(other);
  await expect(other.getByRole('alert')).toContainText('Error loading montages');
  await other.getByRole('button', { name: 'Try again' }).click();
  await expect(other.getByText('137 total montages')).toBeVisible();
  await opener(other).click();
  await expect(panel(other)).toContainText('1 min ahead');
  await other.context().close();

  await opener(page).press('Enter');
  await panel(page).getByRole('button', { name: 'Reset the world…' }).press('Enter');
  await expect(panel(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await signInAsOffered(page);
  await expect(list(page).getByRole('rowheader')).toHaveCount(10);
  await opener(page).press('Enter');
  await expect(panel(page)).toContainText('with this machine');
  await expect(panel(page).getByRole('list', { name: 'What goes wrong' })).toHaveCount(0);
});
