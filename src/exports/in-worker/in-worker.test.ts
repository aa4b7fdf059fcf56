import { describe, expect, it, vi } from 'vitest';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import type { builders } from '../builders';
import { newOrder } from '../new-order';
import type { BuildExport, ExportOrder } from '../order';
import { makeFile } from './make-file';
import type { Message } from './messages';
import { runInWorker, type ExportsWorker } from './run-in-worker';

const order = newOrder({ kind: 'workbook', montage: exampleMontage(), unsaved: false });
const file = { name: 'a.xlsx', type: 'text/plain', bytes: new Uint8Array([1, 2, 3]) };

/** A fake of the browser's worker: it receives a copy of the order, and answers as the test defines. */
function workerThat(
  acts: (worker: { say: (message: Message) => void; die: () => void; order: ExportOrder }) => void,
) {
  const events = new EventTarget();
  const terminate = vi.fn();
  const worker: ExportsWorker = {
    addEventListener: events.addEventListener.bind(events),
    terminate,
    postMessage(message: ExportOrder) {
      const copy = structuredClone(message);
      queueMicrotask(() =>
        acts({
          order: copy,
          say: (data) => events.dispatchEvent(new MessageEvent('message', { data })),
          die: () => events.dispatchEvent(new Event('error')),
        }),
      );
    },
  };
  return { start: () => worker, terminate };
}

describe('an export in a worker', () => {
  it('reports progress, returns the file, and terminates the worker', async () => {
    const onProgress = vi.fn();
    const { start, terminate } = workerThat(({ say, order: given }) => {
      expect(given).toEqual(order);
      say({ ready: true });
      say({ progress: { done: 1, of: 2 } });
      say({ file });
    });
    await expect(runInWorker(start, order, { onProgress })).resolves.toEqual(file);
    expect(onProgress.mock.calls).toEqual([[{ done: 1, of: 2 }]]);
    expect(terminate).toHaveBeenCalledOnce();
  });

  it.each([
    ['what the builder says', /^No depths\.$/, { loaded: true, failed: 'No depths.' }],
    ['that the worker did not come', /could not be loaded; check the connection/, { loaded: false }],
    ['that the worker died', /took more memory than there is/, { loaded: true }],
  ])(
    'fails with a sentence: %s',
    async (_, sentence, { loaded, failed }: { loaded: boolean; failed?: string }) => {
      const { start, terminate } = workerThat(({ say, die }) => {
        if (loaded) say({ ready: true });
        if (failed) say({ failed });
        else die();
      });
      await expect(runInWorker(start, order)).rejects.toThrow(sentence);
      expect(terminate).toHaveBeenCalledOnce();
    },
  );

  it('terminates the worker on abort, and starts none if it is already aborted', async () => {
    const stop = new AbortController();
    const { start, terminate } = workerThat(() => stop.abort());
    await expect(runInWorker(start, order, { signal: stop.signal })).rejects.toThrow(
      'The export was stopped.',
    );
    expect(terminate).toHaveBeenCalledOnce();
    const begun = vi.fn();
    await expect(runInWorker(begun, order, { signal: stop.signal })).rejects.toThrow(/stopped/);
    expect(begun).not.toHaveBeenCalled();
  });
});

describe('making a file', () => {
  const madeBy = (build: BuildExport, load = () => Promise.resolve(build)) => {
    const table: Partial<typeof builders> = { workbook: load };
    return makeFile(order, () => undefined, table);
  };

  it('returns what the builder makes, and passes on its messages', async () => {
    await expect(madeBy(() => Promise.resolve(file))).resolves.toBe(file);
    await expect(madeBy(() => Promise.reject(new Error('No depths.')))).rejects.toThrow('No depths.');
    await expect(makeFile(order, () => undefined, {})).rejects.toThrow('of the kind workbook');
  });

  it('has a message for an unexpected error', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fault = new TypeError("Cannot read properties of null (reading 'id')");
    await expect(madeBy(() => Promise.reject(fault))).rejects.toThrow(/is a fault of the application/);
    expect(log.mock.calls).toEqual([[fault]]);
    log.mockRestore();
    const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await expect(madeBy(() => Promise.resolve(file), gone)).rejects.toThrow(/check the connection/);
  });
});
