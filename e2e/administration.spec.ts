import { signIn } from './accounts.ts';
import { expect, test, type Page } from './fixtures.ts';
import { withMovements } from './movements.ts';

test.use(withMovements);

const organisations = (page: Page) => page.getByRole('table', { name: 'Organisations' });
const users = (page: Page) => page.getByRole('table', { name: 'Users' });
const rowOf = (page: Page, email: string) => users(page).getByRole('row', { name: email });

async function openAdministration(page: Page): Promise<void> {
  await signIn(page, 'admin@example.com');
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Manage Users' }).click();
  await expect(page.getByText('Showing 1 to 10 of 13 results')).toBeVisible();
}

async function createOrganisation(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add New Organisation' }).click();
  await page.getByLabel('Organisation Name').fill(name);
  await page.getByRole('button', { name: 'Create Organisation' }).click();
}

async function createUser(page: Page, email: string, organisation: string): Promise<void> {
  await page.getByRole('button', { name: 'Add New User' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create New User' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Organisation').selectOption(organisation);
  await dialog.getByRole('button', { name: 'Create User' }).click();
}

test('a new user is given an organisation and a module, signs up, and finds it', async ({ page }) => {
  const email = 'kees.brouwer@example.com';
  await openAdministration(page);

  await createOrganisation(page, '  Brine & Basin BV ');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(organisations(page).getByRole('rowheader', { name: 'Brine & Basin BV' })).toBeVisible();

  await createUser(page, email, 'Brine & Basin BV');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Showing 11 to 14 of 14 results')).toBeVisible();
  await expect(rowOf(page, email)).toContainText('Brine & Basin BV');
  await expect(rowOf(page, email)).toContainText('No access');

  await page.getByRole('button', { name: `Edit ${email}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await expect(dialog.getByLabel('Email')).not.toBeEditable();
  await dialog.getByLabel('Montage').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, email).getByRole('listitem')).toHaveText(['Montage']);

  // The changes outlive the page.
  await page.reload();
  await expect(rowOf(page, email).getByRole('listitem')).toHaveText(['Montage']);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/login/);

  await page.goto('/signup');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a-fresh-password');
  await page.locator('form').getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: /^Montage/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^User Management/ })).toHaveCount(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Montage/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Drilling Montage', level: 1 })).toBeVisible();
});

test('an administrator who removes their own User Management is warned, and then loses it', async ({
  page,
}) => {
  await openAdministration(page);
  await page.getByRole('button', { name: 'Edit admin@example.com' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit User' });
  await dialog.getByLabel('User Management').uncheck();
  await expect(dialog.getByText(/^This is your own account/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const modules = page.getByRole('navigation', { name: 'Modules' });
  await expect(modules.getByRole('link', { name: 'Manage Users' })).toHaveCount(0);
  await expect(modules.getByRole('link', { name: 'Drilling Montage' })).toBeVisible();
});
