import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '../accessibility/keyboard.ts';
import {
  formation,
  plan,
  reservoirTable,
  saveState,
  sectionsTable,
  toast,
  topLine,
} from '../montage-editor.ts';
import { focused, modules, signIn } from '../accessibility/journey.ts';

const samples = join(import.meta.dirname, '../../src/mocks/samples');

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

/** The one of a section's formations, as the table names them. */
const names = (page: Page): Promise<string[]> =>
  sectionsTable(page).locator('[data-formation] [role=rowheader] [data-text]').allTextContents();

test('an account, a montage and its list', async ({ page, keys }) => {
  test.slow();

  await test.step('signing up, and out', async () => {
    await page.goto('/login');
    await keys.choose(page.getByRole('link', { name: 'Sign up' }));
    await expect(page).toHaveURL(/\/signup/);
    await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
    await keys.enter(page.getByLabel('Email', { exact: true }), 'keys@example.com');
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

    await keys.to(page.locator('input[type=file][multiple]'));
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
    // It opens automatically, and the test must not race with that.
    await expect(page).toHaveURL(/\/montage\/edit\//);
    await expect(sectionsTable(page)).toBeVisible();
  });

  await test.step('values of every kind', async () => {
    const tile = (name: string) => topLine(page).getByRole('button', { name: new RegExp(`^${name}`) });
    await keys.choose(topLine(page).getByRole('button', { name: 'Edit the top line' }));
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
    await expect.poll(() => names(page)).toContain('Made by keys');
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
    await expect.poll(() => names(page)).not.toContain('Made by keys');
    await keys.press('Control+z');
    await expect.poll(() => names(page)).toContain('Made by keys');
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
    await expect(page.getByText(/: now in place \d+ of \d+\.$/)).toBeAttached();
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
