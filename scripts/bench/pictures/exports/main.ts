import { startExport } from '@/exports/in-worker/start-export';
import { newOrder } from '@/exports/new-order';
import { largeMontage } from '@/mocks/large-montage/large-montage';
import './bench';

/** The longest gap between two turns of the page's own loop, until it is ended. */
function watchPage() {
  const { port1, port2 } = new MessageChannel();
  let last = performance.now();
  let longest = 0;
  port1.addEventListener('message', () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    port2.postMessage(null);
  });
  port1.start();
  port2.postMessage(null);
  return () => {
    port1.close();
    return longest;
  };
}

window.exportsBench = async (kind, size) => {
  const montage = largeMontage(size);
  const order = newOrder({ kind, montage, unsaved: false });
  const endWatch = watchPage();
  const startedAt = performance.now();
  let heardAt = startedAt;
  let workerSilenceMs = 0;
  const hear = () => {
    const now = performance.now();
    workerSilenceMs = Math.max(workerSilenceMs, now - heardAt);
    heardAt = now;
  };
  const file = await startExport(order, { onProgress: hear });
  hear();
  return {
    tookMs: performance.now() - startedAt,
    bytes: file.bytes.length,
    pageBlockedMs: endWatch(),
    workerSilenceMs,
  };
};
