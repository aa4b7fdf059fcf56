import { expect, type Page } from './fixtures.ts';

/** A file for a file chooser: a path, or generated content. */
export type Chosen = string | { name: string; mimeType: string; buffer: Buffer };

export async function chooseFiles(page: Page, files: Chosen[]): Promise<void> {
  const input = page.locator('input[type=file][multiple]');
  // Playwright takes paths or contents, never a mixture.
  const paths = files.filter((file) => typeof file === 'string');
  const contents = files.filter((file) => typeof file !== 'string');
  if (paths.length > 0) await input.setInputFiles(paths);
  if (contents.length > 0) await input.setInputFiles(contents);
}

/**
 * The results stay until the user leaves them: three seconds are not always enough to read a table, on a busy machine. A story
 * covers that the editor opens automatically.
 */
export const keepResults = (page: Page) =>
  page.addInitScript(() => {
    const set = window.setTimeout.bind(window);
    const longer = (run: TimerHandler, ms = 0, ...given: unknown[]) =>
      set(run, ms > 2_000 && ms <= 3_000 ? 3_600_000 : ms, ...given);
    Object.assign(window, { setTimeout: longer });
  });

/** Uploads the chosen and classified files, and waits for the next step, which follows automatically. */
export async function upload(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: `Upload ${count} Document(s)` }).click();
  await expect(page.getByText('Upload Complete')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Well Context Inputs' })).toBeVisible();
}

export async function enterInputs(
  page: Page,
  drillFloorM: string,
  wellType: 'Vertical' | 'Deviated',
): Promise<void> {
  await page.getByLabel('Drill Rig Floor Height (m)').fill(drillFloorM);
  await page.getByText(wellType, { exact: true }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Generate Drilling Montage' })).toBeVisible();
}

export interface ResultRow {
  section: string;
  formation: string;
  tvdSs: string;
  tvdBdf: string;
  ahdBdf: string;
}

/** The formations of the results table, in its order; the totals of the sections are left out. */
export async function readResults(page: Page): Promise<ResultRow[]> {
  const table = page.getByRole('table').filter({ hasText: 'Variance' });
  await expect(table).toBeVisible();
  const rows = await table
    .locator('tbody tr')
    .evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent.trim())),
    );
  const headers = await table.locator('thead th').allTextContents();
  const column = (name: string) =>
    headers.findIndex((header) => header.replaceAll(/\s+/g, ' ').includes(name));
  const [formation, tvdSs, tvdBdf, ahdBdf] = ['Formation', 'TVD SS', 'TVD BDF', 'AHD BDF'].map(column);
  let section = '';
  return rows.flatMap((cells) => {
    // A section's name may span its rows; the columns are then counted from the end.
    const shift = headers.length - cells.length;
    if (shift === 0) section = cells[column('Section')] || section;
    const cell = (index: number | undefined) => cells[(index ?? -1) - shift] ?? '';
    if (cells.includes('Total') || cells.includes('Section End')) return [];
    return [
      { section, formation: cell(formation), tvdSs: cell(tvdSs), tvdBdf: cell(tvdBdf), ahdBdf: cell(ahdBdf) },
    ];
  });
}

export const toNumber = (text: string): number => Number(text.replaceAll(',', '').replace('−', '-'));
