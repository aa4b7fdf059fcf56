import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test, type Keys, type Page } from './accessibility/keyboard.ts';
import { password } from './accounts.ts';
import {
  formation,
  plan,
  reservoirTable,
  saveState,
  sectionsTable,
  toast,
  topLine,
} from './montage-editor.ts';

const samples = join(import.meta.dirname, '../src/mocks/samples');

/** The sample well's documents; the name of the second says nothing of what it is. */
const documents = [
  ['aurora-3-trajectory.txt'],
  ['aurora-3-proposal.csv', 'aurora-3.csv'],
  ['aurora-3-catalogue.csv'],
].map(([file = '', name = file]) => ({
  name,
  mimeType: 'text/plain',
  buffer: readFileSync(join(samples, file)),
}));

const chooser = (page: Page) => page.getByRole('heading', { name: 'Choose a module to get started' });
const modules = (page: Page) => page.getByRole('navigation', { name: 'Modules' });

async function signIn(page: Page, keys: Keys, email: string, secret = password): Promise<void> {
  await keys.enter(page.getByLabel('E-mail', { exact: true }), email);
  await keys.press('Tab');
  await keys.type(secret);
  await keys.press('Enter');
  await expect(chooser(page)).toBeVisible();
}

/** The one of a section's formations, as the table names them. */
const names = (page: Page): Promise<string[]> =>
  sectionsTable(page).locator('[data-formation] [role=rowheader] [data-text]').allTextContents();

async function focused(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
}

test('an account, a montage and its list', async ({ page, keys }) => {
  test.slow();

  await test.step('signing up, and out', async () => {
    await page.goto('/login');
    await keys.choose(page.getByRole('link', { name: 'Sign up' }));
    await expect(page).toHaveURL(/\/signup/);
    await keys.enter(page.getByLabel('E-mail', { exact: true }), 'keys@example.com');
    await keys.enter(page.getByLabel('Password', { exact: true }), 'no-mouse-here');
    await keys.choose(page.locator('form').getByRole('button', { name: /^(Sign up|Create account)$/ }));
    await expect(page.getByText('No module is open to you yet')).toBeVisible();
    await keys.choose(page.getByRole('button', { name: 'Log out' }));
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('from the chooser to a montage of its own', async () => {
    await signIn(page, keys, 'admin@example.com');
    await keys.choose(page.getByRole('main').getByRole('link', { name: /^Montage/ }));
    await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();
    await keys.choose(page.getByRole('link', { name: 'Create New Montage' }));
    await expect(page.getByRole('heading', { name: 'Upload Input Documents' })).toBeVisible();

    await keys.to(page.locator('input[type=file]'));
    const [dialog] = await Promise.all([page.waitForEvent('filechooser'), keys.press('Enter')]);
    await dialog.setFiles(documents);
    const type = page.getByLabel('Document type of aurora-3.csv');
    await keys.to(type);
    await keys.type('Well P');
    await expect(type).toHaveValue('Well Proposal');
    await keys.choose(page.getByRole('button', { name: 'Upload 3 Document(s)' }));
    await expect(page.getByRole('heading', { name: 'Well Context Inputs' })).toBeVisible();

    await keys.enter(page.getByLabel('Drill Rig Floor Height (m)'), '33.5');
    await keys.press('ArrowUp');
    await expect(page.getByLabel('Drill Rig Floor Height (m)')).toHaveValue('33.6');
    await keys.to(page.getByRole('radio', { name: 'Deviated' }));
    await keys.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Vertical' })).toBeChecked();
    await keys.press('ArrowDown');
    await keys.choose(page.getByRole('button', { name: 'Next' }));
    await keys.choose(page.getByRole('button', { name: 'Generate Montage' }), 'back');
    // It opens by itself, which is not to be raced with.
    await expect(page).toHaveURL(/\/montage\/edit\//, { timeout: 40_000 });
    await expect(sectionsTable(page)).toBeVisible();
  });

  await test.step('values of every kind', async () => {
    const tile = (name: string) => topLine(page).getByRole('button', { name: new RegExp(`^${name}`) });
    await keys.choose(tile('Well name'));
    await keys.press('Control+a');
    await keys.type('Aurora-3 by keys');
    await keys.press('Enter');
    await focused(tile('Well name'));
    await keys.to(page.getByPlaceholder('Enter well head...'));
    await keys.type('WH-K');
    await keys.press('Enter');
    await expect(topLine(page).getByRole('listitem')).toHaveText(['WH-A', 'WH-B', 'WH-K']);
    await keys.press('Shift+Tab');
    await keys.press('Enter');
    await expect(topLine(page).getByRole('listitem')).toHaveText(['WH-A', 'WH-B']);

    await keys.to(sectionsTable(page));
    await keys.press('ArrowRight', 4);
    await keys.type('12.5');
    await keys.press('Enter');
    const first = formation(page, (await names(page))[0]!);
    await expect(first.getByRole('gridcell').nth(3)).toHaveText('12.5');
    await keys.press('F2');
    await keys.press('ArrowUp');
    await keys.press('Tab');
    await expect(first.getByRole('gridcell').nth(3)).toHaveText('12.6');
    await focused(sectionsTable(page));
  });

  await test.step('formations added, moved and removed', async () => {
    await keys.press('Insert');
    await keys.type('Made by keys');
    await keys.press('Enter');
    expect(await names(page)).toContain('Made by keys');
    await keys.press('Space');
    await keys.press('ArrowDown', 2);
    await expect(page.getByText('Drop formation here')).toBeVisible();
    await keys.press('Escape');
    await expect(page.getByText('Drop formation here')).toHaveCount(0);
    await keys.press('Space');
    await keys.press('PageDown');
    await keys.press('Space');
    await focused(sectionsTable(page));
    await keys.press('Shift+Delete');
    expect(await names(page)).not.toContain('Made by keys');
    await keys.press('Control+z');
    expect(await names(page)).toContain('Made by keys');
  });

  await test.step('reservoirs and the plan', async () => {
    await keys.choose(page.getByRole('button', { name: '+ Add Reservoir' }));
    await focused(reservoirTable(page));
    await keys.type('Rotliegend');
    await keys.press('Tab');
    await keys.type('14500');
    await keys.press('Enter');
    const steps = plan(page).getByRole('listitem');
    const before = await steps.count();
    for (const title of ['Rig up', 'Spud']) {
      await keys.choose(plan(page).getByRole('button', { name: '+ Add Plan Summary Item' }));
      await keys.type(title);
      await keys.press('Enter');
      await expect(plan(page).getByRole('button', { name: '+ Add Plan Summary Item' })).toBeFocused();
    }
    await expect(steps).toHaveCount(before + 2);
    await keys.to(steps.last().getByRole('button', { name: /^Move/ }), 'back');
    await keys.press('Space');
    await expect(steps.last()).toHaveAttribute('data-dragging', 'true');
    await keys.press('ArrowUp');
    await page.waitForTimeout(300);
    await keys.press('Space');
    await expect(steps.last()).toContainText('Rig up');
    await keys.choose(steps.last().getByRole('button', { name: /^Delete/ }));
    await keys.choose(page.getByRole('dialog').getByRole('button', { name: 'Delete' }));
    await expect(steps).toHaveCount(before + 1);
  });

  await test.step('the checks, the list of keys, and saving', async () => {
    await keys.to(plan(page).getByRole('button', { name: '+ Add Plan Summary Item' }));
    await keys.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await keys.press('Escape');
    await focused(plan(page).getByRole('button', { name: '+ Add Plan Summary Item' }));
    await keys.press('Control+s');
    await expect(toast(page, 'Montage saved successfully!')).toBeVisible();
    await expect(saveState(page)).toHaveText('Saved');
  });

  await test.step('the list, its pages and an export', async () => {
    await keys.choose(modules(page).getByRole('link', { name: 'Drilling Montage' }), 'back');
    const table = page.getByRole('table', { name: 'Montages' });
    await expect(table.getByRole('link', { name: 'Aurora-3 by keys', exact: true })).toBeVisible();
    let said = '';
    page.once('dialog', (dialog) => {
      said = dialog.message();
      void dialog.accept();
    });
    await keys.choose(table.getByRole('button', { name: 'Export Aurora-3 by keys' }));
    await focused(page.getByRole('menuitem', { name: /Export Excel/ }));
    await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect.poll(() => said).toBe('Exporting to PDF...');
    await focused(table.getByRole('button', { name: 'Export Aurora-3 by keys' }));
  });

  await test.step('the pages of the list', async () => {
    const pages = page.getByRole('navigation', { name: 'Pages of montages' });
    await keys.choose(pages.getByRole('button', { name: 'Next' }));
    await expect(pages.getByText('Page 2 of 2')).toBeVisible();
    await focused(pages.getByRole('button', { name: 'Next' }));
    await keys.choose(pages.getByRole('button', { name: 'Previous' }), 'back');
    await expect(pages.getByText('Page 1 of 2')).toBeVisible();
    await keys.to(pages.getByRole('combobox', { name: 'Show' }), 'back');
    await keys.type('25');
    await expect(pages.getByText('Page 1 of 1')).toBeVisible();
  });
});

test('organisations and users', async ({ page, keys }) => {
  test.slow();
  await page.goto('/login');
  await signIn(page, keys, 'admin@example.com');
  await keys.choose(modules(page).getByRole('link', { name: 'Manage Users' }), 'back');
  const addOrganisation = page.getByRole('button', { name: 'Add New Organisation' });
  await expect(addOrganisation).toBeVisible();
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

test('a forgotten password', async ({ page, keys, complaints }) => {
  complaints.expect(/status of 400/);
  const email = page.getByLabel('E-mail', { exact: true });
  await page.goto('/login');
  await keys.choose(page.getByRole('link', { name: 'Forgot your password?' }));
  await focused(email);
  await keys.type('engineer@example.com');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await keys.choose(page.getByRole('button', { name: 'Try again' }));
  await focused(email);
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();

  await keys.choose(page.getByRole('button', { name: 'Mails (2)' }));
  const mails = page.getByRole('dialog', { name: 'Demonstration mails' });
  await keys.choose(mails.locator('summary').first());
  await keys.choose(mails.getByRole('link', { name: 'Set a new password' }).first());
  const secret = page.getByLabel('New password', { exact: true });
  await focused(secret);
  await keys.type('short');
  await keys.press('Enter');
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await focused(secret);
  await keys.press('Control+a');
  await keys.type('a-longer-one');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeFocused();
  await keys.choose(page.getByRole('link', { name: 'Sign In' }));
  await expect(page).toHaveURL(/\/login/);
  // The old one first: what is refused is said, and the field is there to go on with.
  await keys.enter(email, 'engineer@example.com');
  await keys.press('Tab');
  await keys.type(password);
  await keys.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await keys.press('Control+a');
  await keys.type('a-longer-one');
  await keys.press('Enter');
  await expect(chooser(page)).toBeVisible();
});
