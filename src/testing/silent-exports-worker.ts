import { spyOn } from 'storybook/test';

/**
 * Replaces the browser's workers that make files, and no others, in a story of an export: each keeps the order it is given and
 * never answers. Other tests make files and read them again; here that would cost seconds per story.
 */
export function silentExportsWorker() {
  const orders: unknown[] = [];
  const { Worker: Real } = window;
  spyOn(window, 'Worker').mockImplementation(function worker(url, options) {
    if (!String(url).includes('exports.worker')) return new Real(url, options);
    return {
      addEventListener: () => undefined,
      terminate: () => undefined,
      postMessage: (order: unknown) => void orders.push(order),
    } as unknown as Worker;
  });
  return orders;
}
