import { expect, it, vi } from 'vitest';
import { createExportQueue, NoFileError, type ExportTask, type NamedFile } from './export-queue';

type Making = Parameters<ExportTask['start']>[0];
type Made = Awaited<ReturnType<ExportTask['start']>>;

/** An export that the test itself brings to its end. */
function task(title: string) {
  const runs: (Making & { done: (file: Made) => void; fail: (error: Error) => void })[] = [];
  const start = (making: Making) =>
    new Promise<Made>((done, fail) => {
      runs.push({ ...making, done, fail });
    });
  return { title, start, runs };
}

const made = (name: string): Made => ({ name, type: 'text/plain', bytes: new TextEncoder().encode(name) });

function open() {
  const save = vi.fn<(file: NamedFile) => void>();
  const queue = createExportQueue(save);
  const stages = () => queue.state().entries.map(({ title, stage }) => `${title} ${stage.status}`);
  return { queue, save, stages, saved: () => save.mock.calls.map(([{ name }]) => name) };
}

it('makes one file after the other and saves each once it is there', async () => {
  const { queue, stages, saved, save } = open();
  const [a, b] = [task('A'), task('B')];
  queue.add(a);
  queue.add(b);
  expect(stages()).toEqual(['A running', 'B waiting']);
  expect(b.runs).toEqual([]);
  a.runs[0]!.onProgress({ done: 1, of: 4 });
  expect(queue.state().entries[0]!.stage).toMatchObject({ progress: { done: 1, of: 4 } });
  a.runs[0]!.done(made('a.pdf'));
  await vi.waitFor(() => expect(stages()).toEqual(['A done', 'B running']));
  expect(saved()).toEqual(['a.pdf']);
  await expect(save.mock.calls[0]![0].content.text()).resolves.toBe('a.pdf');
  queue.saveAgain(queue.state().entries[0]!.id);
  expect(saved()).toEqual(['a.pdf', 'a.pdf']);
});

it('stops a cancelled export, saves nothing of it, and continues with the next', async () => {
  const { queue, stages, saved } = open();
  const [a, b] = [task('A'), task('B')];
  queue.add(a);
  queue.add(b);
  queue.remove(queue.state().entries[0]!.id);
  expect(a.runs[0]!.signal.aborted).toBe(true);
  expect(stages()).toEqual(['B running']);
  a.runs[0]!.done(made('a.pdf'));
  b.runs[0]!.done(made('b.pdf'));
  await vi.waitFor(() => expect(stages()).toEqual(['B done']));
  expect(saved()).toEqual(['b.pdf']);
});

it('reports why one failed, tries it again, and does not block the others meanwhile', async () => {
  const { queue, stages, saved } = open();
  const [a, b] = [task('A'), task('B')];
  queue.add(a);
  a.runs[0]!.fail(new Error('The montage has no depths.'));
  await vi.waitFor(() => expect(queue.state().said).toBe('A: The montage has no depths.'));
  queue.add(b);
  expect(stages()).toEqual(['A failed', 'B running']);
  queue.retry(queue.state().entries[0]!.id);
  expect(stages()).toEqual(['A waiting', 'B running']);
  b.runs[0]!.done(made('b.pdf'));
  await vi.waitFor(() => expect(stages()).toEqual(['A running', 'B done']));
  a.runs[1]!.done(made('a.pdf'));
  await vi.waitFor(() => expect(saved()).toEqual(['b.pdf', 'a.pdf']));
});

it('keeps three files at most', async () => {
  const { queue, stages } = open();
  for (const name of ['A', 'B', 'C', 'D', 'E']) {
    const one = task(name);
    queue.add(one);
    one.runs[0]!.done(made(`${name}.pdf`));
    await vi.waitFor(() => expect(stages().at(-1)).toBe(`${name} done`));
  }
  expect(stages()).toEqual(['C done', 'D done', 'E done']);
  queue.clear();
  expect(stages()).toEqual([]);
});

it('does not try again what cannot come right', async () => {
  const { queue, stages } = open();
  const a = task('A');
  queue.add(a);
  a.runs[0]!.fail(new NoFileError('There is nothing in it.'));
  await vi.waitFor(() => expect(stages()).toEqual(['A failed']));
  const { id, stage } = queue.state().entries[0]!;
  expect(stage).toMatchObject({ why: 'There is nothing in it.', mayRetry: false });
  queue.retry(id);
  expect([stages(), a.runs.length]).toEqual([['A failed'], 1]);
});
