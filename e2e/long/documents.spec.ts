import { signIn } from '../accounts.ts';
import { corpusFiles } from '../corpus-files.ts';
import { expect, test } from '../fixtures.ts';
import { depth, formation, hidePicture, sectionsTable } from '../montage-editor.ts';
import { chooseFiles, enterInputs, keepResults, readResults, upload } from '../workflow.ts';

test("from an engineer's documents to a montage that shows its sources", async ({ page }) => {
  await keepResults(page);
  await hidePicture(page);
  const written = corpusFiles('Thornsea B-04', {
    'Well proposal': 'docx',
    'Casing catalogue': 'xlsx',
    'Planned well trajectory': 'csv',
    'Cementing programme': 'pdf',
    'Drilling fluids programme': 'txt',
  });
  await signIn(page, 'engineer@example.com');
  await page.goto('/montage/create');
  const [proposal, ...others] = await written;
  // A name that says nothing: the type follows from what is in it.
  await chooseFiles(page, [{ ...proposal!, name: 'scan 0017.docx' }, ...others]);

  await expect(page.getByText('8 formation tops, 79.9 to 2,783 m TVD SS')).toHaveCount(2);
  await expect(page.getByLabel('Document type of scan 0017.docx')).toHaveValue('Well Proposal');
  await expect(page.getByText('4 casing strings, 20 to 7 in')).toBeVisible();
  await expect(page.getByText('survey, 125 stations, MD 0 to 3,779.5 m')).toBeVisible();

  await page.getByRole('button', { name: `Review ${others[2]!.name}` }).click();
  const printed = page.getByRole('dialog', { name: 'Review' }).getByRole('img', { name: 'Page 1, as it is' });
  await expect(printed).toHaveJSProperty('complete', true);
  expect(await printed.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(1_000);
  await page.keyboard.press('Escape');
  await upload(page, 5);

  // As the documents have it, 118 ft: no depth is moved.
  await enterInputs(page, '35.9664', 'Deviated');
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  const piper = (await readResults(page)).find((row) => row.formation === 'Piper Sandstone');
  // 9,130.5 ft, and 118 ft more.
  expect(piper).toMatchObject({ tvdSs: '2,783.0', tvdBdf: '2,818.9' });

  await page.getByRole('link', { name: /^Open (now|the montage)$/ }).click();
  await expect(sectionsTable(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show sources' }).click();
  await page.setViewportSize({ width: 1440, height: 5_000 });
  const cell = depth(formation(page, 'Piper Sandstone'), 'TVD SS');
  await cell.locator('[data-source-mark]').click();
  const panel = page.getByRole('dialog', { name: /TVD SS \(m\) · Piper Sandstone/ });
  await expect(panel).toContainText('Converted');
  await expect(panel).toContainText('scan 0017.docx');
  await expect(panel.getByRole('blockquote')).toHaveText('9,130.5');
});
