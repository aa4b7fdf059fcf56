import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Browser, type CDPSession } from 'playwright';
import { build } from 'vite';
import { directImports } from '../../build/direct-imports.ts';
import { findOrInstallChromium } from '../../find-chromium.ts';
import { noHeaders, serve } from '../../serve.ts';
import { median } from '../statistics.ts';
import { printTable, say } from '../table.ts';
import './schematic/bench.ts';

const ms = (value: number): string => `${value.toFixed(1)} ms`;

/** A frame of a usual display. */
const budgetMs = 16;
const large = { sections: 40, formationsPerSection: 500 };
const depths = ['TVD', 'AHD'] as const;
/** The first edits run code that is not yet compiled, as a user's first edit does, and are not representative. */
const warmUps = 12;
const edits = 25;

/** Without vsync, which would add up to 17 ms of waiting. */
const unpaced = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

async function buildPage(outDir: string): Promise<void> {
  await build({
    root: join(import.meta.dirname, 'schematic'),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@': join(process.cwd(), 'src') } },
    plugins: [react(), directImports()],
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
}

interface Redraw {
  /** Work of the page's main thread, ms of processor time. */
  readonly workMs: number;
  /** Elapsed time, which continues while another process has the processor. */
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
      // There and back, so that the well stays the same.
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
 * the machines are shared, and elapsed time would include other processes. Elapsed time is shown too, and so is the
 * model, which the 3D visualisation shares.
 *
 * @returns whether it is drawn within a frame.
 */
export async function benchSchematic(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-bench-'));
  const { executablePath, args } = findOrInstallChromium();
  const opened: { close(): Promise<void> }[] = [];
  try {
    await buildPage(folder);
    const server = await serve({ dir: folder, port: 0, headersOf: noHeaders });
    opened.push(server);
    const browser = await chromium.launch({ executablePath, args: [...args, ...unpaced] });
    opened.push(browser);
    const rows: string[][] = [];
    let met = true;
    for (const depth of depths) {
      const taken = await redraws(browser, `${server.url}/index.html`, depth);
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
  } finally {
    await Promise.all(opened.map((closable) => closable.close()));
    rmSync(folder, { recursive: true, force: true });
  }
}
