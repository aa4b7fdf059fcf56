import { isNotOffered } from './api-error';
import { listReadings } from './generated/endpoints/montage/montage';
import type { Reading } from './generated/model';

const everyMs = 1_000;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, everyMs);
    signal.addEventListener('abort', end, { once: true });
  });

/**
 * Tells once a second how far the scanned documents are that the server reads, until `signal` ends it. Most documents are
 * read sooner, and nothing is asked. An answer that fails is asked for again with the next.
 */
export async function followReadings(
  onReadings: (readings: readonly Reading[]) => void,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    await pause(signal);
    if (signal.aborted) return;
    try {
      const readings = await listReadings({ signal });
      if (!signal.aborted) onReadings(readings);
    } catch (thrown) {
      if (isNotOffered(thrown)) return;
    }
  }
}
