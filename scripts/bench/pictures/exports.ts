import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import { build } from 'vite';
import { findOrInstallChromium } from '../../find-chromium.ts';
import { noHeaders, serve } from '../../serve.ts';
import { median } from '../statistics.ts';
import { printTable, say } from '../table.ts';
import type { ExportRun } from './exports/bench.ts';
import './exports/bench.ts';

const large = { sections: 40, formationsPerSection: 500 };
const kinds = [
  { kind: 'workbook', name: 'workbook', budgetMs: 5_000 },
  { kind: 'programme', name: 'PDF', budgetMs: 10_000 },
] as const;
const runs = 3;
/** What a user notices as a stutter, as for the 3D view. */
const blockedMs = 100;
/** The memory that the browser itself keeps of code that has run; a montage of this size is more. */
const heapBudgetBytes = 3_000_000;

async function buildPage(outDir: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'exports'),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(process.cwd(), 'src') } },
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
    },
  });
}

async function heapBytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

const make = (page: Page, kind: (typeof kinds)[number]['kind']): Promise<ExportRun> =>
  page.evaluate(([what, size]) => window.exportsBench!(what, size), [kind, large] as const);

/**
 * The papers of the largest montage, made by the worker of a built page: how long they take, whether the page answers
 * meanwhile, and what is left of it in memory after five.
 *
 * @returns whether every budget is met.
 */
export async function benchExports(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-bench-'));
  const { executablePath, args } = findOrInstallChromium();
  await buildPage(folder);
  const server = await serve({ dir: folder, port: 0, headersOf: noHeaders });
  const browser = await chromium.launch({ executablePath, args });
  const rows: { figure: string; measured: string; budget: string; met: boolean }[] = [];
  const row = (figure: string, value: number, budget: number, unit: string) =>
    rows.push({
      figure,
      measured: `${value.toFixed(unit === 'MB' ? 1 : 0)} ${unit}`,
      budget: `${budget} ${unit}`,
      met: value <= budget,
    });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(180_000);
    const devtools = await page.context().newCDPSession(page);
    await page.goto(server.url);
    for (const { kind, name, budgetMs } of kinds) {
      // The first fetches the code and the fonts.
      await make(page, kind);
      const taken: ExportRun[] = [];
      for (let run = 0; run < runs; run += 1) taken.push(await make(page, kind));
      row(`${name}, request to file`, median(taken.map(({ tookMs }) => tookMs)), budgetMs, 'ms');
      row(
        `${name}, longest block of the page`,
        median(taken.map(({ pageBlockedMs }) => pageBlockedMs)),
        blockedMs,
        'ms',
      );
      const silence = Math.max(...taken.map(({ workerSilenceMs }) => workerSilenceMs));
      const size = (taken[0]?.bytes ?? 0) / 1_000_000;
      console.log(`${name}: ${size.toFixed(1)} MB; longest silence of its worker ${silence.toFixed(0)} ms.`);
    }
    const before = await heapBytes(devtools);
    for (let run = 0; run < 5; run += 1) await make(page, run % 2 === 0 ? 'programme' : 'workbook');
    const after = await heapBytes(devtools);
    row('page heap kept after five exports', (after - before) / 1_000_000, heapBudgetBytes / 1_000_000, 'MB');
    row('workers left after five exports', page.workers().length, 0, '');
    say(`Exports of ${large.sections} x ${large.formationsPerSection}, medians of ${runs}`);
    printTable([
      ['figure', 'measured', 'budget', ''],
      ...rows.map(({ figure, measured, budget, met }) => [figure, measured, budget, met ? 'met' : 'MISSED']),
    ]);
    return rows.every(({ met }) => met);
  } finally {
    await browser.close();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
