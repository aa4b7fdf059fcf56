import { expect, test, type Page } from './fixtures.ts';
import { depth, formation, plan, section, signInToPicture, topLine, typeInto } from './montage-editor.ts';

const panel = (page: Page) => page.getByRole('region', { name: '3D VISUALISATION' });
const words = (page: Page) => panel(page).getByText('What the picture shows', { exact: true }).first();
const hasGraphics = (page: Page) =>
  page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);

const top = async (of: ReturnType<Page['locator']>) => (await of.boundingBox())!.y;

test('the well in 3D is above the top line, with a description in words', async ({ page }) => {
  test.slow();
  await signInToPicture(page);
  await expect(panel(page).getByRole('heading', { name: '3D VISUALISATION' })).toBeVisible();
  expect(await top(panel(page))).toBeGreaterThan(
    await top(page.getByRole('button', { name: /^Export PDF/ })),
  );
  expect(await top(panel(page))).toBeLessThan(await top(topLine(page)));
  expect(await top(topLine(page))).toBeLessThan(await top(plan(page)));

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
    const leader = picture.locator('path[data-kind=reservoir]').first();
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
    await page.mouse.click(box.x + box.width * 0.42, box.y + box.height * 0.45);
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
  await expect(panel(page).getByText(/^This browser has no 3D graphics\./)).toBeVisible();
  await expect(panel(page).getByText(/^Deviated well to 3,606\.1 m AHD/)).toBeVisible();
  const schematic = panel(page).locator('svg').filter({ hasText: '13 3/8″' });
  await expect(schematic).toBeVisible();
  expect(fetched.filter((url) => /create-scene|painter/.test(url) && url.endsWith('.js'))).toEqual([]);
});

test('a user who works in the table hides the picture permanently', async ({ page }) => {
  await signInToPicture(page);
  await panel(page).getByRole('button', { name: 'Hide the 3D visualisation' }).click();
  await page.reload();
  await expect(panel(page).getByRole('button', { name: 'Show the 3D visualisation' })).toBeVisible();
  await expect(panel(page).locator('canvas')).toHaveCount(0);
});
