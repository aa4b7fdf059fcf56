import '../mock-server/sources.ts';
import { join } from 'node:path';
import type { Page } from 'playwright';
import writeXlsxFile from 'write-excel-file/node';
import { withBuiltPage } from './built-page.ts';
import { printTable, say } from './table.ts';

const rowCount = 50_000;
const stationCount = 2000;
const longestAllowedMs = 100;

interface Large {
  /** In words, for the table. */
  what: string;
  file: string;
  base64: string;
  /** That must have been read. */
  stations: number;
}

/** A survey as long as a long well's, and a log that fills the other rows. */
async function largeWorkbook(): Promise<Large> {
  const sheet = (name: string, rows: (string | number)[][]) => ({
    sheet: name,
    data: rows.map((row) => row.map((value) => ({ value }))),
  });
  const stations = Array.from({ length: stationCount }, (_, at) => [at * 3, Math.min(60, at / 20), 90]);
  const readings = Array.from({ length: rowCount - stationCount }, (_, at) => [
    at / 10,
    at % 150,
    8.5,
    'as logged',
  ]);
  const written = await writeXlsxFile([
    sheet('Path', [['MD (m)', 'Inc (deg)', 'Azi (deg)'], ...stations]),
    sheet('Log', [['Bit depth', 'Gamma ray', 'Calliper', 'Remark'], ...readings]),
  ]).toBuffer();
  const base64 = written.toString('base64');
  return { what: 'A workbook of 50,000 rows', file: 'path.xlsx', base64, stations: stationCount };
}

const pages = 100;

async function largePdf(): Promise<Large> {
  // After the sources can be found, and therefore not by statement.
  const { longSurvey } = await import('@/testing/corpus/documents/long-survey');
  const { writePdf } = await import('@/testing/corpus/write/pdf');
  const document = longSurvey(pages);
  const rows = document.blocks.flatMap((block) => (block.kind === 'table' ? [block.rows.length] : []));
  const base64 = Buffer.from(await writePdf(document)).toString('base64');
  return { what: `A PDF of ${pages} pages`, file: 'path.pdf', base64, stations: Math.max(...rows) };
}

/**
 * How long the page is blocked while a workbook of fifty thousand rows and a PDF of a hundred pages are read: in the worker,
 * compared with the idle page, and with the same work done in the page.
 *
 * @returns whether the page responds within a tenth of a second while the worker reads, or nearly as soon as one at rest.
 */
export const benchReading = (): Promise<boolean> =>
  withBuiltPage(join(import.meta.dirname, 'reading'), async ({ origin, launch }) => {
    const page = await (await launch()).newPage();
    await page.goto(`${origin}/index.html`);
    await page.waitForFunction(() => 'measureReading' in window);
    let met = true;
    for (const large of [await largeWorkbook(), await largePdf()]) met = (await measure(page, large)) && met;
    return met;
  });

async function measure(page: Page, { what, file, base64, stations }: Large): Promise<boolean> {
  const { idleGapMs, inWorker, inPage } = await page.evaluate(
    ([name, document]) => window.measureReading(name, document),
    [file, base64] as const,
  );
  for (const read of [inWorker, inPage]) {
    if (read.stations !== stations) throw new Error(`${read.stations} of ${stations} stations were read.`);
  }
  const line = (name: string, ...figures: (number | null)[]) => [
    name,
    ...figures.map((figure) => figure?.toFixed(0) ?? '-'),
  ];
  printTable([
    [what, 'duration, ms', 'longest block of the page, ms', 'last block, ms'],
    line('read in the worker', inWorker.ms, inWorker.longestGapMs, inWorker.lastGapMs),
    line('nothing read', inWorker.ms, idleGapMs, null),
    line('read in the page', inPage.ms, inPage.longestGapMs, inPage.lastGapMs),
  ]);
  // A machine that is busy otherwise holds up a page that does nothing just as well.
  const met = inWorker.longestGapMs < Math.max(longestAllowedMs, 2 * idleGapMs);
  say(
    `${met ? 'Met' : 'NOT MET'}: the page responds within ${longestAllowedMs} ms, or within twice the time of an idle page, during the reading.`,
  );
  return met;
}
