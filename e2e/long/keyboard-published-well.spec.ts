import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '../accessibility/keyboard.ts';
import { sectionsTable } from '../montage-editor.ts';

const data = join(import.meta.dirname, '../../../shared/data');
const [picksFile = '', ...otherFiles] = [
  'volve_15_9-F-12_F-14_well_picks.dat',
  'volve_15_9-F-12_ACTUAL.txt',
  'volve_15_9-F-12_F-14_casings.csv',
].map((name) => join(data, name));

const textFile = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('a montage of a published well, by keyboard and with one number', async ({ page, keys }) => {
  test.skip(!existsSync(picksFile), 'the well data is not next to the checkout');

  await page.goto('/login');
  await keys.choose(page.getByRole('button', { name: /engineer@example.com/ }));
  await keys.choose(page.getByRole('link', { name: 'Create a montage' }));
  await keys.to(page.locator('input[type=file][multiple]'));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keys.press('Enter')]);
  // The file of picks has two wells: a user copies the first out of it.
  const [, picks = ''] = readFileSync(picksFile, 'utf8').split(/^(?=Well )/m);
  await chooser.setFiles([
    ...otherFiles.map((path) => textFile(basename(path), readFileSync(path, 'utf8'))),
    textFile('F-12 well picks.txt', picks),
  ]);
  await keys.choose(page.getByRole('button', { name: 'Upload 3 Document(s)' }));
  await keys.enter(page.getByLabel('Drill Rig Floor Height (m)'), '54.9');
  await keys.choose(page.getByRole('button', { name: 'Generate now' }));
  await keys.choose(page.getByRole('link', { name: 'Open the montage' }));
  await expect(sectionsTable(page)).toBeVisible();
});
