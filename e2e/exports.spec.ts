import { readFile } from 'node:fs/promises';
import readWorkbook from 'read-excel-file/node';
import { expect, test, type Page } from './fixtures.ts';
import { depth, exportAs, formation, section, signInTo, typeInto } from './montage-editor.ts';
import { pagesOfPdf } from './pages-of-pdf.ts';

/** Presses a button, and waits for the resulting file. */
async function fileOf(page: Page, press: () => Promise<void>): Promise<{ name: string; path: string }> {
  const coming = page.waitForEvent('download');
  await press();
  const download = await coming;
  return { name: download.suggestedFilename(), path: await download.path() };
}

async function textOfPdf(path: string): Promise<string> {
  const bytes = await readFile(path);
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  return (await pagesOfPdf(bytes)).map(({ text }) => text).join('\n');
}

const under = (page: Page) => page.getByRole('region', { name: 'Exports' });

test('files are made of what is on the screen, and of what the list has', async ({ page }) => {
  test.slow();
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  await signInTo(page);
  const name = 'Middle North Sea Group';

  await test.step('an edit that the server does not have yet is in both papers', async () => {
    await section(page, 2);
    await typeInto(depth(formation(page, name), 'TVD SS'), '487.3');
    const programme = await fileOf(page, () => exportAs(page, /^Export PDF/));
    expect(programme.name).toBe('Noorderdiep-4 programme.pdf');
    const text = await textOfPdf(programme.path);
    expect(text).toContain('487.3');
    expect(text).toMatch(/unsaved|not saved/i);

    const workbook = await fileOf(page, () => exportAs(page, /^Export Excel/));
    const sheets = await readWorkbook(workbook.path);
    expect(sheets.flatMap(({ data }) => data).flat()).toContain(487.3);
    expect(alerts).toEqual(['Exporting to PDF...', 'Exporting to Excel...']);
  });

  await test.step('the view of them goes along to the list, and a file is saved again', async () => {
    await page.getByRole('link', { name: 'Drilling Montage' }).first().click();
    await expect(page.getByText('14 total montages')).toBeVisible();
    const again = under(page).getByRole('button', { name: 'Save again Noorderdiep-4 programme.pdf' });
    expect((await fileOf(page, () => again.click())).name).toBe('Noorderdiep-4 programme.pdf');
  });

  await test.step('the list gives out a montage file', async () => {
    await page.getByRole('button', { name: 'Export Kwelder-2', exact: true }).click();
    const file = await fileOf(page, () => page.getByRole('menuitem', { name: /^Montage file/ }).click());
    expect(file.name).toBe('Kwelder-2 montage.json');
    expect(await readFile(file.path, 'utf8')).toContain('Kwelder-2');
  });
});
