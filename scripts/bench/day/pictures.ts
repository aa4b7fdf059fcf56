import type { Page } from 'playwright';

/** The 3D view is opened, turned, edited beside and put away. */
export async function withWellIn3d(page: Page, beside: () => Promise<void>): Promise<void> {
  const show = page.getByRole('button', { name: 'Show the 3D visualisation' });
  await show.click();
  const well = page.getByRole('application', { name: 'The well' });
  await well.and(page.locator('[data-graphics=drawn]')).waitFor();
  await well.focus();
  for (const key of ['ArrowRight', '+', 'Home']) await page.keyboard.press(key);
  await beside();
  await page.getByRole('button', { name: 'Hide the 3D visualisation' }).click();
  await show.waitFor();
}

/** The schematic, on either of its scales. */
export async function withSchematic(page: Page, beside: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Show the schematic' }).click();
  const scale = page.getByRole('group', { name: 'Scale of the schematic' });
  for (const kind of ['AHD', 'TVD']) await scale.getByRole('button', { name: kind }).click();
  await beside();
  await page.getByRole('button', { name: 'Hide the schematic' }).click();
  await scale.waitFor({ state: 'hidden' });
}

/** A second tab on what stands in the first, which may read it only. */
export async function lookFromSecondTab(page: Page): Promise<void> {
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('grid', { name: 'SECTIONS TABLE' }).waitFor();
  await second.close();
  await page.bringToFront();
}
