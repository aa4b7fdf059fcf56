import { spyOn } from 'storybook/test';

/**
 * Stands in for the browser's workers that make files, and for no others, in a story of what asks for an export: each keeps the
 * order it is given and never answers. The making of files is shown where they are read again, and would cost a story seconds.
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
