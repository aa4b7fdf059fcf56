import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../../scripts/server/built-server.ts';
import { signIn } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';
import {
  depth,
  exportAs,
  formation,
  hidePicture,
  saveByKey,
  saveState,
  sectionsTable,
  typeInto,
} from '../montage-editor.ts';
import { chooseFiles, enterInputs, upload } from '../workflow.ts';

const data = join(import.meta.dirname, '../../../shared/data');
const survey = join(data, 'volve_15_9-F-12_ACTUAL.txt');
const casings = join(data, 'volve_15_9-F-12_F-14_casings.csv');
const picks = join(data, 'volve_15_9-F-12_F-14_well_picks.dat');

/** The picks of one well, as a user would copy them out of the file of two. */
function picksOf(well: string): string {
  const text = readFileSync(picks, 'utf8');
  const start = text.indexOf(`Well ${well}`);
  return text.slice(start, text.indexOf('\nWell ', start + 1));
}

test('a montage of a published well on the server: generated, edited, saved, kept, exported', async ({
  browser,
}) => {
  test.skip(!existsSync(survey), 'the well data is not next to the checkout');
  const folder = mkdtempSync(join(tmpdir(), 'montage-journey-'));
  const { TEST_SERVER_DATABASE_URL: databaseUrl } = process.env;
  const start = () =>
    startBuiltServer(folder, databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
  let server = await start();
  try {
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await hidePicture(page);
    await signIn(page, 'engineer@example.com');
    await page.goto('/montage/create');
    await chooseFiles(page, [
      survey,
      casings,
      { name: 'F-12 picks.txt', mimeType: 'text/plain', buffer: Buffer.from(picksOf('NO 15/9-F-12')) },
    ]);
    await page.getByLabel(/type of volve_15_9-F-12_ACTUAL\.txt/).selectOption('Well Trajectory');
    await page.getByLabel(/type of volve_15_9-F-12_F-14_casings\.csv/).selectOption('Well Catalogue');
    await page.getByLabel(/type of F-12 picks\.txt/).selectOption('Well Proposal');
    await upload(page, 3);
    await enterInputs(page, '54.9', 'Deviated');
    await page.getByRole('button', { name: 'Generate Montage' }).click();
    // With a failed step, the editor opens on request alone.
    await page.getByRole('link', { name: 'Open the montage' }).click({ timeout: 60_000 });
    await expect(page).toHaveURL(/\/montage\/edit\//);
    await expect(sectionsTable(page)).toBeVisible();

    const cell = depth(formation(page, 'NORDLAND GP.'), 'TVD SS');
    const before = await cell.textContent();
    await typeInto(cell, '92.5');
    await expect(saveState(page)).toHaveText('Unsaved');
    await saveByKey(page);

    const history = page.getByRole('dialog', { name: 'History' });
    await page.getByRole('button', { name: 'History' }).click();
    await expect(history.getByRole('heading', { level: 3 })).toHaveText([
      'Version 3 current',
      'Version 2',
      'Version 1',
    ]);
    await expect(history).toContainText('Saved by engineer@example.com');
    await page.keyboard.press('Escape');

    const coming = page.waitForEvent('download');
    await exportAs(page, /^Export PDF/);
    expect((await coming).suggestedFilename()).toMatch(/programme\.pdf$/);

    const path = new URL(page.url()).pathname;
    await context.close();
    await server.stop();
    server = await start();
    const later = await browser.newContext({ baseURL: server.url });
    const again = await later.newPage();
    await hidePicture(again);
    await signIn(again, 'engineer@example.com');
    await again.goto(path);
    await expect(depth(formation(again, 'NORDLAND GP.'), 'TVD SS')).toHaveText('92.5');
    expect(before).not.toBe('92.5');
    expect(errors).toEqual([]);
    await later.close();
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
});
