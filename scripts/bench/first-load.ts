import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { build, runnerImport } from 'vite';
import { buildProduction } from '../build-journeys.ts';
import { findOrInstallChromium } from '../find-chromium.ts';
import { serve } from '../serve.ts';
import { printJudged, type Judged } from './built-page.ts';
import { loadPage, type PageLoad } from './page-load.ts';
import { median } from './statistics.ts';
import { say } from './table.ts';

/**
 * The limits of the first screens. Bytes are of compressed JavaScript; paints are ratios to those of the empty page.
 */
const budgets = {
  loginScriptBytes: 130_000,
  identityScriptBytes: 60_000,
  loginPaintRatio: 1.2,
  listPaintRatio: 1.6,
  listRowsRatio: 3.2,
};
/** More of them (`BENCH_RUNS=15`) steady the medians where the machine is shared. */
const runs = Number(process.env.BENCH_RUNS ?? 5);
const cpuSlowdown = 4;
const port = 4177;
const origin = `http://127.0.0.1:${port}`;

async function buildEmptyPage(outDir: string): Promise<void> {
  await build({
    root: 'scripts/bench/empty-page',
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  });
}

type MockOriginModule = typeof import('../mock-origin.ts');

/** Through Vite, because the mock backend is written for it (path aliases). */
async function loadMockOrigin(): Promise<MockOriginModule> {
  const { module } = await runnerImport<MockOriginModule>('./scripts/mock-origin.ts', {
    configFile: false,
    resolve: { alias: { '@': join(process.cwd(), 'src') } },
  });
  return module;
}

const montageLinks = 'tbody a[href^="/montage/edit/"]';
const isIdentity = (path: string) => /\/firebase-[^/]*\.js$/.test(path);
const bytes = (load: PageLoad, wanted: (path: string) => boolean) =>
  load.scripts.filter(({ path }) => wanted(path)).reduce((sum, script) => sum + script.bytes, 0);

async function signIn(page: Page): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email', { exact: true }).fill('engineer@example.com');
  await page.getByLabel('Password', { exact: true }).fill('montage-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Choose a module to get started' }).waitFor();
}

/** The address of the list's first montage. */
async function findEditor(page: Page): Promise<string> {
  await page.goto(`${origin}/montage`);
  const link = page.locator('a[href^="/montage/edit/"]').first();
  return `${origin}${await link.getAttribute('href')}`;
}

/**
 * First load of /login and of /montage with ten rows: compressed JavaScript, and the largest contentful paint and the time to the rows
 * compared with the paint of an empty React page. Each load is cold, the three interleaved, the CPU slowed; medians are compared.
 *
 * @returns whether every budget is met.
 */
export async function benchFirstLoad(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-bench-'));
  const applicationDir = join(folder, 'application');
  const emptyDir = join(folder, 'empty');
  await buildProduction(applicationDir, port);
  await buildEmptyPage(emptyDir);
  const { startMockOrigin } = await loadMockOrigin();
  const application = await startMockOrigin({ dir: applicationDir, port });
  const empty = await serve({ dir: emptyDir, port: 0 });
  const { executablePath, args } = findOrInstallChromium();
  const browser = await chromium.launch({ executablePath, args });
  try {
    const visitor = await browser.newContext();
    const visitorPage = await visitor.newPage();
    await signIn(visitorPage);
    const editorUrl = await findEditor(visitorPage);
    const signedIn = await visitor.storageState({ indexedDB: true });
    await visitor.close();

    const pages = {
      empty: { url: empty.url, ready: (page: Page) => page.getByRole('heading').waitFor() },
      login: {
        url: `${origin}/login`,
        ready: (page: Page) => page.getByLabel('Email', { exact: true }).waitFor(),
      },
      list: {
        url: `${origin}/montage`,
        ready: (page: Page) => page.locator(montageLinks).nth(9).waitFor(),
        drawn: { selector: montageLinks, count: 10 },
        context: { storageState: signedIn },
      },
    };
    const loads: Record<keyof typeof pages, PageLoad[]> = { empty: [], login: [], list: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const [name, { url, ...options }] of Object.entries(pages)) {
        loads[name as keyof typeof pages].push(await loadPage(browser, url, { cpuSlowdown, ...options }));
      }
    }

    const editor = await loadPage(browser, editorUrl, {
      cpuSlowdown: 1,
      ready: (page) => page.getByText('SECTIONS TABLE', { exact: true }).first().waitFor(),
      context: { storageState: signedIn },
    });
    const listScripts = new Set(loads.list.flatMap((load) => load.scripts.map(({ path }) => path)));
    const editorBytes = bytes(editor, (path) => !listScripts.has(path));

    const lcpMs = (name: keyof typeof pages) => median(loads[name].map((load) => load.lcpMs));
    const loginBytes = median(loads.login.map((load) => bytes(load, (path) => !isIdentity(path))));
    const identityBytes = median(loads.login.map((load) => bytes(load, isIdentity)));
    const loginRatio = lcpMs('login') / lcpMs('empty');
    const listRatio = lcpMs('list') / lcpMs('empty');
    const rowsMs = median(loads.list.map(({ drawnMs }) => drawnMs ?? Infinity));
    const rowsRatio = rowsMs / lcpMs('empty');
    const kB = (value: number) => `${(value / 1_000).toFixed(1)} kB`;
    const paint = (name: keyof typeof pages, ratio: number) =>
      `${ratio.toFixed(2)} (${lcpMs(name).toFixed(0)} ms)`;
    const rows: Judged[] = [
      {
        figure: '/login, JavaScript (gzip)',
        measured: kB(loginBytes),
        budget: kB(budgets.loginScriptBytes),
        met: loginBytes <= budgets.loginScriptBytes,
      },
      {
        figure: '/login, identity library (gzip), separate',
        measured: kB(identityBytes),
        budget: kB(budgets.identityScriptBytes),
        met: identityBytes > 0 && identityBytes <= budgets.identityScriptBytes,
      },
      {
        figure: '/login, largest contentful paint : empty page',
        measured: paint('login', loginRatio),
        budget: budgets.loginPaintRatio.toFixed(1),
        met: loginRatio <= budgets.loginPaintRatio,
      },
      {
        figure: '/montage, largest contentful paint (its skeleton) : empty page',
        measured: paint('list', listRatio),
        budget: budgets.listPaintRatio.toFixed(1),
        met: listRatio <= budgets.listPaintRatio,
      },
      {
        figure: '/montage, ten rows drawn : paint of the empty page',
        measured: `${rowsRatio.toFixed(2)} (${rowsMs.toFixed(0)} ms)`,
        budget: budgets.listRowsRatio.toFixed(1),
        met: rowsRatio <= budgets.listRowsRatio,
      },
    ];
    say(
      `First load, cold, CPU slowed ${cpuSlowdown}x, medians of ${runs}; empty React page ${lcpMs('empty').toFixed(0)} ms`,
    );
    const met = printJudged(rows);
    say(`/montage/edit adds ${kB(editorBytes)} of JavaScript (gzip) to that of /montage.`);
    return met;
  } finally {
    await browser.close();
    await Promise.all([application.close(), empty.close()]);
    rmSync(folder, { recursive: true, force: true });
  }
}
