import { expect, waitFor, within } from 'storybook/test';
import { stoppedGenerationId } from '@/mocks/seed/stopped-generation';
import { offlineNotice } from '@/testing/offline-notice';
import preview from '../../../.storybook/preview';
import {
  atGenerate,
  chooseSamples,
  creation,
  demonstration,
  generate,
  phone,
  signedInAs,
  timers,
  upload,
} from './creation-for-tests';

const meta = preview.meta({ title: 'Screens/Create montage', ...creation });

/** The uploads step before anything was chosen. */
export const Uploads = meta.story({
  tags: ['empty'],
  parameters: { demonstration },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Upload Input Documents' });
    await expect(canvas.getByRole('button', { name: /Uploads.*Step 1 of 3.*Active/ })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeEnabled();
  },
});

export const Dark = meta.story({ parameters: atGenerate, globals: { theme: 'dark' } });

export const Phone = meta.story({
  tags: ['phone'],
  globals: phone,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Upload Input Documents' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** The whole way: the sample documents, the inputs, the run, and its results. */
export const FromDocumentsToMontage = meta.story({
  parameters: { demonstration },
  play: async ({ canvas, userEvent, stage, step }) => {
    const search = () => stage.shows.router.state.location.search as Record<string, unknown>;

    await step('upload', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Use the sample documents' }));
      await canvas.findByRole('heading', { name: 'Classify Documents (5)' });
      await expect(canvas.getByLabelText('Document type of Aurora-3 mud programme.csv')).toHaveValue(
        'Mud Program',
      );
      // Files that are not uploaded count for nothing: going on asks first.
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      const unsent = within(await canvas.findByRole('dialog', { name: '5 files are not uploaded yet' }));
      await userEvent.click(unsent.getByRole('button', { name: 'Upload and go on' }));
      await canvas.findByText('Upload Complete');
      timers.elapse();
      await canvas.findByRole('heading', { name: 'Well Context Inputs' });
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Well Context Inputs' })).toHaveFocus());
      await expect(search()).toEqual({ step: 'inputs', document: expect.any(String) as string });
    });

    await step('inputs', async () => {
      const height = () => canvas.getByRole('spinbutton', { name: 'Drill Rig Floor Height (m)' });
      await canvas.findByRole('button', {
        name: 'Use 33.5 m of Aurora-3 proposal.csv and Aurora-3 trajectory.txt',
      });
      // An empty height that moves depths asks; another one than the documents have is questioned.
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      const empty = within(await canvas.findByRole('dialog', { name: 'The rig floor height is empty' }));
      await userEvent.click(empty.getByRole('button', { name: 'Use 33.5 m' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Previous' }));
      await expect(await canvas.findByText(/^As in/)).toBeVisible();
      await userEvent.clear(height());
      await userEvent.click(await canvas.findByRole('button', { name: /^Use 33\.5 m of/ }));
      await expect(height()).toHaveFocus();
      await userEvent.clear(height());
      await userEvent.type(height(), '35,0');
      await expect(await canvas.findByText(/Depths counted from that floor move by 1\.5 m/)).toBeVisible();
      await userEvent.click(await canvas.findByRole('button', { name: /^Use 33\.5 m of/ }));
      await expect(height()).toHaveValue('33.5');
      await userEvent.click(canvas.getByText('Vertical'));
      await userEvent.click(canvas.getByRole('button', { name: /^Use Deviated of/ }));
      const deviated = canvas.getByRole('radio', { name: 'Deviated' });
      await expect(deviated).toBeChecked();
      await expect(deviated).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    });

    await step('generate', async () => {
      await canvas.findByRole('heading', { name: 'Generate Drilling Montage' });
      await expect(canvas.getByText('33.5 m')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Complete' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Generate Montage' }));
      await canvas.findByText('Montage generated.');
      await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'Open the montage' })).toHaveFocus();
    });

    await step('results', async () => {
      const table = within(canvas.getByRole('table'));
      await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
        'Section',
        'Formation',
        'TVD SS (m)',
        'TVD BDF (m)',
        'AHD BDF (m)',
        'Variance (±m)',
        'Thickness (m)',
      ]);
      const chalk = table.getByText('Chalk').closest('tr')!;
      await expect([...chalk.cells].slice(-5, -3).map((cell) => cell.textContent)).toEqual([
        '1,210.0',
        '1,243.5',
      ]);
      await expect(table.getAllByText('Section End')).toHaveLength(4);
      await expect(canvas.getByRole('link', { name: 'Open the montage' })).toBeVisible();
    });
  },
});

/** Five documents, whose types were guessed from their names. */
export const Classified = meta.story({
  tags: ['!test', 'many'],
  parameters: { demonstration },
  play: chooseSamples,
});

export const OneDocument = meta.story({
  tags: ['!test', 'one'],
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText(/Drag and drop files here/);
    await userEvent.upload(input, new File(['MD,Inc,Azi'], 'Aurora-3 trajectory.csv'));
  },
});

export const LongFileNames = meta.story({
  tags: ['!test', 'long-text'],
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText(/Drag and drop files here/);
    const names = ['Aurora-3 final well path as approved '.repeat(6), 'W'.repeat(200)];
    await userEvent.upload(
      input,
      names.map((name) => new File(['MD,Inc,Azi'], `${name}.csv`)),
    );
  },
});

export const Uploading = meta.story({
  tags: ['!test', 'loading'],
  parameters: {
    demonstration,
    world: { signedInAs, faults: [{ on: 'uploadDocuments', fault: { kind: 'hold' } }] },
  },
  play: upload,
});

export const UploadRefused = meta.story({
  tags: ['!test', 'error'],
  parameters: {
    demonstration,
    world: { signedInAs, faults: [{ on: 'uploadDocuments', fault: { kind: 'status', status: 503 } }] },
  },
  play: upload,
});

export const Inputs = meta.story({
  tags: ['!test', 'filled'],
  parameters: { route: `/montage/create?step=inputs&document=${stoppedGenerationId}` },
});

/** An unusual height gets a remark, and is used; an invalid number is reported. */
export const UnusualRigFloorHeight = meta.story({
  parameters: { route: '/montage/create?step=inputs' },
  play: async ({ canvas, userEvent }) => {
    const height = await canvas.findByRole('spinbutton', { name: 'Drill Rig Floor Height (m)' });
    await userEvent.type(height, '5000');
    await expect(canvas.getByText(/more than 1,000 m above mean sea level/)).toBeVisible();
    await userEvent.clear(height);
    await userEvent.type(height, '-5');
    await expect(canvas.getByText(/below mean sea level/)).toBeVisible();
    await expect(height).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('-5.0 m')).toBeVisible();
    // To be looked at, so not marked as completed.
    await expect(canvas.getByRole('button', { name: /^Inputs/ })).toHaveAttribute('data-state', 'warning');
  },
});

export const InputsOnAPhone = Inputs.extend({ tags: ['!test', 'phone'], globals: phone });

export const ReadyToGenerate = meta.story({ tags: ['!test', 'filled'], parameters: atGenerate });

export const Generating = meta.story({
  tags: ['!test', 'loading'],
  parameters: { ...atGenerate, world: { signedInAs, pace: { minMs: 2_000, maxMs: 2_000 } } },
  play: generate,
});

export const GenerationStopped = meta.story({
  tags: ['!test', 'error'],
  parameters: {
    ...atGenerate,
    world: {
      signedInAs,
      faults: [{ on: 'generateMontage', fault: { kind: 'drop', afterEvents: 9 } }],
    },
  },
  play: generate,
});

export const Generated = meta.story({
  tags: ['!test', 'filled'],
  parameters: atGenerate,
  play: async (context) => {
    await generate(context);
    await context.canvas.findByText(/^Montage generated/);
  },
});

export const GeneratedOnAPhone = Generated.extend({ tags: ['!test', 'phone'], globals: phone });

export const Offline = meta.story({
  tags: ['!test', 'offline'],
  parameters: { world: { signedInAs, offline: true } },
  play: offlineNotice,
});

export const NoAccess = meta.story({
  tags: ['!test', 'no-access'],
  parameters: { world: { signedInAs: 'newcomer@example.com' } },
});
