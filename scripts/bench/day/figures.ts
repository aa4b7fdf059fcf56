import type { CDPSession, Page } from 'playwright';
import type { Held } from './watch.ts';

export interface Figures extends Held {
  heapBytes: number;
  /** The DOM and what belongs to it, in addition to the JavaScript heap. */
  domBytes: number;
  /** Arrays of bytes and long texts, in addition to the JavaScript heap. */
  buffersBytes: number;
  nodes: number;
  documents: number;
  listeners: number;
  workers: number;
}

/**
 * The first collection may leave memory that only the next one frees: finalisers, and objects that the browser frees
 * when idle.
 */
const collections = 4;

/** Collects garbage before anything is read. */
export async function takeFigures(page: Page, devtools: CDPSession): Promise<Figures> {
  // As under memory pressure: what the engine keeps only because there is room is not a leak.
  await devtools.send('Memory.simulatePressureNotification', { level: 'critical' });
  for (let collection = 0; collection < collections; collection += 1) {
    await devtools.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(100);
  }
  // Without the profiler's object tracking, which would itself keep objects alive.
  const heap = (await devtools.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    embedderHeapUsedSize?: number;
    backingStorageSize?: number;
  };
  const { documents, nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const held = await page.evaluate(() => window.watchOfDay!.held());
  return {
    ...held,
    heapBytes: heap.usedSize,
    domBytes: heap.embedderHeapUsedSize ?? 0,
    buffersBytes: heap.backingStorageSize ?? 0,
    nodes,
    documents,
    listeners: jsEventListeners,
    workers: page.workers().length,
  };
}
