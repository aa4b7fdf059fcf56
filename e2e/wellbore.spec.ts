import { expect, test, type Page } from './fixtures.ts';
import { depth, formation, section, sectionsTable, signInToPicture, typeInto } from './montage-editor.ts';
import { withMovements } from './movements.ts';

test.use(withMovements);

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('region', { name: '3D VISUALISATION' });
const words = (page: Page) => panel(page).getByText('What the picture shows', { exact: true }).first();
const hasGraphics = (page: Page) =>
  page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);

test('the well in 3D is a tab of the pictures next to the table, with a description in words', async ({
  page,
}) => {
  test.slow();
  await signInToPicture(page);
  await tab(page, '3D visualisation').click();
  await expect(panel(page).getByRole('heading', { name: '3D VISUALISATION' })).toBeVisible();
  const [side, table] = [await panel(page).boundingBox(), await sectionsTable(page).boundingBox()];
  expect(side!.x + side!.width).toBeLessThanOrEqual(table!.x);

  await expect(panel(page).getByText(/^Deviated well to 3,606\.1 m AHD, 3,230\.0 m TVD/)).toBeVisible();
  await words(page).click();
  await expect(panel(page).getByText(/^13 3\/8″ casing: shoe at 1,204\.3 m AHD/)).toBeVisible();
  const summary = panel(page).getByText(/^Middle North Sea Group: top at/);
  await expect(summary).toHaveText('Middle North Sea Group: top at 519.5 m TVD, plus or minus 8.0 m');

  await test.step('an edit is announced', async () => {
    await section(page, 2);
    await typeInto(depth(formation(page, 'Middle North Sea Group'), 'TVD BDF'), '530.5');
    await expect(summary).toHaveText('Middle North Sea Group: top at 530.5 m TVD, plus or minus 8.0 m');
  });

  if (!(await hasGraphics(page))) {
    await expect(panel(page).getByText(/^This browser has no 3D graphics\./)).toBeVisible();
    return;
  }
  await test.step('turned, moved, zoomed and put right by the keyboard', async () => {
    const picture = panel(page).getByRole('application', { name: 'The well' });
    await expect(picture).toHaveAttribute('data-graphics', 'drawn');
    const leader = picture.locator('path[data-kind]').first();
    const place = () => leader.getAttribute('d');
    await picture.focus();
    for (const key of ['ArrowLeft', 'ArrowDown', '+', 'Shift+ArrowLeft', '-', 'Home']) {
      const before = await place();
      await page.keyboard.press(key);
      await expect.poll(place, { message: key }).not.toBe(before);
    }
    for (const name of ['Side view', 'Top view', 'North view: looking north', 'Fit the whole well']) {
      const before = await place();
      await panel(page).getByRole('button', { name }).press('Enter');
      await expect.poll(place, { message: name }).not.toBe(before);
    }
  });

  await test.step('a click on a layer goes to its row', async () => {
    const canvas = panel(page).locator('canvas');
    await canvas.scrollIntoViewIfNeeded();
    const box = (await canvas.boundingBox())!;
    await page.mouse.click(box.x + box.width * 0.5, box.y + box.height * 0.52);
    await expect(page.getByRole('grid', { name: 'SECTIONS TABLE' })).toBeFocused();
  });
});

test('without 3D graphics the schematic and the words replace it, and nothing of the graphics is loaded', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await signInToPicture(page);
  await tab(page, '3D visualisation').click();
  await expect(panel(page).getByText(/^This browser has no 3D graphics\./)).toBeVisible();
  await expect(panel(page).getByText(/^Deviated well to 3,606\.1 m AHD/)).toBeVisible();
  const schematic = panel(page).locator('svg').filter({ hasText: '13 3/8″' });
  await expect(schematic).toBeVisible();
  expect(fetched.filter((url) => /create-scene|painter/.test(url) && url.endsWith('.js'))).toEqual([]);
});

test('the pictures keep their tab, their width and whether they are open', async ({ page }) => {
  await signInToPicture(page);
  await tab(page, 'Plan & section').click();
  await expect(page.getByText(/^Plan view, grid north up/)).toBeVisible();
  const edge = page.getByRole('separator', { name: 'Width of the pictures' });
  const width = Number(await edge.getAttribute('aria-valuenow'));
  await edge.press('Shift+ArrowRight');
  await expect(edge).toHaveAttribute('aria-valuenow', String(width + 64));
  await page.reload();
  await expect(tab(page, 'Plan & section')).toHaveAttribute('aria-selected', 'true');
  await expect(edge).toHaveAttribute('aria-valuenow', String(width + 64));

  await page.getByRole('button', { name: 'Hide the pictures' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show the pictures' })).toBeVisible();
  await expect(page.getByRole('tablist', { name: 'Pictures of the well' })).toHaveCount(0);
});

test('on a phone the pictures are a sheet, and a jump from them closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInToPicture(page);
  const button = page.getByRole('button', { name: /^Schematic, 3D/ });
  await button.click();
  const sheet = page.getByRole('dialog', { name: 'Pictures of the well' });
  const schematic = sheet.getByRole('application', { name: 'The well to scale, TVD' });
  await expect(schematic.locator('svg')).toBeVisible();
  expect((await sheet.boundingBox())!.width).toBe(390);
  await sheet.getByRole('button', { name: 'Close the pictures' }).click();
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  // The opening sheet takes the focus once, and would take it from the picture.
  await expect(page.locator('[role="dialog"]:focus-within')).toBeVisible();
  await expect(schematic.locator('svg')).toBeVisible();
  await schematic.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  await expect(sectionsTable(page)).toBeFocused();
});
