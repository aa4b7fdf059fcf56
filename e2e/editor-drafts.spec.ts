import type { BrowserContext } from '@playwright/test';
import { expect, test, type Page } from './fixtures.ts';
import {
  depth,
  formation,
  openMontage,
  saveByKey,
  saveState,
  sectionsTable,
  signInTo,
  typeInto,
  untilKept,
} from './montage-editor.ts';

test.use({ viewport: { width: 1440, height: 3_600 } });

const holland = (page: Page) => depth(formation(page, 'Holland Formation'), 'Range');
const vlieland = (page: Page) => depth(formation(page, 'Vlieland Claystone'), 'Range');

async function crash(context: BrowserContext, page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash');
  const session = await context.newCDPSession(page);
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('a killed tab restores its unsaved edits, which can be kept and undone', async ({ page, context }) => {
  await signInTo(page);
  await typeInto(holland(page), '16.5');
  await typeInto(vlieland(page), '21');
  await untilKept(page);
  await crash(context, page);

  const again = await context.newPage();
  await openMontage(again);
  await expect(again.getByText(/Unsaved changes from \d\d:\d\d \(2 steps\) were restored/)).toBeVisible();
  await expect(holland(again)).toHaveText('16.5');
  await expect(vlieland(again)).toHaveText('21.0');
  await expect(saveState(again)).toHaveText('Unsaved');
  await again.getByRole('button', { name: 'Keep', exact: true }).click();
  await saveByKey(again);
  await sectionsTable(again).focus();
  await again.keyboard.press('Control+z');
  await expect(vlieland(again)).toHaveText('18.0');
  await again.keyboard.press('Control+y');
  await saveByKey(again);
  await again.reload();
  await expect(holland(again)).toHaveText('16.5');
  await expect(vlieland(again)).toHaveText('21.0');
  await expect(again.getByText(/were restored/)).toHaveCount(0);
});

test('a tab saves when it is hidden, and loses nothing when it is closed without waiting', async ({
  page,
  context,
}) => {
  await signInTo(page);
  await typeInto(vlieland(page), '17.5');
  await expect(page.getByText(/saves automatically in/)).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(saveState(page)).toHaveText('Saved');

  await typeInto(holland(page), '16.5');
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await openMontage(again);
  await expect(vlieland(again)).toHaveText('17.5');
  await expect(holland(again)).toHaveText('16.5');

  // Nor does a page that is reloaded with a cell still open.
  await vlieland(again).click();
  await again.keyboard.type('21');
  again.on('dialog', (dialog) => void dialog.accept());
  await again.reload();
  await expect(vlieland(again)).toHaveText('21.0');
  await expect(holland(again)).toHaveText('16.5');
});

test('two tabs on one montage: one edits, the other reads, and they can change places', async ({
  page,
  context,
}) => {
  await signInTo(page);
  await typeInto(holland(page), '16.5');
  const second = await context.newPage();
  await openMontage(second);
  const notice = /This montage is open in another tab/;
  await expect(second.getByText(notice)).toBeVisible();
  await expect(sectionsTable(second)).toHaveAttribute('aria-readonly', 'true');

  await saveByKey(page);
  await expect(holland(second)).toHaveText('16.5');
  await expect(saveState(second)).toHaveText('Saved');
  // The second one is in front: the first may never paint these, nor the field that is open.
  await typeInto(holland(page), '17.5');
  await vlieland(page).click();
  await page.keyboard.type('19');

  await second.getByRole('button', { name: 'Edit here instead' }).click();
  await expect(second.getByText(notice)).toHaveCount(0);
  await expect(holland(second)).toHaveText('17.5');
  await expect(vlieland(second)).toHaveText('19.0');
  // There is no question, and it can be undone here.
  await expect(second.getByText(/were restored/)).toHaveCount(0);
  await expect(second.getByText(/saves automatically in/)).toBeVisible();
  await sectionsTable(second).focus();
  await second.keyboard.press('Control+z');
  await expect(vlieland(second)).toHaveText('18.0');
  // The first one shows what the server has.
  await expect(page.getByText(notice)).toBeVisible();
  await expect(saveState(page)).toHaveText('Saved');
  await expect(holland(page)).toHaveText('16.5');
  await saveByKey(second);
  await expect(holland(page)).toHaveText('17.5');

  await second.close();
  await expect(page.getByText(notice)).toHaveCount(0);
  await typeInto(vlieland(page), '22');
  await saveByKey(page);
});
