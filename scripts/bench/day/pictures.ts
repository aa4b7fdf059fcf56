import type { Page } from 'playwright';

const show = (page: Page) => page.getByRole('button', { name: 'Show the pictures' });

async function hide(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Hide the pictures' }).click();
  await show(page).waitFor();
}

/** Opens the 3D view, turns it, edits next to it and closes it. */
export async function withWellIn3d(page: Page, edit: () => Promise<void>): Promise<void> {
  await show(page).click();
  await page.getByRole('tab', { name: '3D visualisation' }).click();
  const well = page.getByRole('application', { name: 'The well' });
  await well.and(page.locator('[data-graphics=drawn]')).waitFor();
  await well.focus();
  for (const key of ['ArrowRight', '+', 'Home']) await page.keyboard.press(key);
  await edit();
  await hide(page);
}

/** The schematic, on either of its scales. */
export async function withSchematic(page: Page, edit: () => Promise<void>): Promise<void> {
  await show(page).click();
  await page.getByRole('tab', { name: 'Schematic' }).click();
  const scale = page.getByRole('group', { name: 'Scale of the schematic' });
  for (const kind of ['AHD', 'TVD']) await scale.getByRole('button', { name: kind }).click();
  await edit();
  await hide(page);
}

/** Opens the first tab's montage in a second tab, which is read-only. */
export async function lookFromSecondTab(page: Page): Promise<void> {
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('grid', { name: 'SECTIONS TABLE' }).waitFor();
  await second.close();
  await page.bringToFront();
}
