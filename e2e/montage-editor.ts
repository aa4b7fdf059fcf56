import type { Locator } from '@playwright/test';
import { fillSignIn, password } from './accounts.ts';
import { expect, type Page } from './fixtures.ts';
import { resize } from './resize.ts';

/** The demonstration's well with everything in it: Noorderdiep-4. */
export const fullMontage = '7f3a19c0';

/** For users who work in the tables: without the pictures of the well, whose texts repeat the names of the table. */
export const hidePicture = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('montage.pictures-closed', 'true'));

export async function openMontage(page: Page, id = fullMontage): Promise<void> {
  await hidePicture(page);
  await page.goto(`/montage/edit/${id}`);
  await expect(sectionsTable(page)).toBeVisible();
}

/** Signs in on the way to the montage: one page less to load than the form and then the address. */
export async function signInTo(page: Page, id = fullMontage): Promise<void> {
  await hidePicture(page);
  await signInToPicture(page, id);
}

/** The same, with the pictures. */
export async function signInToPicture(page: Page, id = fullMontage): Promise<void> {
  await page.goto(`/login?from=${encodeURIComponent(`/montage/edit/${id}`)}`);
  await fillSignIn(page, 'engineer@example.com', password);
  await expect(sectionsTable(page)).toBeVisible();
}

export const sectionsTable = (page: Page): Locator => page.getByRole('grid', { name: 'SECTIONS TABLE' });
export const reservoirTable = (page: Page): Locator => page.getByRole('grid', { name: 'RESERVOIR DATA' });
export const plan = (page: Page): Locator => page.getByRole('region', { name: 'PLAN SUMMARY' });
export const topLine = (page: Page): Locator => page.getByRole('region', { name: 'DRILLING PROGRAMME' });

/** The top line in its form, with a tile for each value. */
export async function openTopLine(page: Page): Promise<Locator> {
  const opened = topLine(page).getByRole('button', { name: 'Close the top line' });
  if (!(await opened.isVisible()))
    await topLine(page).getByRole('button', { name: 'Edit the top line' }).click();
  await expect(opened).toBeVisible();
  return topLine(page);
}

/** Chooses an entry of the header's menu of exports. */
export async function exportAs(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** A section, counted from 1, brought into sight: those out of sight are an empty place. */
export async function section(page: Page, number: number): Promise<Locator> {
  const found = sectionsTable(page)
    .locator('div[data-section]')
    .nth(number - 1);
  // The table replaces the empty place of a section while it comes into sight.
  await expect(async () => {
    await found.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    await expect(found.getByRole('heading', { level: 3 })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return found;
}

/** The row of a formation, in any section. */
export const formation = (page: Page, name: string): Locator =>
  sectionsTable(page)
    .locator('[data-formation]')
    .filter({ has: page.getByRole('rowheader', { name, exact: false }) });

export const depthColumns = ['TVD SS', 'TVD BDF', 'AHD BDF', 'Range', 'Thickness'] as const;

export const depth = (row: Locator, column: (typeof depthColumns)[number]): Locator =>
  row.getByRole('gridcell').nth(depthColumns.indexOf(column));

/** The value of a programme's line, next to its label. The second of two slurries is `nth` 1. */
export const line = (part: Locator, column: string, label: string, nth = 0): Locator =>
  part
    .getByRole('rowgroup', { name: new RegExp(`^${column}, `) })
    .getByRole('row')
    .filter({ has: part.page().getByRole('rowheader', { name: label, exact: true }) })
    .getByRole('gridcell')
    .nth(nth);

/** By the pointer, and committed with Enter. */
export async function typeInto(cell: Locator, text: string): Promise<void> {
  await cell.click();
  await cell.getByRole('textbox').fill(text);
  await cell.page().keyboard.press('Enter');
}

/**
 * Until the browser has taken over what was edited. It is written when it has been painted: a tab that is killed within that
 * moment leaves it behind, and no person has seen it.
 */
export const untilKept = (page: Page): Promise<void> =>
  page.evaluate(async (name) => {
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(() => setTimeout(painted))));
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => {
        // It waits for the writes that have begun.
        const transaction = opening.result.transaction(['drafts', 'journal'], 'readwrite');
        transaction.addEventListener('abort', () => reject(transaction.error));
        transaction.addEventListener('complete', () => {
          opening.result.close();
          resolve();
        });
      });
    });
  }, 'montage-drafts');

/** The text of the draft's state, which is in one place only. */
export const saveState = (page: Page): Locator =>
  page.getByRole('main').locator('header [data-status]').getByRole('status');

export const toast = (page: Page, words: string): Locator => page.locator('[data-portal]').getByText(words);

export async function saveByKey(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(saveState(page)).toHaveText('Saved');
}

/**
 * Everything of the montage that the screen shows, as text. The window is made tall for it, so that nothing is out of
 * sight.
 */
export async function everythingShown(page: Page): Promise<Record<string, string[]>> {
  const before = page.viewportSize()!;
  await resize(page, { width: 1440, height: 5_000 });
  const allFields = page.getByRole('button', { name: 'All fields' });
  if ((await allFields.getAttribute('aria-pressed')) !== 'true') await allFields.click();
  // A row under the pointer shows its buttons.
  await page.mouse.move(0, 0);
  await expect(sectionsTable(page).locator('div[data-section]:not(:has(h3, [role=heading]))')).toHaveCount(0);
  const texts = (locator: Locator, within: string) =>
    locator.locator(within).evaluateAll((found) =>
      found
        // A hint lasts for seconds: whether it is still visible depends on the speed of the machine.
        .filter((one) => one.querySelector(':scope > [role=status]') === null)
        .map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim()),
    );
  const shown = {
    topLine: await texts(await openTopLine(page), 'button'),
    sections: await texts(sectionsTable(page), '[role=heading], [role=rowheader], [role=gridcell]'),
    reservoirs: (await reservoirTable(page).count()) ? await texts(reservoirTable(page), '[role=row]') : [],
    plan: await texts(plan(page), 'li'),
  };
  await resize(page, before);
  return shown;
}
