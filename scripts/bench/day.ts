import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import { runnerImport } from 'vite';
import { buildProduction } from '../build-journeys.ts';
import { findOrInstallChromium } from '../find-chromium.ts';
import { compiledCodeBytes } from './day/compiled-code.ts';
import { editsOf } from './day/edits.ts';
import { exportKinds, putExportsAway } from './day/exports.ts';
import { takeFigures, type Figures } from './day/figures.ts';
import { backHome, spendHour, type HourPlan } from './day/hour.ts';
import type { DayOrigin, startDayOrigin } from './day/origin.ts';
import { reportDay, type DayFigures, type Hour } from './day/report.ts';
import { signIn, toList, untilSaved } from './day/screens.ts';
import { installWatch } from './day/watch.ts';

/** The work of a day. For a quick check, a tenth of it (`DAY_SHARE=0.1`) is enough. */
const day = { hours: 8, edits: 10_000, saves: 200, exports: 20 };
const share = Number(process.env.DAY_SHARE ?? 1);
/**
 * Hours with rare actions: the large montage, and a new session. The last hour and the one before the start are both
 * such hours: a new session has no menu that was already opened and stays in the page.
 */
const rareHours = [2, 5, 7];
const port = 4179;
const hourMs = 60 * 60_000;
/** A download's object URL is kept for a minute. */
const longestUrlMs = 70_000;
const restMs = 500;

/** The warm-up ends with an hour that adds less than this share of the heap. */
const warming = { mostHours: 5, leastGrowth: 0.02 };

function isWarm(hours: readonly Figures[]): boolean {
  const [before, last] = hours.slice(-2);
  return (
    before !== undefined &&
    last !== undefined &&
    last.heapBytes < before.heapBytes * (1 + warming.leastGrowth)
  );
}

interface OriginModule {
  startDayOrigin: typeof startDayOrigin;
}

/** Through Vite, because the mock backend is written for it (path aliases). */
async function startOrigin(dir: string): Promise<DayOrigin> {
  const { module } = await runnerImport<OriginModule>('./scripts/bench/day/origin.ts', {
    configFile: false,
    resolve: { alias: { '@': join(process.cwd(), 'src') } },
  });
  return module.startDayOrigin(dir, port);
}

const untilToastsGone = (page: Page) =>
  page
    .locator('[data-portal]')
    .getByText('Montage saved successfully!')
    .first()
    .waitFor({ state: 'hidden', timeout: 60_000 });

async function untilUrlsGone(page: Page): Promise<void> {
  const held = () => page.evaluate(async () => (await window.watchOfDay!.held()).objectUrls);
  const deadline = Date.now() + longestUrlMs;
  while ((await held()) > 0 && Date.now() < deadline) await page.waitForTimeout(1_000);
}

const upTo = (total: number, hour: number) => Math.round((total * share * hour) / day.hours);
/** Divides `total` among the hours without a remainder. */
const inHour = (total: number, hour: number) => upTo(total, hour + 1) - upTo(total, hour);

async function spendDay(page: Page, devtools: CDPSession, origin: DayOrigin): Promise<DayFigures> {
  let screens = 0;
  let open: Figures | undefined;
  const spend = async (plan: HourPlan): Promise<Figures> => {
    await spendHour(page, plan, {
      beforeLeaving: async () => {
        await untilToastsGone(page);
        open = await takeFigures(page, devtools);
      },
      onScreen: () => {
        screens += 1;
      },
    });
    await putExportsAway(page);
    await origin.putBack();
    // A pending call carries the token of the hour before, which is no longer valid in the next one.
    await page.waitForTimeout(restMs);
    await page.evaluate((ms) => window.watchOfDay!.moveDate(ms), hourMs);
    origin.moveClock(hourMs);
    await backHome(page);
    screens += 1;
    await untilSaved(page);
    await untilToastsGone(page);
    return takeFigures(page, devtools);
  };
  const planOf = (hour: number): HourPlan => ({
    hour,
    edits: inHour(day.edits, hour),
    saves: inHour(day.saves, hour),
    exports: inHour(day.exports, hour),
    exportsBefore: upTo(day.exports, hour),
    withRarities: rareHours.includes(hour),
  });

  await toList(page);
  await backHome(page);
  // Code that is loaded and compiled on first or frequent use is not a leak: the day starts when one more of these
  // hours adds next to nothing. A continuous leak never reaches that, and the day still shows it.
  const warmUp: Figures[] = [];
  while (warmUp.length < warming.mostHours && !isWarm(warmUp)) {
    console.error(`Day: hour ${warmUp.length + 1} before the start`);
    warmUp.push(await spend({ ...planOf(0), exports: exportKinds, withRarities: true }));
  }
  await untilUrlsGone(page);
  const before = { edits: await editsOf(page), screens };
  const rest = await takeFigures(page, devtools);
  const nothingYet = { edits: 0, saves: 0, screens: 0, exports: 0 };
  const hours: Hour[] = [{ name: 'start', ...nothingYet, rest }];
  const compiledAtStart = await compiledCodeBytes(devtools);

  for (let hour = 0; hour < day.hours; hour += 1) {
    console.error(`Day: hour ${hour + 1} of ${day.hours}`);
    let at = await spend(planOf(hour));
    if (hour === day.hours - 1) {
      await untilUrlsGone(page);
      at = await takeFigures(page, devtools);
    }
    hours.push({
      name: String(hour + 1),
      edits: (await editsOf(page)) - before.edits,
      saves: upTo(day.saves, hour + 1),
      screens: screens - before.screens,
      exports: upTo(day.exports, hour + 1),
      rest: at,
      ...(open && { open }),
    });
  }
  return { warmUp, hours, compiledBytes: [compiledAtStart, await compiledCodeBytes(devtools)] };
}

/**
 * Eight hours of use, compressed, in one tab without a reload: the memory afterwards, and what is left of
 * listeners, workers and the like. On the production bundle, with the backend in this process: its data and its log are not part
 * of the page.
 *
 * @returns whether everything came back to what it was at the start.
 */
export async function benchDay(): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'montage-bench-'));
  const { executablePath, args } = findOrInstallChromium();
  await buildProduction(folder, port);
  const origin = await startOrigin(folder);
  const browser = await chromium.launch({ executablePath, args });
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await context.addInitScript(installWatch);
    // The picture is open only while it is used: without a graphics card it would take a day's time at each edit.
    await context.addInitScript(() => localStorage.setItem('montage.pictures-closed', 'true'));
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    page.on('dialog', (dialog) => void dialog.accept());
    const devtools = await context.newCDPSession(page);
    await signIn(page, origin.url);
    return reportDay(await spendDay(page, devtools, origin));
  } finally {
    await browser.close();
    await origin.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
