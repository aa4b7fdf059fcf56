import type { Locator } from '@playwright/test';
import { audit, prepareAudits } from './accessibility/audit.ts';
import { removeAllMontages } from './accessibility/stored-data.ts';
import { fillSignIn, password, signIn } from './accounts.ts';
import { expect, test, type Page } from './fixtures.ts';
import {
  depth,
  formation,
  fullMontage,
  openMontage,
  openTopLine,
  plan,
  saveState,
  section,
  sectionsTable,
  signInTo,
  signInToPicture,
  toast,
  typeInto,
} from './montage-editor.ts';
import { enterInputs, upload } from './workflow.ts';

test.use({ mayMove: 'Each audit gives the window four other sizes.' });

/** Each screen and each dialog is looked at where a user meets it: see `audit` for at what sizes and by what rules. */
test.beforeEach(async ({ page }) => {
  test.slow();
  await prepareAudits(page);
});

test('before signing in', async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await audit(page, '/login');
  await fillSignIn(page, 'engineer@example.com', 'not-the-password');
  await expect(page.getByRole('alert')).toBeVisible();
  await audit(page, '/login, refused');

  await page.getByRole('link', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/account/i);
  await audit(page, '/signup');
  await page.getByLabel('Email', { exact: true }).fill('someone@example.com');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page
    .locator('form')
    .getByRole('button', { name: /^(Sign up|Create account)$/ })
    .click();
  await expect(page.getByRole('alert')).toBeVisible();
  await audit(page, '/signup, refused');
});

test('a forgotten password', async ({ page, complaints }) => {
  complaints.expect(/status of 400/);
  await page.goto('/forgot-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await audit(page, '/forgot-password, nothing entered');
  await page.getByLabel('Email', { exact: true }).fill('engineer@example.com');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await audit(page, '/forgot-password, sent');
  await page.getByRole('button', { name: 'Mails (1)' }).click();
  const mails = page.getByRole('dialog', { name: 'Demonstration mails' });
  await mails.locator('summary').click();
  await audit(page, 'the mails of the demonstration');

  await mails.getByRole('link', { name: 'Set a new password' }).click();
  const secret = page.getByLabel('New password', { exact: true });
  await secret.fill('short');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  await audit(page, '/password-reset, refused');
  await secret.fill('a-longer-one');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  await audit(page, '/password-reset, done');
  await page.goto('/password-reset?mode=resetPassword&oobCode=nothing');
  await expect(page.getByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  await audit(page, '/password-reset, invalid');
});

test('the montages', async ({ page, complaints }) => {
  complaints.expect(/status of 503/);
  await signIn(page, 'admin@example.com');
  await expect(page.getByRole('main').getByRole('link', { name: /^User Management/ })).toBeVisible();
  await audit(page, '/');

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Montage/ })
    .click();
  await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();
  await audit(page, '/montage');
  await page
    .getByRole('button', { name: /^Export/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: /Export Excel/ })).toBeVisible();
  await audit(page, '/montage, export menu');

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await audit(page, '/montage, page 2');

  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Bin', exact: true })).toHaveAttribute('aria-current', 'page');
  await audit(page, '/montage, the bin');
  await page.goto('/montage?page=99');
  await expect(page.getByText('There is no page 99')).toBeVisible();
  await audit(page, '/montage, beyond the last page');
  await page.goto('/montage?faults=listMontages:status:503');
  await expect(page.getByText('Error loading montages. Please try again later.')).toBeVisible();
  await audit(page, '/montage, failed');
  await removeAllMontages(page);
  await page.goto('/montage');
  await expect(page.getByText('No montages')).toBeVisible();
  await audit(page, '/montage, empty');
});

test('creating a montage', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED|status of 503|Failed to fetch/);
  await signIn(page, 'engineer@example.com');
  await page.goto('/montage/create?faults=uploadDocuments:status:503@1,generateMontage:drop:3@1');
  await expect(page.getByRole('heading', { name: 'Upload Input Documents' })).toBeVisible();
  await audit(page, 'Uploads, empty');
  await page.locator('input[type=file][multiple]').setInputFiles([
    { name: 'tops.csv', mimeType: 'text/csv', buffer: Buffer.from('Formation,TVD SS (m)\nChalk,700\n') },
    { name: 'photo.gif', mimeType: 'image/gif', buffer: Buffer.from('no document') },
  ]);
  await expect(page.getByText('(Select all document types)')).toBeVisible();
  await audit(page, 'Uploads, a file refused and one without a type');
  await page.getByRole('button', { name: 'Remove tops.csv' }).click();
  await page.getByRole('button', { name: /sample documents/ }).click();
  await page.getByRole('button', { name: 'Review Aurora-3 proposal.csv' }).click();
  await expect(page.getByRole('dialog', { name: 'Review' }).getByRole('heading').first()).toBeVisible();
  await audit(page, 'Uploads, the review of a document');
  await page.keyboard.press('Escape');
  const send = page.getByRole('button', { name: /^Upload \d+ Document\(s\)$/ });
  await send.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await audit(page, 'Uploads, failed');
  await page.getByRole('navigation', { name: 'Modules' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await audit(page, 'Uploads, leaving');
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  await upload(page, Number(/\d+/.exec(await send.innerText())![0]));

  await page.getByLabel('Drill Rig Floor Height (m)').fill('high');
  await audit(page, 'Inputs, not a number');
  await enterInputs(page, '33.5', 'Deviated');
  await audit(page, 'Generate, ready');
  await page.getByRole('button', { name: 'Edit document ID' }).click();
  await audit(page, 'Generate, the document ID');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await audit(page, 'Generate, failed');
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  await expect(page.getByText('Overall Progress')).toBeVisible();
  await audit(page, 'Generate, running');
  await expect(page.getByRole('button', { name: 'Stay here' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Stay here' }).click();
  await audit(page, 'Generate, the result');
  await page.getByRole('link', { name: /^Open (now|the montage)$/ }).click();
  await expect(sectionsTable(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show sources' }).click();
  await sectionsTable(page).locator('[data-source-mark]').first().click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^Aurora-3/)
      .first(),
  ).toBeVisible();
  await audit(page, 'the source of a value');
});

test('the editor', async ({ page, complaints }) => {
  complaints.expect(/status of 404/);
  await signInTo(page);
  await audit(page, 'the editor');
  await openTopLine(page);
  await page.getByRole('button', { name: /findings?$|missing$/ }).click();
  await expect(page.getByRole('region', { name: 'Findings' })).toBeVisible();
  await audit(page, 'the top line and the findings, open');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Go to a section, a well or an action' })).toBeFocused();
  await audit(page, 'the commands');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+f');
  await page.keyboard.type('chalk');
  await expect(page.getByText('3 found')).toBeVisible();
  await audit(page, 'the editor, what was found');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog', { name: 'History' }).getByRole('listitem')).toHaveCount(1);
  await audit(page, 'the history');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Columns/ }).click();
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  await audit(page, 'the columns of the table');
  await page.keyboard.press('Escape');
  await section(page, 3);
  await depth(formation(page, 'Holland Formation'), 'Range').click();
  await page.keyboard.type('x');
  await audit(page, 'the editor, a cell open');
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await audit(page, 'the shortcuts');
  await page.keyboard.press('Escape');
  await plan(page).getByRole('button', { name: '+ Add Plan Summary Item' }).click();
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect(page.getByText('A title is required.')).toBeVisible();
  // Where nothing is halfway under the bars: at another size the page has another height.
  await page.evaluate(() => scrollTo(0, 0));
  await audit(page, 'a step of the plan');
  await page.keyboard.press('Escape');
  await plan(page)
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByText('Are you sure you want to delete this item?')).toBeVisible();
  await audit(page, 'deleting a step');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '+ Add section' }).first().click();
  await expect(page.getByLabel('Hole diameter [in]')).toBeVisible();
  await audit(page, 'adding a section');
  await page.keyboard.press('Escape');

  await page.goto('/montage/edit/nothing');
  await expect(page.getByText('Error loading montage.')).toBeVisible();
  await audit(page, 'a montage that is not there');
  await page.goto('/montage/edit/a85f60d3');
  await expect(page.getByText('No montage data found.')).toBeVisible();
  await audit(page, 'a montage without data');
});

test('the editor: the pictures of the well', async ({ page }) => {
  await signInToPicture(page);
  await page.getByRole('application', { name: 'The well to scale, TVD' }).waitFor();
  await audit(page, 'the schematic');
  await page.getByRole('tab', { name: '3D visualisation' }).click();
  const picture = page.getByRole('region', { name: '3D VISUALISATION' });
  await expect(picture.getByText(/^Deviated well to/)).toBeVisible();
  await picture.getByText('What the picture shows', { exact: true }).first().click();
  await audit(page, 'the well in 3D, in words');
  await page.getByRole('tab', { name: 'Plan & section' }).click();
  await page.getByRole('application', { name: 'The vertical section of the well, to scale' }).waitFor();
  await audit(page, 'the vertical section');
  await page.getByRole('button', { name: 'Hide the pictures' }).click();
  await audit(page, 'the pictures, hidden');
});

test('the editor: work that is not saved', async ({ page, complaints }) => {
  complaints.expect(/Failed to save montage/);
  complaints.expect(/ERR_FAILED/);
  await signInTo(page);
  await page.goto(`/montage/edit/${fullMontage}?faults=saveMontage:network`);
  await expect(sectionsTable(page)).toBeVisible();
  await section(page, 3);
  await typeInto(depth(formation(page, 'Holland Formation'), 'Range'), '16.5');
  await page.keyboard.press('Control+s');
  await expect(
    toast(page, 'Failed')
      .or(page.getByText(/not saved/i))
      .first(),
  ).toBeVisible();
  await audit(page, 'the editor, not saved');

  page.on('dialog', (dialog) => void dialog.accept());
  await openMontage(page);
  await expect(page.getByText(/were restored/)).toBeVisible();
  await expect(saveState(page)).toHaveText('Unsaved');
  await audit(page, 'the editor, recovered work');
});

test('organisations and users', async ({ page, complaints }) => {
  complaints.expect(/status of (503|409)/);
  await page.goto('/login?from=/user');
  await fillSignIn(page, 'admin@example.com', password);
  const openAnd = async (button: string, dialog: string): Promise<Locator> => {
    await page.getByRole('button', { name: button }).first().click();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    return page.getByRole('dialog', { name: dialog });
  };
  const close = (dialog: Locator) => dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('row', { name: /engineer@example.com/ })).toBeVisible();
  await audit(page, '/user');

  const newUser = await openAnd('Add New User', 'Create New User');
  await newUser.getByRole('button', { name: 'Create User' }).click();
  await expect(newUser.getByText('Please select an organisation')).toBeVisible();
  await audit(page, 'Create New User, refused');
  await close(newUser);
  const user = await openAnd('Edit admin@example.com', 'Edit User');
  await audit(page, 'Edit User');
  await close(user);
  const newOrganisation = await openAnd('Add New Organisation', 'Create New Organisation');
  await newOrganisation.getByLabel('Organisation Name').fill('Aurora Energy');
  await page.keyboard.press('Enter');
  await expect(newOrganisation.getByRole('alert')).toBeVisible();
  await audit(page, 'Create New Organisation, refused');
  await page.keyboard.press('Escape');
  await audit(page, 'Create New Organisation, closing');
  await newOrganisation.getByRole('button', { name: 'Discard' }).click();
  const organisation = await openAnd('Edit Aurora Energy', 'Edit Organisation');
  await audit(page, 'Edit Organisation');
  await close(organisation);
  const deleting = await openAnd('Delete Aurora Energy', 'Delete Organisation');
  await audit(page, 'Delete Organisation');
  await close(deleting);
  await page.getByRole('searchbox').fill('no such user');
  await expect(page.getByText('No users found')).toBeVisible();
  await audit(page, '/user, no match');

  await page.goto('/user?faults=listUsers:status:503,listOrganisations:status:503');
  await expect(page.getByText('Error loading users. Please try again.')).toBeVisible();
  await audit(page, '/user, failed');
});

async function openDrawer(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
}

test('around the screens', async ({ page, context, complaints }) => {
  complaints.expect(/An unexpected failure/);
  await page.goto('/nothing/here');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await audit(page, 'unknown address, signed out');
  await page.goto('/login?from=/user');
  await fillSignIn(page, 'newcomer@example.com', password);
  await expect(page.getByText('You have no access to this module')).toBeVisible();
  await audit(page, 'no access');
  await page.goto('/');
  await expect(page.getByText('No module is open to you yet')).toBeVisible();
  await audit(page, '/, no module');
  await page.getByRole('region', { name: 'Demonstration' }).getByRole('button', { name: 'Reset' }).click();
  // A phone has it in the drawer, which is opened again.
  await audit(page, 'the demonstration, resetting', { only: 'wide' });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click();
  await audit(page, 'the sidebar, collapsed', { only: 'wide' });
  await context.setOffline(true);
  await expect(page.getByText('You are offline.').first()).toBeVisible();
  await audit(page, 'offline');
  await context.setOffline(false);
  await page.evaluate(() => void Promise.reject(new Error('An unexpected failure')));
  await expect(page.getByRole('dialog', { name: 'Something went wrong' })).toBeVisible();
  await audit(page, 'an unexpected error');
  await page.getByRole('button', { name: 'Continue here' }).click();
  await openDrawer(page);
  await audit(page, 'the drawer', { only: 'phone' });
  await page.goto('/nothing/here');
  await expect(page.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  await audit(page, 'nothing at this address');
});
