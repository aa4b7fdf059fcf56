import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { montageFileText } from '@/exports/montage-file/montage-file';

const meta = preview.meta({
  title: 'Components/Create montage/Montage file',
  parameters: { route: '/montage/create', world: { signedInAs: 'engineer@example.com' } },
});

const file = (text = montageFileText(exampleMontage())) =>
  new File([text], 'Aurora-3 montage.json', { type: 'application/json' });

/** A chosen file becomes a montage of this server and opens in the editor. An invalid file is named with the reason. */
export const Opened = meta.story({
  play: async ({ canvas, userEvent, stage, step }) => {
    const input = await canvas.findByLabelText('Have a montage file? Open it');
    await step('an invalid file', async () => {
      await userEvent.upload(input, file('{"format":"montage","version":7}'));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'Aurora-3 montage.json was not opened. The file was written by a newer version of the application.',
      );
    });
    await step('a montage file', async () => {
      await userEvent.upload(input, file());
      await waitFor(() =>
        expect(stage.shows.router.state.location.pathname).toMatch(/^\/montage\/edit\/\w+$/),
      );
      await expect(await canvas.findByRole('heading', { level: 1, name: /Aurora-3/ })).toBeVisible();
    });
  },
});

/** Dropped among documents, it is offered and not uploaded. This server does not import montages, and a message says so. */
export const DroppedAndNotTaken = meta.story({
  tags: ['error'],
  parameters: {
    world: {
      signedInAs: 'engineer@example.com',
      faults: [{ on: 'importMontage', fault: { kind: 'status', status: 405 } }],
    },
  },
  play: async ({ canvas, userEvent, step }) => {
    const area = await canvas.findByText('Drag and drop files here, or click to choose them');
    await step('the area for documents offers it', async () => {
      const survey = new File(['MD,Inc,Azi'], 'Aurora-3 trajectory.csv');
      const dataTransfer = new DataTransfer();
      for (const each of [survey, file()]) dataTransfer.items.add(each);
      // The library's own events carry no files in a browser.
      area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
      await canvas.findByText('Classify Documents (1)');
      await expect(await canvas.findByRole('button', { name: 'Open the montage file' })).toBeVisible();
    });
    await step('and the refusal leaves it on offer', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open the montage file' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'This server does not take montage files.',
      );
      await userEvent.click(canvas.getByRole('button', { name: 'Leave it' }));
      await expect(canvas.queryByText(/Aurora-3 montage\.json/)).toBeNull();
      await expect(canvas.getByText('Classify Documents (1)')).toBeVisible();
    });
  },
});

/** A session that has ended: the chosen file waits next to the sign-in link, and is not chosen again. */
export const SessionEnded = meta.story({
  tags: ['error'],
  parameters: {
    world: {
      signedInAs: 'engineer@example.com',
      faults: [{ on: 'importMontage', fault: { kind: 'status', status: 401 }, calls: { only: 1 } }],
    },
  },
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.upload(await canvas.findByLabelText('Have a montage file? Open it'), file());
    await expect(await canvas.findByRole('link', { name: 'Sign in in a new tab' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the montage file' }));
    await waitFor(() => expect(stage.shows.router.state.location.pathname).toMatch(/^\/montage\/edit\/\w+$/));
  },
});
