import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PdfKit from 'pdfkit';
import type { popplerTools } from '../../src/testing/poppler.ts';
import { signIn } from '../accounts.ts';
import { corpusFiles } from '../corpus-files.ts';
import { expect, test } from '../fixtures.ts';
import { depth, formation, hidePicture, sectionsTable } from '../montage-editor.ts';
import { chooseFiles, enterInputs, keepResults, readResults, upload } from '../workflow.ts';

const toPictures: (typeof popplerTools)[number] = 'pdftoppm';

/** Longer than a page takes on a busy machine. */
const READ = { timeout: 240_000 };

/** The pages of a PDF as pictures. Needs poppler. */
function picturesOf(pdf: Buffer): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'scan-'));
  try {
    writeFileSync(join(folder, 'printed.pdf'), pdf);
    execFileSync(toPictures, [
      '-png',
      '-gray',
      '-r',
      '200',
      join(folder, 'printed.pdf'),
      join(folder, 'page'),
    ]);
    const pages = readdirSync(folder).filter((name) => name.endsWith('.png'));
    return pages.toSorted().map((name) => readFileSync(join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function pdfOf(pictures: readonly Buffer[]): Promise<Buffer> {
  const pdf = new PdfKit({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const done = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  for (const picture of pictures) {
    pdf.addPage({ size: 'A4', layout: 'landscape', margin: 0 });
    pdf.image(picture, 0, 0, { width: pdf.page.width });
  }
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

test('a scanned proposal and a picture of a page become values that say where they are from', async ({
  page,
}) => {
  test.setTimeout(900_000);
  await keepResults(page);
  await hidePicture(page);
  const [proposal, catalogue] = await corpusFiles('Thornsea B-04', {
    'Well proposal': 'pdf',
    'Casing catalogue': 'pdf',
  });
  const [firstPage] = picturesOf(catalogue!.buffer);
  await signIn(page, 'engineer@example.com');
  await page.goto('/montage/create');
  await chooseFiles(page, [
    {
      name: 'Thornsea scan.pdf',
      mimeType: 'application/pdf',
      buffer: await pdfOf(picturesOf(proposal!.buffer)),
    },
    { name: 'Casing page.png', mimeType: 'image/png', buffer: firstPage! },
  ]);
  await expect(page.getByText(/^Reading page \d of \d/).first()).toBeVisible(READ);
  await expect(page.getByText(/pages 1 to \d are scans, read by OCR in English/).first()).toBeAttached(READ);
  await expect(page.getByText(/page 1 is a scan, read by OCR in English/).first()).toBeAttached(READ);
  await expect(page.getByLabel('Document type of Thornsea scan.pdf')).toHaveValue('Well Proposal');
  await page.getByRole('button', { name: 'Review Thornsea scan.pdf' }).click();
  const review = page.getByRole('dialog', { name: 'Review' });
  await expect(review.getByRole('img', { name: /^Page \d, as it is$/ })).toBeVisible(READ);
  await page.keyboard.press('Escape');
  await upload(page, 2);

  await enterInputs(page, '35.9664', 'Deviated');
  await page.getByRole('button', { name: 'Generate Montage' }).click();
  await expect(page.getByRole('table').filter({ hasText: 'Variance' })).toBeAttached(READ);
  const piper = (await readResults(page)).find((row) => row.formation === 'Piper Sandstone');
  expect(piper).toMatchObject({ tvdSs: '2,783.0' });

  await page.getByRole('link', { name: /^Open (now|the montage)$/ }).click();
  await expect(sectionsTable(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show sources' }).click();
  await page.setViewportSize({ width: 1440, height: 5_000 });
  await depth(formation(page, 'Piper Sandstone'), 'TVD SS').locator('[data-source-mark]').click();
  const panel = page.getByRole('dialog', { name: /TVD SS \(m\) · Piper Sandstone/ });
  await expect(panel).toContainText(/read from a scan \(OCR\), confidence \d+ %/);
  await expect(panel).toContainText('Thornsea scan.pdf');
  await expect(panel.getByRole('blockquote')).toHaveText('9,130.5');
});
