import type { Montage } from '../../src/backend/records.ts';
import { fillSignIn, password } from '../accounts.ts';
import { type Page } from '../fixtures.ts';
import { revokeSessions } from '../../src/mocks/identity/sessions.ts';
import {
  depth,
  formation,
  fullMontage,
  saveState,
  section,
  sectionsTable,
  signInTo,
  typeInto,
} from '../montage-editor.ts';
import { expect, test } from './backend.ts';
import { expectSavedAsShown, revision, stored } from './editor.ts';

test.use({ viewport: { width: 1440, height: 3_600 } });

/** Another user's work: one depth that is edited here as well, and a range and the well's name that are not. */
const theirs = (montage: Montage): Montage => ({
  ...montage,
  top_line_item: { ...montage.top_line_item!, well_name: 'Noorderdiep-4A' },
  sections_list: montage.sections_list.map((one) => ({
    ...one,
    formations_list: one.formations_list.map((top) => {
      if (top.formation_name === 'Holland Formation') return { ...top, true_vertical_depth_subsea: 2001 };
      return top.formation_name === 'Texel Formation' ? { ...top, variance: 19 } : top;
    }),
  })),
});

const holland = (page: Page) => depth(formation(page, 'Holland Formation'), 'TVD SS');
const vlieland = (page: Page) => depth(formation(page, 'Vlieland Claystone'), 'Range');
const texel = (page: Page) => depth(formation(page, 'Texel Formation'), 'Range');

async function edit(page: Page): Promise<void> {
  await typeInto(holland(page), '1990.5');
  await typeInto(vlieland(page), '21');
}

test.describe('another user saved a newer version', () => {
  test.beforeEach(async ({ page, backend, complaints }) => {
    complaints.expect(/status of 412/);
    complaints.expect(/Failed to save montage/);
    await signInTo(page);
    await edit(page);
    await backend.world.saveAsSomebodyElse(fullMontage, theirs);
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('dialog')).toContainText('Another user changed this montage');
  });

  test('the differences are shown, and mine goes on top of theirs', async ({ page, backend }) => {
    const dialog = page.getByRole('dialog');
    const rows = dialog.locator('tbody tr');
    await expect(rows).toHaveCount(1);
    await expect(rows.first()).toContainText('1,986.0');
    await expect(rows.first()).toContainText('1,990.5');
    await expect(rows.first()).toContainText('2,001.0');
    await expect(dialog.getByText('Changed by you alone, kept with your changes: 1')).toBeVisible();
    await expect(dialog.getByText('Changed by them alone, kept in either case: 2')).toBeVisible();
    expect(stored(backend).top_line_item!.well_name).toBe('Noorderdiep-4A');

    await dialog.getByRole('button', { name: 'Save my changes over theirs' }).click();
    await expectSavedAsShown(page, backend);
    await expect(holland(page)).toHaveText('1,990.5');
    await expect(vlieland(page)).toHaveText('21.0');
    await expect(texel(page)).toHaveText('19.0');
  });

  test('the decision can be put off, and outlives a reload', async ({ page, backend }) => {
    const before = revision(backend);
    await page.getByRole('dialog').getByRole('button', { name: 'Decide later' }).click();
    await expect(page.getByText(/Your changes stay here, unsaved, until you decide/)).toBeVisible();
    await expect(holland(page)).toHaveText('1,990.5');
    await typeInto(vlieland(page), '22');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(saveState(page)).toContainText('Not saved');
    expect(revision(backend)).toBe(before);

    await page.reload();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Another user changed this montage');
    await dialog.getByRole('button', { name: 'Save my changes over theirs' }).click();
    await expectSavedAsShown(page, backend);
    await expect(holland(page)).toHaveText('1,990.5');
    await expect(vlieland(page)).toHaveText('22.0');
    await expect(texel(page)).toHaveText('19.0');
  });
});

test('a session that ends while editing: said, kept, and saved after signing in again', async ({
  page,
  context,
  backend,
  complaints,
}) => {
  complaints.expect(/status of 40[01]/);
  complaints.expect(/Failed to save montage/);
  await signInTo(page);
  await page.waitForLoadState('networkidle');
  await edit(page);
  const { world } = backend;
  await world.db.transaction(async () => {
    for (const account of world.db.accounts.all()) await revokeSessions(world, account.id);
  });
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toContainText('Not saved: ');
  await expect(holland(page)).toHaveText('1,990.5');
  expect(revision(backend)).toBe(1);

  const [elsewhere] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Sign in again' }).click(),
  ]);
  await fillSignIn(elsewhere, 'engineer@example.com', password);
  await expect(elsewhere.getByRole('heading', { name: 'Choose a module to get started' })).toBeVisible();
  await page.bringToFront();
  await expectSavedAsShown(page, backend);
  await expect(holland(page)).toHaveText('1,990.5');
  await expect(vlieland(page)).toHaveText('21.0');
});

test('edits made while a save is under way are kept on top of its answer', async ({ page, backend }) => {
  await signInTo(page);
  backend.world.faults.add({ on: 'saveMontage', fault: { kind: 'withhold' }, calls: { only: 1 } });
  await (await section(page, 4)).getByRole('button', { name: /^Add a formation to/ }).click();
  await page.keyboard.type('Maurits');
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saving...');
  await expect.poll(() => revision(backend)).toBe(2);

  // A value elsewhere, and the open cell of the very row that gets its id from the answer.
  await typeInto(vlieland(page), '21');
  const bdf = depth(formation(page, 'Maurits'), 'TVD BDF');
  await bdf.click();
  await bdf.getByRole('textbox').fill('');
  await page.keyboard.type('305');
  backend.world.faults.release();
  await expect(saveState(page)).not.toHaveText('Saving...');
  await expect(bdf.getByRole('textbox')).toHaveValue('305');
  await expect(bdf.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('0.5');
  await page.keyboard.press('Enter');
  await expect(bdf).toHaveText('3,050.5');
  await page.keyboard.press('Control+s');
  await expectSavedAsShown(page, backend);
  await expect(bdf).toHaveText('3,050.5');
  await expect(vlieland(page)).toHaveText('21.0');
  const rows = stored(backend).sections_list[3]!.formations_list;
  expect(rows.filter(({ formation_name }) => formation_name === 'Maurits')).toHaveLength(1);
});

test('leaving saves and goes, and asks only where the save fails', async ({ page, backend, complaints }) => {
  complaints.expect(/status of 500/);
  complaints.expect(/Failed to save montage/);
  await signInTo(page);
  const away = () =>
    page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Drilling Montage' }).click();
  const montages = page.getByRole('table', { name: 'Montages' });
  await typeInto(vlieland(page), '21');
  await away();
  await expect(montages).toBeVisible();
  expect(revision(backend)).toBe(2);

  await page.goBack();
  await expect(vlieland(page)).toHaveText('21.0');
  // A cell that is still open is committed, as leaving it does.
  await vlieland(page).click();
  await page.keyboard.type('21.5');
  await page.goForward();
  await expect(montages).toBeVisible();
  expect(revision(backend)).toBe(3);

  await page.goBack();
  await expect(vlieland(page)).toHaveText('21.5');
  const heal = backend.world.faults.add({ on: 'saveMontage', fault: { kind: 'status', status: 500 } });
  await typeInto(vlieland(page), '22');
  await away();
  const question = page.getByRole('dialog', { name: 'Leave this page?' });
  await expect(question).toContainText('This browser keeps them');
  await question.getByRole('button', { name: 'Stay on this page' }).click();
  await expect(vlieland(page)).toHaveText('22.0');
  await away();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(montages).toBeVisible();
  heal();

  await page.goBack();
  await expect(sectionsTable(page)).toBeVisible();
  await expect(vlieland(page)).toHaveText('22.0');
  await expect(page.getByText(/were restored/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.keyboard.press('Control+s');
  await expectSavedAsShown(page, backend);
  expect(revision(backend)).toBe(4);
});
