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
 * Reports once a second how far the server has read the scanned documents, until `signal` ends it. Most documents are
 * read before the first request. After a failed answer the next request asks again.
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
