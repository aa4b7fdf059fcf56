import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/api-error';
import type { DocumentRecognition } from '@/api/generated/model';
import { createRecognitionQueue, fileId, type Previews } from './recognition-queue';

const recognition: DocumentRecognition = {
  kind: 'text',
  classification: 'Well Trajectory',
  because: 'it holds a survey of 3 stations',
  holds: ['survey, 3 stations, MD 0 to 100 m'],
  refused: null,
  not_understood: [],
};

const fileOf = (name: string, size = 10) => {
  const file = new File(['x'], name, { lastModified: 1 });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

const answered = (status: number) => new ApiError(`${status}`, { kind: 'http', status });

/** A queue whose requests the test answers. */
function setUp() {
  let previews: Previews = new Map();
  const asked: { name: string; signal: AbortSignal; answer(): void; fail(thrown: unknown): void }[] = [];
  const queue = createRecognitionQueue({
    ask: (file, signal) =>
      new Promise((resolve, reject) =>
        asked.push({ name: file.name, signal, answer: () => resolve(recognition), fail: reject }),
      ),
    onChange: (now) => (previews = now),
  });
  /** Resolves when the answer has arrived. */
  const settled = () => new Promise<void>((resolve) => void setTimeout(resolve));
  const phases = () => Object.fromEntries([...previews].map(([id, { phase }]) => [id.split(':')[0], phase]));
  return { queue, asked, settled, phases, names: () => asked.map(({ name }) => name) };
}

describe('asking what the chosen files hold', () => {
  it('asks about two at a time, in their order', async () => {
    const { queue, asked, names, settled, phases } = setUp();
    queue.follow(['a', 'b', 'c', 'd'].map((name) => fileOf(name)));
    expect(names()).toEqual(['a', 'b']);
    expect(phases()).toEqual({ a: 'recognising', b: 'recognising', c: 'recognising', d: 'recognising' });
    asked[1]!.answer();
    await settled();
    expect(names()).toEqual(['a', 'b', 'c']);
    expect(phases()).toMatchObject({ a: 'recognising', b: 'recognised', c: 'recognising' });
  });

  it('asks about what is read in a moment first, and lets no document wait for a scan', async () => {
    const { queue, names, phases } = setUp();
    const large = 2 * 1024 * 1024;
    queue.follow([fileOf('a.png'), fileOf('b.pdf', large), fileOf('c.pdf', large), fileOf('d.csv')]);
    expect(names()).toEqual(['d.csv', 'b.pdf']);
    queue.hear([{ document: 'b.pdf', pages_read: 0, pages: 12, seconds_left: null }]);
    expect(names()).toEqual(['d.csv', 'b.pdf', 'c.pdf']);
    expect(phases()).toMatchObject({ 'a.png': 'recognising', 'b.pdf': 'recognising' });
  });

  it('stops reading a scan until it is requested again', async () => {
    const { queue, asked, names, settled, phases } = setUp();
    const scan = fileOf('scan.pdf');
    queue.follow([scan]);
    queue.cancel(scan);
    expect(asked[0]!.signal.aborted).toBe(true);
    asked[0]!.fail(new Error('aborted'));
    await settled();
    expect(phases()).toEqual({ 'scan.pdf': 'cancelled' });
    queue.follow([scan, fileOf('b')]);
    expect(names()).toEqual(['scan.pdf', 'b']);
    queue.retry(scan);
    expect(names()).toEqual(['scan.pdf', 'b', 'scan.pdf']);
  });

  it('stops reading a file that is removed, and continues with the next', async () => {
    const { queue, asked, names, settled, phases } = setUp();
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => fileOf(name)) as [File, File, File, File];
    queue.follow([a, b, c, d]);
    queue.follow([b, d]);
    expect(asked[0]!.signal.aborted).toBe(true);
    expect(asked[1]!.signal.aborted).toBe(false);
    expect(names()).toEqual(['a', 'b', 'd']);
    asked[0]!.answer();
    await settled();
    expect(phases()).toEqual({ b: 'recognising', d: 'recognising' });
    queue.follow([]);
    expect(asked.every(({ signal }) => signal.aborted)).toBe(true);
  });

  it('asks about a file once, also when it is taken out and chosen again', async () => {
    const { queue, asked, names, settled, phases } = setUp();
    const a = fileOf('a');
    queue.follow([a]);
    queue.follow([a, fileOf('b')]);
    asked[0]!.answer();
    await settled();
    queue.follow([]);
    queue.follow([fileOf('a')]);
    expect(names()).toEqual(['a', 'b']);
    expect(phases()).toEqual({ a: 'recognised' });
    queue.follow([fileOf('a', 11)]);
    expect(names()).toEqual(['a', 'b', 'a']);
  });

  it.each([404, 405, 501])(
    'asks no more after a %d, which says that no preview is offered',
    async (status) => {
      const { queue, asked, names, settled, phases } = setUp();
      const files = ['a', 'b', 'c'].map((name) => fileOf(name));
      queue.follow(files);
      asked[0]!.fail(answered(status));
      await settled();
      queue.follow([...files, fileOf('d')]);
      expect(names()).toEqual(['a', 'b']);
      expect(asked[1]!.signal.aborted).toBe(true);
      expect(phases()).toEqual({});
    },
  );

  it('asks again about a failed file only on request', async () => {
    const { queue, asked, names, settled, phases } = setUp();
    const [a, b, c] = ['a', 'b', 'c'].map((name) => fileOf(name)) as [File, File, File];
    queue.follow([a, b, c]);
    asked[0]!.fail(answered(429));
    asked[1]!.fail(new ApiError('Network error', { kind: 'network' }));
    await settled();
    expect(phases()).toEqual({ a: 'failed', b: 'failed', c: 'recognising' });
    queue.retry(c);
    queue.retry(a);
    expect(names()).toEqual(['a', 'b', 'c', 'a']);
    asked[3]!.answer();
    await settled();
    expect(phases()).toMatchObject({ a: 'recognised', b: 'failed' });
  });

  it('keeps the answer that is known while a corrected file is asked about again', async () => {
    const { queue, asked, names, settled, phases } = setUp();
    const a = fileOf('a');
    queue.follow([a]);
    queue.again(a);
    expect(names()).toEqual(['a']);
    asked[0]!.answer();
    await settled();
    queue.again(a);
    expect(names()).toEqual(['a', 'a']);
    expect(phases()).toEqual({ a: 'recognised' });
  });

  it('sends no large file, and takes the word of a server that allows less', async () => {
    const { queue, asked, names, settled, phases } = setUp();
    const megabyte = 1024 * 1024;
    queue.follow([fileOf('large', 10 * megabyte + 1), fileOf('small', 10 * megabyte)]);
    expect(names()).toEqual(['small']);
    asked[0]!.fail(answered(413));
    await settled();
    expect(phases()).toEqual({ large: 'too large', small: 'too large' });
  });

  it('takes a file that was changed meanwhile for another', () => {
    const before = new File(['x'], 'a', { lastModified: 1 });
    expect(fileId(new File(['x'], 'a', { lastModified: 1 }))).toBe(fileId(before));
    expect(fileId(new File(['x'], 'a', { lastModified: 2 }))).not.toBe(fileId(before));
  });
});
