import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { printJudged, withBuiltPage, type Judged } from '../built-page.ts';
import { median } from '../statistics.ts';
import { say } from '../table.ts';
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
/** What the browser itself keeps of code that has run; a montage of this size is more. */
const heapBudgetBytes = 3_000_000;

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
export const benchExports = (): Promise<boolean> =>
  withBuiltPage(join(import.meta.dirname, 'exports'), async ({ origin, launch }) => {
    const rows: Judged[] = [];
    const row = (figure: string, value: number, budget: number, unit: string) =>
      rows.push({
        figure,
        measured: `${value.toFixed(unit === 'MB' ? 1 : 0)} ${unit}`,
        budget: `${budget} ${unit}`,
        met: value <= budget,
      });
    const page = await (await launch()).newPage();
    page.setDefaultTimeout(180_000);
    const devtools = await page.context().newCDPSession(page);
    await page.goto(origin);
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
    return printJudged(rows);
  });
