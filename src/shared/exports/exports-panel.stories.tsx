import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { createExportQueue, type ExportQueue, type ExportTask } from './export-queue';
import { ExportsPanel } from './exports-panel';

const meta = preview.meta({ title: 'Components/Exports under way' });

const file = (name: string) => ({ name, type: 'application/pdf', bytes: new Uint8Array([1]) });
const save = fn();

const never = (progress?: { done: number; of: number }): ExportTask['start'] => {
  return ({ onProgress }) => {
    if (progress) onProgress(progress);
    return new Promise(() => undefined);
  };
};

function queueOf(tasks: readonly ExportTask[]): ExportQueue {
  save.mockClear();
  const queue = createExportQueue(save);
  for (const task of tasks) queue.add(task);
  return queue;
}

function Screen({ tasks }: { tasks: readonly ExportTask[] }) {
  const [queue] = useState(() => queueOf(tasks));
  return (
    <main style={{ minHeight: '100vh' }}>
      <h1 tabIndex={-1} style={{ margin: 0, padding: 16, fontSize: 'var(--text-title)' }}>
        Noorderdiep-4
      </h1>
      <ExportsPanel queue={queue} />
    </main>
  );
}

/** The first is being made, how far it is known; the second waits. */
export const UnderWay = meta.story({
  render: () => (
    <Screen
      tasks={[
        { title: 'PDF programme of Noorderdiep-4', start: never({ done: 9, of: 20 }) },
        { title: 'Excel workbook of Noorderdiep-4', start: never() },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'PDF programme of Noorderdiep-4' });
    await expect(bar).toHaveAttribute('aria-valuenow', '45');
    await expect(canvas.getByText('Waiting for the one before')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel PDF programme of Noorderdiep-4' }));
    await expect(await canvas.findByRole('progressbar', { name: /^Excel workbook/ })).not.toHaveAttribute(
      'aria-valuenow',
    );
    // The button that was pressed is gone: the next one has the focus, and at last the title.
    const next = canvas.getByRole('button', { name: /^Cancel Excel workbook/ });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.click(next);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Noorderdiep-4' })).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Excel workbook of Noorderdiep-4: cancelled.'),
    );
    await expect(canvas.queryByRole('region', { name: 'Exports' })).toBeNull();
  },
});

/** Over: one is there and can be saved again, one could not be made. A name of three hundred letters keeps to two lines. */
export const Over = meta.story({
  render: () => (
    <Screen
      tasks={[
        {
          title: 'PDF programme of Noorderdiep-4',
          start: () => Promise.resolve(file('Noorderdiep-4 programme.pdf')),
        },
        {
          title: 'Well path (CSV) of Noorderdiep-4',
          start: () =>
            Promise.reject(
              new Error('The montage holds no depths, so that there is no well path to give out.'),
            ),
        },
        { title: `Poster of ${'Noorderdiep '.repeat(25)}`, start: never() },
      ]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/no well path to give out/)).toBeVisible();
    await expect(save).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Save again Noorderdiep-4 programme.pdf' }));
    await expect(save).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: /^Try again/ })).toBeVisible();
  },
});
