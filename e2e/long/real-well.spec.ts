import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { countClicks } from '../clicks.ts';
import { expect, test } from '../fixtures.ts';
import { sectionsTable } from '../montage-editor.ts';
import { readResults, toNumber } from '../workflow.ts';

const data = join(import.meta.dirname, '../../../shared/data');
const picksFile = join(data, 'volve_15_9-F-12_F-14_well_picks.dat');
const actualFile = join(data, 'volve_15_9-F-12_ACTUAL.txt');
const casingsFile = join(data, 'volve_15_9-F-12_F-14_casings.csv');
const drillFloorM = 54.9;

interface Pick {
  name: string;
  ahdM: number;
  tvdSsM: number;
}

/** The block of one well, as a user would copy it out of the file of two. */
function blockOf(well: string): string {
  const text = readFileSync(picksFile, 'utf8');
  const start = text.indexOf(`Well ${well}`);
  const end = text.indexOf('\nWell ', start + 1);
  return text.slice(start, end === -1 ? undefined : end);
}

/** Read by its fixed columns, on purpose otherwise than the application does. Its depths below sea level are negative. */
function readPicks(block: string): Pick[] {
  const picks: Pick[] = [];
  for (const line of block.split('\n')) {
    const name = line.slice(27, 67).trim();
    const [ahd, , tvdSs] = line.slice(77).trim().split(/\s+/).map(Number);
    if (name.endsWith(' Top') && ahd !== undefined && tvdSs !== undefined)
      picks.push({ name, ahdM: ahd, tvdSsM: -tvdSs });
  }
  return picks;
}

/** Names are compared by their letters: ' Top', 'Fm.' and capitals are the file's own way of writing. */
const bare = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/\b(top|fm|gp)\b/g, '')
    .replaceAll(/[^a-z0-9]/g, '');

/** Tables show one decimal: half of the last digit may be lost on each side of a comparison. */
const roundingM = 0.05 + 1e-6;

test('the depths of a published well, in six clicks and one number', async ({ page }) => {
  test.skip(!existsSync(picksFile), 'the well data is not next to the checkout');

  const block = blockOf('NO 15/9-F-12');
  const picks = readPicks(block);
  expect(picks).toHaveLength(13);

  const clicks = await countClicks(page);
  await page.goto('/login');
  await page.getByRole('button', { name: /engineer@example.com/ }).click();
  await page.getByRole('link', { name: 'Create a montage' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText('Drag and drop files here, or click to choose them').click(),
  ]);
  // A chooser takes paths or contents, and the block of one well is content.
  await chooser.setFiles(
    [actualFile, casingsFile]
      .map((path) => ({ name: basename(path), mimeType: 'text/plain', buffer: readFileSync(path) }))
      .concat({ name: 'F-12 well picks.txt', mimeType: 'text/plain', buffer: Buffer.from(block) }),
  );
  // The types come from what was recognised in the files.
  await page.getByRole('button', { name: 'Upload 3 Document(s)' }).click();
  await expect(page.getByText('54.9 m in volve_15_9-F-12_F-14_casings.csv')).toBeVisible();
  await page.getByLabel('Drill Rig Floor Height (m)').pressSequentially(String(drillFloorM));
  await expect(page.getByText('As in volve_15_9-F-12_F-14_casings.csv')).toBeVisible();
  await page.getByRole('button', { name: 'Generate now' }).click();

  const rows = await readResults(page);
  for (const pick of picks) {
    const row = rows.find(
      ({ formation, tvdSs }) =>
        bare(formation) === bare(pick.name) && Math.abs(toNumber(tvdSs) - pick.tvdSsM) <= roundingM,
    );
    expect(row, `${pick.name} at ${pick.tvdSsM} m below sea level`).toBeDefined();
    const { tvdBdf, ahdBdf } = row!;
    expect(
      Math.abs(toNumber(tvdBdf) - (pick.tvdSsM + drillFloorM)),
      `TVD BDF of ${pick.name}`,
    ).toBeLessThanOrEqual(roundingM);
    expect(Math.abs(toNumber(ahdBdf) - pick.ahdM), `AHD BDF of ${pick.name}`).toBeLessThanOrEqual(
      0.5 + roundingM,
    );
  }

  await expect(page.getByText(/^Montage generated with .*flagged/)).toBeVisible();
  await page.getByRole('link', { name: 'Open the montage' }).click();
  await expect(sectionsTable(page)).toBeVisible();
  expect(clicks()).toBe(6);
});
