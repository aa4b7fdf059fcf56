import { readDocuments } from '@/documents/in-worker/in-worker';
import { readDocuments as readInPage } from '@/documents/understanding/read-documents';

export interface Reading {
  ms: number;
  /** The longest delay of a timer of the page during the reading. */
  longestGapMs: number;
  /** The delay at the end, when the result is transferred. */
  lastGapMs: number;
  stations: number;
}

export interface Readings {
  /** The idle page, for as long as the worker took. */
  idleGapMs: number;
  inWorker: Reading;
  inPage: Reading;
}

declare global {
  interface Window {
    /** `document` in base 64. */
    measureReading(name: string, document: string): Promise<Readings>;
  }
}

async function longestGap<T>(
  work: () => Promise<T>,
): Promise<{ result: T; ms: number; longestGapMs: number; lastGapMs: number }> {
  const began = performance.now();
  let last = began;
  let longestGapMs = 0;
  const look = () => {
    const now = performance.now();
    longestGapMs = Math.max(longestGapMs, now - last);
    last = now;
  };
  const timer = setInterval(look);
  const result = await work();
  const lastGapMs = performance.now() - last;
  look();
  clearInterval(timer);
  return { result, ms: performance.now() - began, longestGapMs, lastGapMs };
}

window.measureReading = async (name, document) => {
  const bytes = Uint8Array.from(atob(document), (char) => char.charCodeAt(0));
  const documents = [{ name, classification: 'Well Trajectory' as const, bytes }];
  const reading = async (read: typeof readDocuments): Promise<Reading> => {
    const { result, ms, longestGapMs, lastGapMs } = await longestGap(() => read(documents));
    return { ms, longestGapMs, lastGapMs, stations: result.survey?.stations.length ?? 0 };
  };
  const inWorker = await reading((given) => readDocuments(given));
  const idle = await longestGap(() => new Promise((resolve) => setTimeout(resolve, inWorker.ms)));
  return { idleGapMs: idle.longestGapMs, inWorker, inPage: await reading((given) => readInPage(given)) };
};
