import type { Page } from 'playwright';
import { exportsPanel } from './screens.ts';

const downloaded = (page: Page) => page.waitForEvent('download', { timeout: 120_000 });

async function made(page: Page, order: () => Promise<void>): Promise<void> {
  const [download] = await Promise.all([downloaded(page), order()]);
  await download.delete();
}

const entry = (page: Page, name: RegExp) => async () => {
  await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
};

async function poster(page: Page): Promise<void> {
  await made(page, async () => {
    await entry(page, /^Poster/)();
    await page.getByRole('dialog').getByRole('button', { name: 'Export poster' }).click();
  });
}

/** The first is stopped while it works, the second before it begins. */
async function cancelled(page: Page): Promise<void> {
  await entry(page, /^Export PDF/)();
  await entry(page, /^Export Excel/)();
  const cancel = exportsPanel(page).getByRole('button', { name: /^Cancel/ });
  await cancel.nth(1).click();
  // The worker may have finished first.
  await cancel
    .first()
    .click({ timeout: 5_000 })
    .catch(() => undefined);
}

const asMontageFile = (page: Page) => made(page, entry(page, /^Montage file/));

/** One of every kind that the editor makes, and a cancelled one. */
const exports: readonly ((page: Page) => Promise<void>)[] = [
  (page) => made(page, entry(page, /^Export PDF/)),
  (page) => made(page, entry(page, /^Export Excel/)),
  poster,
  asMontageFile,
  cancelled,
  (page) => made(page, entry(page, /^Well path \(CSV\)/)),
  (page) => made(page, entry(page, /^Well path \(WITSML\)/)),
  (page) => made(page, entry(page, /^OSDU/)),
];
export const exportKinds = exports.length;
export const cancelledExport = exports.indexOf(cancelled);
export const montageFile = exports.indexOf(asMontageFile);

export const exportOne = (page: Page, turn: number): Promise<void> => exports[turn % exports.length]!(page);

/** Finished exports stay in the panel until they are closed, three files at most. */
export async function putExportsAway(page: Page): Promise<void> {
  const close = exportsPanel(page).getByRole('button', { name: /^Close/ });
  while ((await close.count()) > 0) await close.first().click();
}
