import { join } from 'node:path';
import type { Browser, CDPSession } from 'playwright';
import { unpaced, withBuiltPage } from '../built-page.ts';
import { median } from '../statistics.ts';
import { printTable, say } from '../table.ts';
import './schematic/bench.ts';

const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** A frame of a usual display. */
const budgetMs = 16;
const large = { sections: 40, formationsPerSection: 500 };
const depths = ['TVD', 'AHD'] as const;
/** The first edits find the browser's code not compiled yet, as a user's first edit does, and say nothing of the others. */
const warmUps = 12;
const edits = 25;

interface Redraw {
  /** What the page's main thread worked, ms of processor time. */
  readonly workMs: number;
  /** By the clock, which runs on while another process has the processor. */
  readonly elapsedMs: number;
  /** The model before it, ms of processor time. */
  readonly modelMs: number;
}

/** What the main thread has worked so far, ms. */
async function workedMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  if (seconds === undefined) throw new Error('The browser does not report the work of its main thread.');
  return seconds * 1000;
}

async function redraws(browser: Browser, url: string, depth: (typeof depths)[number]): Promise<Redraw[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await page.evaluate(([kind, size]) => window.schematicBench?.mount(kind, size), [depth, large] as const);
    const taken: Redraw[] = [];
    for (let edit = 0; edit < warmUps + edits; edit += 1) {
      const before = await workedMs(devtools);
      // There and back, so that the well does not drift away.
      await page.evaluate((by) => window.schematicBench?.edit(by), edit % 2 === 0 ? 40 : -40);
      const modelled = await workedMs(devtools);
      const elapsedMs = (await page.evaluate(() => window.schematicBench?.redraw())) ?? Number.NaN;
      const drawn = await workedMs(devtools);
      if (edit >= warmUps) taken.push({ workMs: drawn - modelled, elapsedMs, modelMs: modelled - before });
    }
    return taken;
  } finally {
    await context.close();
  }
}

/**
 * The cost of the schematic of forty sections of five hundred formations, from an edit's model to its paint. In processor time:
 * the machines are shared, and elapsed time would include other processes. Elapsed time is shown too, and so is the model,
 * which the 3D visualisation shares.
 *
 * @returns whether it is drawn within a frame.
 */
export const benchSchematic = (): Promise<boolean> =>
  withBuiltPage(join(import.meta.dirname, 'schematic'), async ({ origin, launch }) => {
    const browser = await launch(...unpaced);
    const rows: string[][] = [];
    let met = true;
    for (const depth of depths) {
      const taken = await redraws(browser, `${origin}/index.html`, depth);
      const middle = (of: (one: Redraw) => number) => median(taken.map(of));
      const workMs = middle((one) => one.workMs);
      const isMet = workMs <= budgetMs;
      met &&= isMet;
      rows.push([
        `redraw after one edit, ${depth}`,
        ms(workMs),
        (workMs / budgetMs).toFixed(2),
        `<= ${ms(budgetMs)}`,
        isMet ? 'met' : 'MISSED',
        ms(middle((one) => one.elapsedMs)),
        ms(middle((one) => one.modelMs)),
      ]);
    }
    say(`Schematic, 40 sections x 500 formations, medians of ${edits} edits`);
    printTable([['figure', 'processor', ': budget', 'budget', '', 'elapsed', 'model'], ...rows]);
    return met;
  });
