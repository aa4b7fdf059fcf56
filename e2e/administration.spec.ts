import { signIn } from './accounts.ts';
import { expect, test, type Page } from './fixtures.ts';

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

test('the dialog shows why the server refuses a change, and lets the user fix it', async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 409/);
  await openAdministration(page);

  await createOrganisation(page, 'AURORA ENERGY');
  await expect(page.getByRole('alert')).toContainText('Failed to create organisation. Please try again.');
  await expect(page.getByRole('alert')).toContainText('An organisation of this name exists already.');
  await page.getByLabel('Organisation Name').fill('Aurora Subsurface');
  await page.getByLabel('Organisation Name').press('Enter');
  await expect(organisations(page).getByRole('rowheader', { name: 'Aurora Subsurface' })).toBeVisible();

  await createUser(page, 'Engineer@Example.com', 'Aurora Subsurface');
  await expect(page.getByRole('alert')).toContainText('Failed to create user. Please try again.');
  await expect(page.getByRole('alert')).toContainText('A user with this email address exists already.');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Edit Lowland Drilling' }).click();
  await page.getByLabel('Organisation Name').fill('meridian well services');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to update organisation. Please try again.');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Delete Lowland Drilling' }).click();
  await expect(
    page.getByText('This action cannot be undone and may affect users associated with this organisation.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Show its users' }).click();
  await expect(page.getByText('Showing 1 to 4 of 4 results')).toBeVisible();
  await expect(organisations(page).getByRole('rowheader', { name: 'Lowland Drilling' })).toBeVisible();
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

test('the search and the pages lead to one user among others', async ({ page }) => {
  await openAdministration(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/user?page=2');
  await expect(page.getByText('Showing 11 to 13 of 13 results')).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Search users by email or organisation' });
  await search.fill('MERIDIAN');
  await expect(page.getByText('Showing 1 to 3 of 3 results')).toBeVisible();
  await expect(page).toHaveURL('/user?page=2');
  await search.fill('');
  await expect(page.getByText('Showing 11 to 13 of 13 results')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Showing 1 to 10 of 13 results')).toBeVisible();
});
