import { expect, test, type Keys, type Page } from '../accessibility/keyboard.ts';
import { focused, modules, signIn } from '../accessibility/journey.ts';

async function openAdministration(page: Page, keys: Keys): Promise<void> {
  await page.goto('/login');
  await signIn(page, keys, 'admin@example.com');
  await keys.choose(modules(page).getByRole('link', { name: 'Manage Users' }), 'back');
  await expect(page.getByRole('button', { name: 'Add New Organisation' })).toBeVisible();
}

test('organisations and users', async ({ page, keys }) => {
  test.slow();
  await openAdministration(page, keys);
  const addOrganisation = page.getByRole('button', { name: 'Add New Organisation' });
  const dialog = (name: string) => page.getByRole('dialog', { name });

  await test.step('an organisation is made, renamed and deleted', async () => {
    await keys.choose(addOrganisation);
    await focused(dialog('Create New Organisation').getByLabel('Organisation Name'));
    await keys.press('Enter');
    await expect(page.getByText('Please enter an organisation name')).toBeVisible();
    await keys.type('Keys and Sons');
    await keys.press('Enter');
    const row = page.getByRole('row', { name: /Keys and Sons/ });
    await expect(row).toBeVisible();
    await keys.choose(row.getByRole('button', { name: /^Edit/ }));
    await keys.press('Control+a');
    await keys.type('Keys and Daughters');
    await keys.press('Enter');
    const renamed = page.getByRole('row', { name: /Keys and Daughters/ });
    await expect(renamed).toBeVisible();
    await keys.choose(renamed.getByRole('button', { name: /^Delete/ }));
    await expect(dialog('Delete Organisation')).toBeVisible();
    await keys.choose(dialog('Delete Organisation').getByRole('button', { name: 'Delete' }));
    await expect(renamed).toHaveCount(0);
  });

  await test.step('a user is made and given access', async () => {
    await keys.choose(page.getByRole('button', { name: 'Add New User' }));
    const form = dialog('Create New User');
    await focused(form.getByLabel('Email'));
    await keys.type('keys@example.com');
    await keys.to(form.getByLabel('Organisation'));
    await keys.type('Polder');
    await keys.to(form.getByRole('checkbox', { name: 'Montage' }));
    await keys.press('Space');
    await keys.press('Enter');
    await expect(form).toHaveCount(0);
    const row = page.getByRole('row', { name: /keys@example.com/ });
    await keys.choose(row.getByRole('button', { name: /^Edit/ }));
    await keys.to(dialog('Edit User').getByRole('checkbox', { name: 'User Management' }));
    await keys.press('Space');
    await keys.press('Enter');
    await expect(dialog('Edit User')).toHaveCount(0);
    await expect(row).toContainText('User Management');
    await focused(row.getByRole('button', { name: /^Edit/ }));
  });

  await test.step('and out', async () => {
    await keys.choose(page.getByRole('button', { name: 'Log out' }), 'back');
    await expect(page).toHaveURL(/\/login/);
    await keys.press('Tab');
  });
});
