import { hostileMark, hostileTexts } from '../../src/mocks/seed/hostile-texts.ts';
import { expect, test } from '../fixtures.ts';
import {
  depth,
  formation,
  line,
  plan,
  saveByKey,
  section,
  sectionsTable,
  signInTo,
  topLine,
  typeInto,
} from '../montage-editor.ts';

test.use({ viewport: { width: 1440, height: 3_600 } });

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
  await topLine(page)
    .getByRole('button', { name: /^Well name/ })
    .click();
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
