import { expect, test, type Page } from './fixtures.ts';
import { signInAsOffered } from './scenario-walks.ts';

test.use({ viewport: { width: 1440, height: 3_600 } });

const organisation = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Organisations' }).getByRole('rowheader', { name, exact: true });

test('an unknown scenario is reported, with the known ones', async ({ page, complaints }) => {
  complaints.expect(/There is no scenario "bussy"/);
  await page.goto('/montage?scenario=bussy');
  await expect(page.getByRole('alert')).toContainText('There is no scenario "bussy". There are fresh, busy,');
});

test('a scenario leaves the user’s own data and session untouched', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: /^admin@example.com/ }).click();
  await expect(page.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();
  await page.goto('/user');
  await page.getByRole('button', { name: 'Add New Organisation' }).click();
  await page.getByLabel('Organisation Name').fill('Mine');
  await page.getByRole('button', { name: 'Create Organisation' }).click();
  await expect(organisation(page, 'Mine')).toBeVisible();

  await page.goto('/user?scenario=fresh');
  await signInAsOffered(page);
  await expect(organisation(page, 'Aurora Energy')).toBeVisible();
  await expect(organisation(page, 'Mine')).toHaveCount(0);

  await page.goto('/user?scenario=');
  await expect(organisation(page, 'Mine')).toBeVisible();
});
