import { expect, test, type Page } from './fixtures.ts';
import { depth, formation, section, signInTo, typeInto } from './montage-editor.ts';
import { pagesOfPdf } from './pages-of-pdf.ts';

const printed = async (page: Page) =>
  pagesOfPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }));

const pictures = (page: Page, word: 'Show' | 'Hide') =>
  page.getByRole('button', { name: `${word} the pictures` });

test('the browser prints the current montage, on sheets, with the visible schematic', async ({ page }) => {
  await signInTo(page);
  await pictures(page, 'Show').click();
  await page.getByRole('application', { name: 'The well to scale, TVD' }).waitFor();
  await section(page, 2);
  await typeInto(depth(formation(page, 'Middle North Sea Group'), 'TVD SS'), '487.3');

  const pages = await printed(page);
  for (const { width, height } of pages) {
    // A4 across, in points.
    expect(Math.round(width)).toBe(842);
    expect(Math.round(height)).toBe(595);
  }
  const [first] = pages;
  expect(first?.text).toContain('Noorderdiep-4');
  expect(first?.text).toContain('Contains unsaved changes');
  expect(first?.text).toContain('DRILLING PROGRAMME');
  expect(first?.text).toContain('SCHEMATIC, TVD');
  expect(first?.text).toContain('Drill floor');
  const rest = pages
    .slice(1)
    .map(({ text }) => text)
    .join(' ');
  // Rows that the table of the screen does not hold while they are out of sight.
  for (const word of ['Upper North Sea Group', '487.3', 'Slochteren', 'RESERVOIR DATA', 'PLAN SUMMARY'])
    expect(rest).toContain(word);

  // Large parts load when the page is idle.
  await expect
    .poll(async () => (await printed(page)).map(({ text }) => text).join(' '), { timeout: 30_000 })
    .toMatch(
      /WELL PATH[\s\S]*Plan view, grid north up[\s\S]*Slochteren crest[\s\S]*RISKS[\s\S]*Losses in the chalk/,
    );

  // The screen is as it was.
  await expect(page.locator('[data-printed]')).toHaveCount(0);
  await pictures(page, 'Hide').click();
  const without = await printed(page);
  expect(without.length).toBeLessThan(pages.length);
  expect(without.some(({ text }) => text.includes('SCHEMATIC, TVD'))).toBe(false);
});
