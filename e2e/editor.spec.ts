import { expect, test, type Page } from './fixtures.ts';
import { resize } from './resize.ts';
import {
  depth,
  everythingShown,
  formation,
  line,
  openTopLine,
  plan,
  reservoirTable,
  saveByKey,
  saveState,
  section,
  sectionsTable,
  signInTo,
  toast,
  typeInto,
} from './montage-editor.ts';
import { withMovements } from './movements.ts';

test.use({ ...withMovements, permissions: ['clipboard-read', 'clipboard-write'] });

const names = async (page: Page, number: number) => {
  const rows = (await section(page, number)).locator('[data-formation] [role=rowheader] [data-text]');
  return rows.allTextContents();
};

const center = async (of: ReturnType<Page['locator']>) => {
  const box = (await of.boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test.beforeEach(async ({ page }) => {
  await signInTo(page);
});

test('a day of work, saved and there again, with its history', async ({ page }) => {
  test.slow();

  await resize(page, { width: 1440, height: 1_600 });
  const atFirst = await everythingShown(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('7f3a19c0');
  await expect(page.getByText('All changes are saved automatically.')).toBeVisible();
  await expect(saveState(page)).toHaveText('Saved');
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);

  await test.step('cells by the pointer and by keys', async () => {
    const row = formation(page, 'Middle North Sea Group');
    await typeInto(depth(row, 'TVD BDF'), '519.75');
    await expect(depth(row, 'TVD BDF')).toHaveText('519.8');
    await expect(page.getByRole('button', { name: /^Save Changes/ })).toBeVisible();
    await expect(page.getByText('Please check and update the Section TD if needed').first()).toBeVisible();

    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('520.25');
    await page.keyboard.press('Tab');
    await page.keyboard.type('nine');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('F2');
    await page.keyboard.type('999');
    await page.keyboard.press('Escape');
    await expect(row.getByRole('gridcell')).toHaveText(['486.0', '519.8', '520.3', '0.0', '216.0']);
    await page.keyboard.press('Delete');
    await expect(depth(row, 'Thickness')).toHaveText('-');
  });

  await test.step('formations: added, named, sorted in, removed', async () => {
    const second = await section(page, 2);
    await second.getByRole('button', { name: /^Add a formation to/ }).click();
    await page.keyboard.type('Ekofisk');
    await page.keyboard.press('Enter');
    await typeInto(depth(formation(page, 'Ekofisk'), 'TVD SS'), '1000.5');
    await expect
      .poll(() => names(page, 2))
      .toEqual(['Middle North Sea Group', 'Lower North Sea Group', 'Ekofisk', 'Ommelanden Formation']);
    // What follows from the depth is offered under the row.
    await expect(page.getByRole('button', { name: 'Recalculate row' })).toBeVisible();
    await page.keyboard.press('F9');
    await expect(page.getByRole('button', { name: 'Recalculate row' })).toHaveCount(0);
    await expect(depth(formation(page, 'Ekofisk'), 'TVD BDF')).toHaveText('1,034.0');
    const removed = formation(page, 'Lower North Sea Group');
    await removed.getByRole('rowheader').hover();
    await removed.getByRole('button', { name: 'Remove Lower North Sea Group' }).click();
    await expect
      .poll(() => names(page, 2))
      .toEqual(['Middle North Sea Group', 'Ekofisk', 'Ommelanden Formation']);
  });

  await test.step('formations dragged by the pointer and by keys', async () => {
    const name = formation(page, 'Ommelanden Formation').getByRole('rowheader').locator('[data-text]');
    await name.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const target = formation(page, 'Holland Formation').getByRole('rowheader');
    const [from, to] = [await center(name), await center(target)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 5);
    await expect(page.getByText('Drop formation here')).toHaveCount(0);
    await page.mouse.move(from.x, from.y + 30);
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await expect(page.getByText('Drop formation here').first()).toBeVisible();
    await page.mouse.up();
    await expect.poll(() => names(page, 2)).toEqual(['Middle North Sea Group', 'Ekofisk']);
    await expect.poll(async () => (await names(page, 3))[0]).toBe('Ommelanden Formation');

    await depth(formation(page, 'Zechstein Group'), 'TVD SS').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Space');
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Space');
    await expect.poll(async () => (await names(page, 4))[0]).toBe('Zechstein Group');
    await expect.poll(() => names(page, 3)).not.toContain('Zechstein Group');
  });

  await test.step('sections: added, removed, and brought back', async () => {
    // The table draws only what is in sight; the bar names every section.
    const all = page.getByRole('navigation', { name: 'Parts of the montage' }).getByTitle(/ Section \d+$/);
    await page.getByRole('button', { name: '+ Add section' }).first().click();
    await page.getByLabel('Hole diameter [in]').fill('5 7/8"');
    await page.keyboard.press('Enter');
    await expect(all).toHaveCount(5);
    const added = await section(page, 5);
    await expect(added.getByRole('heading', { level: 3 })).toHaveText('5 7/8″ Section 5');
    await added.getByRole('button', { name: 'Actions for 5 7/8″ Section 5' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await expect(all).toHaveCount(4);
    await page.locator('[data-portal]').getByRole('button', { name: 'Undo' }).click();
    await expect(all).toHaveCount(5);
  });

  await test.step('a block copied to and from a spreadsheet', async () => {
    const last = formation(page, 'Lower Slochteren Sandstone');
    await depth(last, 'TVD SS').click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('3138\t3171.5');

    await page.evaluate(() =>
      navigator.clipboard.writeText(
        'Carboniferous\t3250\t3283.5\r\nLimburg "Upper"\t3,300.25\t\r\nLimburg Lower\t3400\tabc\r\n',
      ),
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('Home');
    await page.keyboard.press('Control+v');
    await expect
      .poll(async () => (await names(page, 4)).slice(-3))
      .toEqual(['Carboniferous', 'Limburg "Upper"', 'Limburg Lower']);
    await expect(depth(formation(page, 'Limburg Lower'), 'TVD BDF')).toHaveText('0.0');
    await page.keyboard.press('Control+z');
    await expect.poll(async () => (await names(page, 4)).at(-1)).toBe('Lower Slochteren Sandstone');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(async () => (await names(page, 4)).at(-1)).toBe('Limburg Lower');
  });

  await test.step('the programme of a section', async () => {
    const second = await section(page, 2);
    await typeInto(line(second, 'CASING', 'CSG. Mass [kg/m]'), '107.15');
    await typeInto(line(second, 'CEMENT', 'Excess', 1), '40%');
    await typeInto(line(second, 'MUD', 'Weight (kPa/m)'), '11.5');
    await typeInto(line(second, 'PRESSURE TESTS', 'Annular (kPa)'), '11000');
    const notes = line(second, 'MUD', 'Mud notes');
    await notes.click();
    await notes.getByRole('textbox').fill('Keep KCl up');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Two centrifuges');
    await page.keyboard.press('Enter');
    await expect(notes).toHaveText('Keep KCl up\nTwo centrifuges');

    await second.getByRole('button', { name: 'Delete the logging program' }).click();
    await expect(second.getByText('No logging data')).toBeVisible();
    const first = await section(page, 1);
    await first.getByRole('button', { name: 'Create Logging' }).click();
    await first.getByRole('button', { name: '+ Add Run' }).click();
    await page.keyboard.type('Gyro');
    await page.keyboard.press('Enter');
    await expect(first.getByText('Run 1', { exact: false })).toBeVisible();
    const td = (await section(page, 3)).getByRole('row').filter({ hasText: 'Section TD' });
    await typeInto(td.getByRole('gridcell').nth(0), '2520.25');
    await expect(td.getByRole('gridcell').nth(0)).toHaveText('2,520.3');
  });

  await test.step('reservoirs', async () => {
    await page.getByRole('button', { name: '+ Add Reservoir' }).click();
    const rows = reservoirTable(page).getByRole('row');
    await expect(rows).toHaveCount(4);
    await typeInto(rows.nth(3).getByRole('rowheader'), 'Carboniferous');
    await typeInto(rows.nth(3).getByRole('gridcell').nth(4), '11.255');
    await typeInto(rows.nth(3).getByRole('gridcell').nth(0), '');
    await expect(rows.nth(3).getByRole('gridcell').nth(0)).toHaveText('-');
    await rows.nth(1).getByRole('button', { name: 'Remove Upper Slochteren Sandstone' }).click();
    await expect(rows).toHaveCount(3);
  });

  await test.step('the plan', async () => {
    const steps = plan(page).getByRole('listitem');
    await plan(page).getByRole('button', { name: '+ Add Plan Summary Item' }).click();
    await page.getByLabel('Title', { exact: true }).fill('  Rig down ');
    await page.getByRole('button', { name: 'Add Item' }).click();
    await expect(steps).toHaveCount(6);
    await expect(steps.nth(5)).toContainText('6Rig down');

    await steps.nth(1).getByRole('button', { name: /^Edit/ }).click();
    await page.getByLabel('Description (optional)').fill('');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(steps.nth(1)).not.toContainText('Kick off');

    await steps
      .nth(2)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await expect(page.getByText('Are you sure you want to delete this item?')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(steps).toHaveCount(5);

    const grip = await center(steps.nth(4).getByRole('button', { name: /^Move/ }));
    const above = await center(steps.nth(0));
    await page.mouse.move(grip.x, grip.y);
    await page.mouse.down();
    await page.mouse.move(grip.x, grip.y - 20, { steps: 3 });
    await page.mouse.move(above.x, above.y - 10, { steps: 10 });
    await page.mouse.up();
    await expect(steps.nth(0)).toContainText('1Rig down');
    await expect(steps.nth(1)).toContainText('2Skid the rig');
  });

  await test.step('the top line', async () => {
    const form = await openTopLine(page);
    const tile = (name: string) => form.getByRole('button', { name: new RegExp(`^${name}`) });
    await tile('AFE cost').click();
    await page.getByLabel('AFE cost').fill('USD 19,250,000.60');
    await page.keyboard.press('Enter');
    await expect(tile('AFE cost')).toContainText('$19,250,001');
    await tile('Days planned').click();
    await page.getByLabel('Days planned').fill('soon');
    await page.keyboard.press('Enter');
    await expect(tile('Days planned')).toContainText('-');
    await page.getByPlaceholder('Enter well head...').fill(' WH-C ');
    await page.getByRole('button', { name: 'Add Well Head' }).click();
    await page.getByRole('button', { name: 'Remove well head WH-A' }).click();
    await page.getByPlaceholder('Enter well head...').fill('WH-C');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('listitem')).toHaveText(['WH-B', 'WH-C']);
    await page.getByPlaceholder('Enter well head...').fill('');
  });

  const worked = await everythingShown(page);
  await test.step('all of it undone, and redone', async () => {
    await sectionsTable(page).focus();
    const undo = page.getByRole('button', { name: /^(Undo|Nothing to undo)/ });
    for (let step = 0; step < 60 && (await undo.getAttribute('aria-disabled')) !== 'true'; step += 1) {
      await page.keyboard.press('Control+z');
    }
    expect(await everythingShown(page)).toEqual(atFirst);
    const redo = page.getByRole('button', { name: /^(Redo|Nothing to redo)/ });
    for (let step = 0; step < 60 && (await redo.getAttribute('aria-disabled')) !== 'true'; step += 1) {
      await page.keyboard.press('Control+y');
    }
    expect(await everythingShown(page)).toEqual(worked);
  });

  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Montage saved successfully!')).toBeVisible();
  await expect(saveState(page)).toHaveText('Saved');
  await expect(page.getByRole('button', { name: /^Save Changes/ })).toHaveCount(0);

  await page.reload();
  await expect(sectionsTable(page)).toBeVisible();
  await expect(saveState(page)).toHaveText('Saved');
  expect(await everythingShown(page)).toEqual(worked);

  await sectionsTable(page).focus();
  await page.keyboard.press('Control+z');
  await expect(saveState(page)).toHaveText('Unsaved');
  await expect((await openTopLine(page)).getByRole('listitem')).toHaveText(['WH-A', 'WH-B', 'WH-C']);
  await saveByKey(page);
});
