import type { Browser, CDPSession, Page } from 'playwright';
import { median } from '../statistics.ts';
import type { BenchPage, Others, Size } from './protocol.ts';
import { installRenderWatch } from './render-watch.ts';

/** In rows that every table shows first. Not the first of a section, whose row the editor's programme shares. */
const editedRows = [3, 5, 7, 9, 11];
/** Three beats of the display are 50.0 ms, which the clock gives as anything from 49.9 to 50.1. */
const clockMs = 0.5;
/** A usual turn of the wheel: most of a screen. */
const wheelStepPx = 800;
const mostWheelSteps = 500;

interface Visit {
  browser: Browser;
  url: string;
  size: Size;
  /** 1 leaves the CPU alone. */
  cpuSlowdown: number;
}

async function inPage<T>(
  { browser, url, size, cpuSlowdown }: Visit,
  work: (page: Page, devtools: CDPSession) => Promise<T>,
  beforePage?: () => void,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    if (beforePage) await context.addInitScript(beforePage);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const failed = new Promise<never>((_resolve, reject) => {
      page.on('pageerror', (error) => reject(new Error(`${url}: ${error.message}`)));
    });
    // Only the race below handles a rejection.
    failed.catch(() => undefined);
    const devtools = await context.newCDPSession(page);
    const done = async () => {
      await page.goto(url);
      await ask(page, 'prepare', size);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
      return work(page, devtools);
    };
    return await Promise.race([done(), failed]);
  } finally {
    await context.close();
  }
}

/** Calls a function of `window.bench`. */
async function ask<Name extends keyof BenchPage>(
  page: Page,
  name: Name,
  ...given: Parameters<BenchPage[Name]>
): Promise<Awaited<ReturnType<BenchPage[Name]>>> {
  const answer = await page.evaluate(
    ([called, values]) => {
      if (!window.bench) throw new Error('The page presents nothing to the bench.');
      const named = window.bench[called as keyof BenchPage] as (...all: unknown[]) => unknown;
      return named(...(values as unknown[]));
    },
    [name, given] as const,
  );
  return answer as Awaited<ReturnType<BenchPage[Name]>>;
}

/**
 * Lets the table finish deferred work, so that it does not count for the next edit. Uses the page's own timer, which
 * fires only when the page is free; an idle callback would never fire without vsync.
 */
const settle = (page: Page, pauseMs = 60) =>
  page.evaluate((ms) => new Promise<void>((resolve) => setTimeout(resolve, ms)), pauseMs);

/** Opens a range for overwriting. In a table that opens on the click alone F2 changes nothing. */
async function openRange(page: Page, row: number): Promise<void> {
  const { x, y } = await ask(page, 'middleOf', row);
  await page.mouse.click(x, y);
  await page.keyboard.press('F2');
  await page.waitForFunction(() => document.activeElement?.matches('input, textarea'));
  await page.keyboard.press('Control+A');
  await settle(page);
}

export interface Times {
  mountMs: number;
  /** The medians of the commits and the keystrokes of one visit. */
  commitMs: number;
  keystrokeMs: number;
  /** The JavaScript heap after the mount and a garbage collection. */
  heapBytes: number;
}

async function heapBytes(devtools: CDPSession): Promise<number> {
  // The first collection may leave memory that only the next one frees, through finalisers.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

/** Mounts the table in a page of its own and edits some ranges, with real keys. */
export function timeEdits(visit: Visit): Promise<Times> {
  return inPage(visit, async (page, devtools) => {
    const mountMs = await ask(page, 'mount');
    await settle(page, 500);
    const heap = await heapBytes(devtools);
    const keystrokes: number[] = [];
    const commits: number[] = [];
    for (const [index, row] of editedRows.entries()) {
      await openRange(page, row);
      const text = String(137 + index);
      for (let length = 1; length <= text.length; length += 1) {
        await ask(page, 'time', { input: text.slice(0, length) });
        await page.keyboard.press(text[length - 1]!);
        keystrokes.push(await ask(page, 'elapsed'));
        await settle(page);
      }
      await ask(page, 'time', { cell: row, text: `${text}.0` });
      await page.keyboard.press('Enter');
      commits.push(await ask(page, 'elapsed'));
      await settle(page);
    }
    return { mountMs, heapBytes: heap, commitMs: median(commits), keystrokeMs: median(keystrokes) };
  });
}

export interface Scroll {
  longestMs: number;
  over50Ms: number;
}

/** Turns the wheel from the first row to the last. */
export function timeScroll(visit: Visit): Promise<Scroll> {
  return inPage(visit, async (page) => {
    await ask(page, 'mount');
    await settle(page);
    await page.mouse.move(720, 450);
    await ask(page, 'recordFrames');
    for (let step = 0; !(await ask(page, 'isAtEnd')); step += 1) {
      if (step === mostWheelSteps) throw new Error(`${visit.url}: the last row was not reached.`);
      await page.mouse.wheel(0, wheelStepPx);
    }
    const frames = await ask(page, 'frames');
    return { longestMs: Math.max(...frames), over50Ms: frames.filter((ms) => ms > 50 + clockMs).length };
  });
}

/** Commits one range and reports its effect on the other sections. Measures no time, because it watches React. */
export function watchCommit(visit: Visit): Promise<Others> {
  return inPage(
    visit,
    async (page) => {
      await ask(page, 'mount');
      await settle(page);
      await openRange(page, editedRows[0]!);
      await page.keyboard.type('137');
      await ask(page, 'watchOthers', editedRows[0]!);
      await ask(page, 'time', { cell: editedRows[0]!, text: '137.0' });
      await page.keyboard.press('Enter');
      await ask(page, 'elapsed');
      await settle(page);
      return ask(page, 'others');
    },
    installRenderWatch,
  );
}

/** The cost of an empty page. */
export async function emptyHeapBytes(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url);
    return await heapBytes(await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}
