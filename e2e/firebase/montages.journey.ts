import { fillSignIn, password, signIn } from '../accounts.ts';
import {
  depth,
  formation,
  saveByKey,
  saveState,
  sectionsTable,
  signInTo,
  typeInto,
} from '../montage-editor.ts';
import { survey, tops } from '../production/documents.ts';
import { chooseFiles, enterInputs } from '../workflow.ts';
import { expect, test } from './backend.ts';
import { deleteAccount, setDisabled } from './emulator.ts';

// As tall as the montage, so that nothing that is looked for is out of sight.
test.use({ viewport: { width: 1440, height: 2_600 } });

test('a montage is generated from documents, edited and saved', async ({ page }) => {
  await signIn(page, 'engineer@example.com');
  await page.goto('/montage/create');
  await chooseFiles(page, [survey, tops]);
  await page.getByRole('button', { name: 'Upload 2 Document(s)' }).click();
  await enterInputs(page, '30', 'Deviated');
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  await expect(page).toHaveURL(/\/montage\/edit\/[^/]+$/, { timeout: 60_000 });
  // 30 m above sea level, as it was entered.
  await expect(depth(formation(page, 'Chalk'), 'TVD SS')).toHaveText('700.0');
  await expect(depth(formation(page, 'Chalk'), 'TVD BDF')).toHaveText('730.0');
  const range = depth(formation(page, 'Chalk'), 'Range');
  await typeInto(range, '16.5');
  await saveByKey(page);
  await page.reload();
  await expect(range).toHaveText('16.5');
});

test('an account that is disabled in the middle: reading leads to the sign-in, which says why', async ({
  page,
  backend,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  await page.goto('/login?from=/montage');
  await fillSignIn(page, 'engineer@example.com', password);
  await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await setDisabled(backend.engineerId, true);
  // Whatever call comes next notices it; one that is made ahead may already have.
  const sizes = page.getByLabel('Show', { exact: true });
  await sizes.selectOption('25', { timeout: 5_000 }).catch(() => undefined);
  await expect(page).toHaveURL(/\/login\?from=%2Fmontage/);
  await fillSignIn(page, 'engineer@example.com', password);
  await expect(page.getByRole('alert')).toHaveText('This account is disabled. Ask your administrator.');

  await setDisabled(backend.engineerId, false);
  await fillSignIn(page, 'engineer@example.com', password);
  await expect(page.getByRole('table', { name: 'Montages' })).toBeVisible();
});

test('an account that is gone in the middle of an edit: the edit stays where it was made', async ({
  page,
  backend,
  complaints,
}) => {
  complaints.expect(/status of 400/);
  complaints.expect(/Failed to save montage/);
  await signInTo(page);
  await page.waitForLoadState('networkidle');
  await deleteAccount(backend.engineerId);
  const range = depth(formation(page, 'Holland Formation'), 'Range');
  await typeInto(range, '16.5');
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toContainText('Not saved: Your session could not be renewed.');
  await expect(page.getByRole('link', { name: 'Sign in again' })).toBeVisible();
  await expect(range).toHaveText('16.5');
  await expect(sectionsTable(page)).toBeVisible();
});
