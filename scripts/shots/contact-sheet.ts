/** Contact sheets of pictures: a page to look through, and pictures of pictures to send. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { lookName, looks } from './looks.ts';
import { escapeHtml, sheetPage, type SheetTile } from './sheet-page.ts';
import { indexPage } from './index-page.ts';
import type { Picture } from './picture.ts';

/** More of them on one sheet would be too small to see, or too large to open. */
const tilesOnASheet = 30;

async function drawSheet(browser: Browser, folder: string, file: string, html: string): Promise<void> {
  // The page is next to its pictures while it is drawn: a page without a file may not read them.
  const source = join(folder, `${file}.html`);
  writeFileSync(source, html);
  const context = await browser.newContext({ viewport: { width: 1680, height: 900 } });
  try {
    const page = await context.newPage();
    await page.goto(pathToFileURL(source).href);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    await page.screenshot({ path: join(folder, file), fullPage: true });
  } finally {
    await context.close();
    rmSync(source);
  }
}

const tileOf = ({ story, file, errors }: Picture): SheetTile => ({
  file,
  title: story.title.replace(/^Screens\//, ''),
  name: story.name,
  failed: errors.length > 0,
});

/** Writes `index.html` and `sheet-<width>-<theme>-<n>.png` next to the pictures; returns their names. */
export async function writeContactSheets(
  browser: Browser,
  folder: string,
  pictures: readonly Picture[],
): Promise<string[]> {
  writeFileSync(join(folder, 'index.html'), indexPage(pictures));
  const written = ['index.html'];
  for (const look of looks) {
    const taken = pictures.filter((picture) => lookName(picture.look) === lookName(look));
    for (let first = 0; first < taken.length; first += tilesOnASheet) {
      const number = first / tilesOnASheet + 1;
      const file = `sheet-${lookName(look)}-${number}.png`;
      const heading = `${look.width} px, ${look.theme}: ${first + 1} to ${Math.min(first + tilesOnASheet, taken.length)} of ${taken.length}`;
      const tiles = taken.slice(first, first + tilesOnASheet).map(tileOf);
      await drawSheet(browser, folder, file, sheetPage(escapeHtml(heading), look, tiles));
      written.push(file);
    }
  }
  return written;
}
