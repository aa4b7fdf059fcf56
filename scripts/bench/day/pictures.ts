import type { Page } from 'playwright';

/** Opens the 3D view, turns it, edits next to it and closes it. */
export async function withWellIn3d(page: Page, edit: () => Promise<void>): Promise<void> {
  const show = page.getByRole('button', { name: 'Show the 3D visualisation' });
  await show.click();
  const well = page.getByRole('application', { name: 'The well' });
  await well.and(page.locator('[data-graphics=drawn]')).waitFor();
  await well.focus();
  for (const key of ['ArrowRight', '+', 'Home']) await page.keyboard.press(key);
  await edit();
  await page.getByRole('button', { name: 'Hide the 3D visualisation' }).click();
  await show.waitFor();
}

/** The schematic, on either of its scales. */
export async function withSchematic(page: Page, edit: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Show the schematic' }).click();
  const scale = page.getByRole('group', { name: 'Scale of the schematic' });
  for (const kind of ['AHD', 'TVD']) await scale.getByRole('button', { name: kind }).click();
  await edit();
  await page.getByRole('button', { name: 'Hide the schematic' }).click();
  await scale.waitFor({ state: 'hidden' });
}

/** Opens the first tab's montage in a second tab, which is read-only. */
export async function lookFromSecondTab(page: Page): Promise<void> {
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('grid', { name: 'SECTIONS TABLE' }).waitFor();
  await second.close();
  await page.bringToFront();
}
