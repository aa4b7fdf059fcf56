import { readFile } from 'node:fs/promises';
import readWorkbook from 'read-excel-file/node';
import type { MockOrigin } from '../../scripts/mock-origin.ts';
import type { Page } from '../fixtures.ts';
import {
  depth,
  exportAs,
  formation,
  fullMontage,
  saveState,
  sectionsTable,
  signInTo,
  typeInto,
  untilKept,
} from '../montage-editor.ts';
import { pagesOfPdf } from '../pages-of-pdf.ts';
import { expect, test } from './backend.ts';
import { expectSavedAsShown, revision, stored } from './editor.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 1440, height: 3_600 } });

const copies = 'montage-copies';

/** The answers of the server that this browser has kept, as text. */
const keptCopies = (page: Page): Promise<string[]> =>
  page.evaluate(async (name) => {
    // To open a database that is not there would create it.
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return [];
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('error', () => reject(opening.error));
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('copies').objectStore('copies').getAll();
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve(reading.result.map((copy) => JSON.stringify(copy)));
        });
      });
    });
  }, copies);

const countOfCopies = async (page: Page) => (await keptCopies(page)).length;

/** The list, in the application and without loading a page. */
const toList = (page: Page) =>
  page.getByRole('navigation', { name: 'Modules' }).getByRole('link', { name: 'Drilling Montage' }).click();

const holland = (page: Page) => depth(formation(page, 'Holland Formation'), 'TVD SS');
const vlieland = (page: Page) => depth(formation(page, 'Vlieland Claystone'), 'Range');
const copyNotice = (page: Page) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved copy from \d{1,2} \w{3} \d{4}, \d\d:\d\d\. No network\./ });

async function fileOf(page: Page, name: RegExp): Promise<string> {
  const coming = page.waitForEvent('download');
  await exportAs(page, name);
  return (await coming).path();
}

test('what was opened before can be read, edited and exported without a network, and nothing is lost on its return', async ({
  page,
  context,
  backend,
  complaints,
}) => {
  test.slow();
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  complaints.expect(/status of 412/);
  complaints.expect(/Failed to save montage/);
  page.on('dialog', (dialog) => void dialog.accept());
  const lose = async (origin: MockOrigin) => {
    await context.setOffline(true);
    await origin.stop();
  };
  const restore = async (origin: MockOrigin) => {
    await origin.start();
    await context.setOffline(false);
  };

  await test.step('the browser keeps the application and what was opened', async () => {
    await signInTo(page);
    await toList(page);
    await expect(page.getByRole('link', { name: 'Noorderdiep-4', exact: true })).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await expect.poll(() => countOfCopies(page)).toBeGreaterThanOrEqual(4);
  });

  await test.step('the list and the montage open without a network, and say from when they are', async () => {
    await lose(backend);
    await page.reload();
    await expect(copyNotice(page)).toContainText('can be opened, edited and exported');
    await page.getByRole('link', { name: 'Kwelder-2', exact: true }).click();
    await expect(page.getByText(/This browser has no copy of this montage/)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Back to the montages' }).click();
    await page.getByRole('link', { name: 'Noorderdiep-4', exact: true }).click();
    await expect(copyNotice(page)).toContainText('Changes are kept in this browser');
  });

  await test.step('an edit outlives a reload, and is in the exported files', async () => {
    await typeInto(holland(page), '1990.5');
    await untilKept(page);
    await page.reload();
    await expect(copyNotice(page)).toBeVisible();
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await expect(holland(page)).toHaveText('1,990.5');

    const programme = await readFile(await fileOf(page, /^Export PDF/));
    expect((await pagesOfPdf(programme)).map(({ text }) => text).join('\n')).toContain('1,990.5');
    const sheets = await readWorkbook(await fileOf(page, /^Export Excel/));
    expect(sheets.flatMap(({ data }) => data).flat()).toContain(1990.5);
    expect(await readFile(await fileOf(page, /^Well path .*CSV/), 'utf8')).toContain(
      'Noorderdiep-4,900,30,302.4,886.479',
    );
  });

  await test.step('with the network the edit is saved, and the screen is no copy any more', async () => {
    const before = revision(backend);
    await restore(backend);
    await page.keyboard.press('Control+s');
    await expectSavedAsShown(page, backend);
    await expect(copyNotice(page)).toHaveCount(0);
    expect(revision(backend)).toBe(before + 1);
    // The answer to a save is kept a second later: a page that is reloaded before that has the copy without it.
    await expect
      .poll(() => keptCopies(page))
      .toContainEqual(expect.stringMatching(/"true_vertical_depth_subsea":1990\.5\b/));
  });

  await test.step('another user’s save in the meantime is a conflict to decide on', async () => {
    await lose(backend);
    await page.reload();
    await expect(copyNotice(page)).toBeVisible();
    // The copy has the save.
    await expect(holland(page)).toHaveText('1,990.5');
    await typeInto(holland(page), '1991.5');
    await typeInto(vlieland(page), '21');
    await backend.world.saveAsSomebodyElse(fullMontage, (montage) => ({
      ...montage,
      top_line_item: { ...montage.top_line_item!, well_name: 'Noorderdiep-4A' },
      sections_list: montage.sections_list.map((one) => ({
        ...one,
        formations_list: one.formations_list.map((top) =>
          top.formation_name === 'Holland Formation' ? { ...top, true_vertical_depth_subsea: 2001 } : top,
        ),
      })),
    }));
    await restore(backend);
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Another user changed this montage');
    await expect(dialog.locator('tbody tr').first()).toContainText('2,001.0');
    await dialog.getByRole('button', { name: 'Save my changes over theirs' }).click();
    await expectSavedAsShown(page, backend);
    await expect(holland(page)).toHaveText('1,991.5');
    await expect(vlieland(page)).toHaveText('21.0');
    expect(stored(backend).top_line_item!.well_name).toBe('Noorderdiep-4A');
  });

  await test.step('signing out removes what was kept, also without a network', async () => {
    await lose(backend);
    await page.reload();
    await expect(sectionsTable(page)).toBeVisible();
    await expect(saveState(page)).toHaveText('Saved');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await expect.poll(() => countOfCopies(page)).toBe(0);
    await page.goto(`/montage/edit/${fullMontage}`);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  });
});
