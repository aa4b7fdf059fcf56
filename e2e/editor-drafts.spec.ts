import type { BrowserContext } from '@playwright/test';
import { hostileMark, hostileTexts } from '../src/mocks/seed/hostile-texts.ts';
import { expect, test, type Page } from './fixtures.ts';
import {
  depth,
  formation,
  line,
  openMontage,
  openTopLine,
  plan,
  saveByKey,
  saveState,
  section,
  sectionsTable,
  signInTo,
  typeInto,
  untilKept,
} from './montage-editor.ts';

test.use({ viewport: { width: 1440, height: 3_600 } });

const holland = (page: Page) => depth(formation(page, 'Holland Formation'), 'Range');
const vlieland = (page: Page) => depth(formation(page, 'Vlieland Claystone'), 'Range');

test('saves when the tab is hidden', async ({ page }) => {
  await signInTo(page);
  await typeInto(holland(page), '17.5');
  await expect(page.getByText(/saves automatically in/)).toBeVisible();
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(saveState(page)).toHaveText('Saved');
  await page.reload();
  await expect(holland(page)).toHaveText('17.5');
});

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

test('a tab that is closed without waiting loses nothing', async ({ page, context }) => {
  await signInTo(page);
  await typeInto(holland(page), '16.5');
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await openMontage(again);
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

test('hostile texts are shown inert and come back unchanged', async ({ page }) => {
  // A browser's single-line field accepts no line breaks and no null character.
  const chosen = hostileTexts.filter(
    ({ text }) => text.trim() === text && !['\r', '\n', '\0'].some((end) => text.includes(end)),
  );
  expect(chosen.length).toBeGreaterThan(15);
  await signInTo(page);
  const paste = chosen.map(({ text }, at) => `"${text.replaceAll('"', '""')}"\t${4_000 + at}`).join('\n');
  await depth(formation(page, 'Lower Slochteren Sandstone'), 'TVD SS').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, paste);
  const script = hostileTexts.find(({ name }) => name === 'script that closes the markup before it')!.text;
  const long = hostileTexts.find(({ name }) => name === '5,000 characters')!.text;
  const well = await openTopLine(page);
  await well.getByRole('button', { name: /^Well name/ }).click();
  await page.getByLabel('Well name').fill(script);
  await page.keyboard.press('Enter');
  await typeInto(line(await section(page, 2), 'CASING', 'Casing notes'), long);
  await plan(page).getByRole('button', { name: '+ Add Plan Summary Item' }).click();
  await page.getByLabel('Title', { exact: true }).fill(script);
  await page.getByLabel('Description (optional)').fill(long);
  await page.getByRole('button', { name: 'Add Item' }).click();
  await page.getByPlaceholder('Enter well head...').fill(script);
  await page.keyboard.press('Enter');
  await saveByKey(page);

  for (const visit of ['as typed', 'after a reload']) {
    if (visit === 'after a reload') await page.reload();
    await expect(sectionsTable(page)).toBeVisible();
    const fourth = await section(page, 4);
    const names = fourth.locator('[data-formation] [role=rowheader] [data-text]');
    await expect(names).toHaveCount(3 + chosen.length);
    expect((await names.evaluateAll((all) => all.map((one) => one.textContent))).slice(3), visit).toEqual(
      chosen.map(({ text }) => text),
    );
    await expect(page.getByRole('heading', { level: 1 })).toContainText(script);
    await expect(plan(page).getByRole('listitem').last()).toContainText(script);
    await expect(plan(page).getByRole('listitem').last()).toContainText(long.trim());
    expect(await page.evaluate((mark) => Reflect.get(globalThis, mark) as unknown, hostileMark)).toBe(
      undefined,
    );
    expect(await page.locator('main :is(script, img, svg[onload], h1 *:is(b, h1))').count()).toBe(0);
    // However long they are, the page does not become wider than the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(
      1,
    );
  }
});
