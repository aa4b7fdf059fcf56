import { fillSignIn, password } from './accounts.ts';
import { expect, test, type Page } from './fixtures.ts';
import { depth, formation, openMontage, sectionsTable, signInTo, typeInto } from './montage-editor.ts';

const logOut = (page: Page) => page.getByRole('button', { name: 'Log out' }).click();
const holland = (page: Page) => depth(formation(page, 'Holland Formation'), 'Range');

test.use({ viewport: { width: 1440, height: 2_600 } });

test('signing out in one tab signs the others out, and an unsaved draft waits for its owner', async ({
  page,
  context,
}) => {
  await signInTo(page);
  const reading = await context.newPage();
  await reading.goto('/montage?page=1&page_size=25');
  await expect(reading.getByRole('table', { name: 'Montages' })).toBeVisible();
  await typeInto(holland(page), '16.5');

  await logOut(reading);
  await expect(reading).toHaveURL(/\/login$/);
  // No question blocks it: there is no user any more who could answer it.
  await expect(page).toHaveURL(/\/login\?from=%2Fmontage%2Fedit%2F7f3a19c0$/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(sectionsTable(page)).toHaveCount(0);

  // The next user who signs in is another one, and sees nothing of it.
  await fillSignIn(reading, 'admin@example.com', password);
  await expect(holland(page)).toHaveText('15.0');
  await expect(page.getByText(/were restored/)).toHaveCount(0);
  await logOut(reading);
  await expect(page).toHaveURL(/\/login/);

  await page.bringToFront();
  await fillSignIn(page, 'engineer@example.com', password);
  await expect(page.getByText(/Unsaved changes from .* were restored/)).toBeVisible();
  await expect(holland(page)).toHaveText('16.5');
});

test('signing in in one tab is seen by the others, each on its way', async ({ page, context }) => {
  await page.goto('/montage?page=1&page_size=25');
  await expect(page).toHaveURL(/\/login\?from=/);
  const other = await context.newPage();
  await other.goto('/login');
  await fillSignIn(other, 'engineer@example.com', password);
  await expect(other.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();
  await expect(page).toHaveURL('/montage?page=1&page_size=25');
  await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();

  await openMontage(page);
});
