import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { directImports } from '../../build/direct-imports.ts';
import { findOrInstallChromium } from '../../find-chromium.ts';
import { serve } from '../../serve.ts';
import { median } from '../statistics.ts';
import { printTable } from '../table.ts';
import type { Redraw } from './schematic/main.tsx';

/** A frame of a usual display. */
const budgetMs = 16;
const large = { sections: 40, formationsPerSection: 500 };
const depths = ['TVD', 'AHD'] as const;
/** The first edits find the browser's code not compiled yet, as a person's first edit does, and say nothing of the others. */
const warmUps = 12;
const edits = 25;

/** Without a display's beat, which would add up to 17 ms of waiting to what is work. */
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

async function redraws(browser: Browser, url: string, depth: (typeof depths)[number]): Promise<Redraw[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await page.goto(url);
    await page.evaluate(([kind, size]) => window.schematicBench?.mount(kind, size), [depth, large] as const);
    const taken: Redraw[] = [];
    for (let edit = 0; edit < warmUps + edits; edit += 1) {
      // There and back, so that the well does not drift away.
      const redraw = await page.evaluate((by) => window.schematicBench?.edit(by), edit % 2 === 0 ? 40 : -40);
      if (redraw && edit >= warmUps) taken.push(redraw);
    }
    return taken;
  } finally {
    await context.close();
  }
}

/**
 * How long the schematic of forty sections of five hundred formations takes from an edit's model to its paint; medians. The model
 * itself, which the 3D visualisation shares, stands beside it.
 *
 * @returns whether it is drawn within a frame.
 */
export async function benchSchematic(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-bench-'));
  const { executablePath, args } = findOrInstallChromium();
  const opened: { close(): Promise<void> }[] = [];
  try {
    await buildPage(folder);
    const server = await serve({ dir: folder, port: 0 });
    opened.push(server);
    const browser = await chromium.launch({ executablePath, args: [...args, ...unpaced] });
    opened.push(browser);
    const rows: string[][] = [];
    let met = true;
    for (const depth of depths) {
      const taken = await redraws(browser, `${server.url}/index.html`, depth);
      const redrawMs = median(taken.map((one) => one.redrawMs));
      const isMet = redrawMs <= budgetMs;
      met &&= isMet;
      rows.push([
        `redraw after one edit, ${depth}`,
        `${redrawMs.toFixed(1)} ms`,
        (redrawMs / budgetMs).toFixed(2),
        `${median(taken.map((one) => one.modelMs)).toFixed(1)} ms`,
        `<= ${budgetMs} ms`,
        isMet ? 'met' : 'MISSED',
      ]);
    }
    console.log(`\nSchematic, 40 sections x 500 formations, medians of ${edits} edits\n`);
    printTable([['figure', 'schematic', ': budget', 'the model before it', 'budget', ''], ...rows]);
    return met;
  } finally {
    await Promise.all(opened.map((closable) => closable.close()));
    rmSync(folder, { recursive: true, force: true });
  }
}
