import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Browser } from 'playwright';
import { build } from 'vite';
import { findOrInstallChromium } from '../find-chromium.ts';
import { noHeaders, serve } from '../serve.ts';
import { printTable } from './table.ts';

/** Without a display's beat, which adds up to 17 ms of waiting by chance: what is timed is the work alone. */
export const unpaced = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

interface BuiltPage {
  origin: string;
  /** Starts a browser with these flags too. */
  launch(...flags: string[]): Promise<Browser>;
}

/**
 * Builds pages of the bench as the application is built, serves them, and closes everything after the work.
 *
 * @param root the folder of the pages
 * @param inputs the HTML files in it
 */
export async function withBuiltPage<T>(
  root: string,
  work: (page: BuiltPage) => Promise<T>,
  inputs: readonly string[] = ['index.html'],
): Promise<T> {
  const outDir = mkdtempSync(join(tmpdir(), 'montage-bench-'));
  const { executablePath, args } = findOrInstallChromium();
  const opened: { close(): Promise<void> }[] = [];
  const keep = <Closable extends { close(): Promise<void> }>(closable: Closable): Closable => {
    opened.push(closable);
    return closable;
  };
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      resolve: { alias: { '@': join(process.cwd(), 'src') } },
      plugins: [react()],
      worker: { format: 'es' },
      build: {
        outDir,
        emptyOutDir: true,
        target: 'es2023',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        // AG Grid alone is larger than the bundler thinks a file should be.
        chunkSizeWarningLimit: 4_000,
        rolldownOptions: { input: inputs.map((input) => join(root, input)) },
      },
    });
    const { url: origin } = keep(await serve({ dir: outDir, port: 0, headersOf: noHeaders }));
    const launch = async (...flags: string[]) =>
      keep(await chromium.launch({ executablePath, args: [...args, ...flags] }));
    return await work({ origin, launch });
  } finally {
    for (const closable of opened.toReversed()) await closable.close();
    rmSync(outDir, { recursive: true, force: true });
  }
}

export interface Judged {
  figure: string;
  measured: string;
  budget: string;
  met: boolean;
}

/** @returns whether every budget is met. */
export function printJudged(rows: readonly Judged[]): boolean {
  printTable([
    ['figure', 'measured', 'budget', ''],
    ...rows.map(({ figure, measured, budget, met }) => [figure, measured, budget, met ? 'met' : 'MISSED']),
  ]);
  return rows.every(({ met }) => met);
}
