import type { Browser, BrowserContextOptions, Page } from 'playwright';

export interface PageLoad {
  /** Largest contentful paint after the start of the navigation, ms. */
  lcpMs: number;
  /** When the last element of `drawn` had been painted, ms; null if the load does not ask for any. */
  drawnMs: number | null;
  /** What came over the wire, compressed, headers excluded. */
  scripts: { path: string; bytes: number }[];
}

declare global {
  interface Window {
    largestContentfulPaintMs?: number;
    drawnMs?: number;
  }
}

/**
 * Loads one page in a browser context of its own, cold, with the CPU slowed, and reads what it cost. Nothing is typed or
 * clicked before the paint has been read: the first input ends the browser's own measurement.
 */
export async function loadPage(
  browser: Browser,
  url: string,
  options: {
    cpuSlowdown: number;
    ready: (page: Page) => Promise<unknown>;
    /** Elements whose paint is timed, and how many of them. */
    drawn?: { selector: string; count: number };
    context?: BrowserContextOptions;
  },
): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options.context });
  try {
    await context.addInitScript(() => {
      new PerformanceObserver((list) => {
        window.largestContentfulPaintMs = list.getEntries().at(-1)?.startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    if (options.drawn) {
      await context.addInitScript(({ selector, count }) => {
        new MutationObserver((_, observer) => {
          if (document.querySelectorAll(selector).length < count) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => (window.drawnMs = performance.now())));
        }).observe(document, { childList: true, subtree: true });
      }, options.drawn);
    }
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    const scripts = new Map<string, { path: string; bytes: number }>();
    await devtools.send('Network.enable');
    devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') scripts.set(requestId, { path: new URL(response.url).pathname, bytes: 0 });
    });
    devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const script = scripts.get(requestId);
      if (script) script.bytes += encodedDataLength;
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: options.cpuSlowdown });
    // Playwright adds 330 kB of script to the page before the first locator, and the slowed page has to compile it: so wait for the
    // paint first. The end of the traffic is detected from outside.
    await page.goto(url, { waitUntil: 'networkidle' });
    await options.ready(page);
    await page.waitForTimeout(300);
    const lcpMs = await page.evaluate(() => window.largestContentfulPaintMs);
    if (lcpMs === undefined) throw new Error(`${url} painted nothing that the browser measures.`);
    const drawnMs = await page.evaluate(() => window.drawnMs ?? null);
    return { lcpMs, drawnMs, scripts: [...scripts.values()] };
  } finally {
    await context.close();
  }
}
