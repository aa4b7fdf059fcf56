import { expect, waitFor, within } from 'storybook/test';
import { offlineNotice } from '@/testing/offline-notice';
import type { StoryContext } from '@storybook/react-vite';
import preview from '../../../.storybook/preview';
import { holdTimers, type HeldTimers } from '@/testing/hold-timers';
import { sampleDocuments } from '@/mocks/samples/samples';
import { stoppedGenerationId } from '@/mocks/seed/stopped-generation';

const demonstration = {
  accounts: [],
  reset: () => Promise.resolve(),
  sampleDocuments: () =>
    Promise.resolve(sampleDocuments().map(({ name, type, text }) => new File([text], name, { type }))),
};

let timers: HeldTimers;

const meta = preview.meta({
  title: 'Screens/Create montage',
  // The delays after which the screen continues automatically: 'Processing', the next step, the toast's end, the editor.
  beforeEach: () => {
    timers = holdTimers((ms) => ms === 4_000 || ms === 1_500 || ms === 5_000 || (ms > 2_000 && ms <= 3_000));
    return timers.release;
  },
  parameters: { route: '/montage/create', world: { signedInAs: 'engineer@example.com' } },
});

const atGenerate = { route: `/montage/create?step=generate&document=${stoppedGenerationId}` };
const signedInAs = 'engineer@example.com';
const phone = { viewport: { value: 'phone', isRotated: false } };

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

/** The montage opens automatically three seconds after it was made. */
export const OpensAutomatically = meta.story({
  parameters: { route: `/montage/create?step=inputs&document=${stoppedGenerationId}` },
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.type(await canvas.findByLabelText('Drill Rig Floor Height (m)'), '33.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate now' }));
    await canvas.findByText('Montage generated.');
    await expect(await canvas.findByRole('link', { name: 'Open now' })).toBeVisible();
    timers.elapse();
    await waitFor(() =>
      expect(stage.shows.router.state.location.pathname).toBe(`/montage/edit/${stoppedGenerationId}`),
    );
  },
});

/** Unusable files are refused by name, and the rest kept; a file without a suggested type waits for one. */
export const RefusedFiles = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Upload Input Documents' });
    const input = canvas.getByLabelText(/Drag and drop files here/);
    const survey = new File(['MD,Inc,Azi'], 'F-12.txt');
    // The browser's dialog has an option to show all files, so the input's filter is not protection.
    const choose = userEvent.setup({ applyAccept: false });
    await choose.upload(input, [
      survey,
      new File(['x'], 'photo.gif'),
      new File([], 'empty.csv'),
      new File(['y'], 'mud.pdf'),
    ]);
    await expect(await canvas.findByText('2 files were not added')).toBeVisible();
    await canvas.findByRole('heading', { name: 'Classify Documents (2)' });

    const upload = canvas.getByRole('button', { name: 'Upload 2 Document(s)' });
    await expect(upload).toBeDisabled();
    await expect(canvas.getByText('(Select all document types)')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Document type of F-12.txt'), 'Well Trajectory');
    await expect(upload).toBeEnabled();
    await expect(canvas.queryByText('(Select all document types)')).toBeNull();

    await choose.upload(input, [survey]);
    await expect(await canvas.findByText(/already in the list/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Classify Documents (2)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove mud.pdf' }));
    await expect(canvas.getByRole('button', { name: 'Upload 1 Document(s)' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove F-12.txt' }));
    await expect(input).toHaveFocus();
  },
});

/** A failed upload keeps the files and their types, and the next try goes through. */
export const UploadFails = meta.story({
  parameters: {
    demonstration,
    world: {
      signedInAs,
      faults: [{ on: 'uploadDocuments', fault: { kind: 'status', status: 503 }, calls: { only: 1 } }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the sample documents' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 5 Document(s)' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server answered 503.');
    await expect(canvas.getByLabelText('Document type of Aurora-3 proposal.csv')).toHaveValue(
      'Well Proposal',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Upload Complete')).toBeVisible();
  },
});

/** The sign-in ended: it can be renewed in another tab, and the chosen files stay. */
export const SessionEnded = meta.story({
  parameters: {
    demonstration,
    world: { signedInAs, faults: [{ on: 'uploadDocuments', fault: { kind: 'status', status: 401 } }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the sample documents' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 5 Document(s)' }));
    const link = await canvas.findByRole('link', { name: 'Sign in in a new tab' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('heading', { name: 'Classify Documents (5)' })).toBeVisible();
  },
});

/** A running upload can be cancelled; leaving meanwhile asks. */
export const UploadUnderWay = meta.story({
  parameters: {
    demonstration,
    world: { signedInAs, faults: [{ on: 'uploadDocuments', fault: { kind: 'hold' } }] },
  },
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the sample documents' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 5 Document(s)' }));
    await expect(await canvas.findByText('Uploading 5 file(s)...')).toBeVisible();
    // The pressed button is gone; a keyboard continues from its place.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel upload' })).toHaveFocus();

    void stage.shows.router.navigate({ to: '/montage' });
    const dialog = within(await canvas.findByRole('dialog', { name: 'Leave this page?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Stay on this page' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());

    timers.elapse();
    await expect(await canvas.findByText('Processing 5 file(s)...')).toBeVisible();
  },
});

export const UploadCancelled = meta.story({
  parameters: UploadUnderWay.input.parameters!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the sample documents' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 5 Document(s)' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel upload' }));
    await expect(await canvas.findByText(/Upload cancelled/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Upload 5 Document(s)' })).toBeEnabled();
  },
});

/** Without an upload: the document id can be entered, and until then nothing can be generated. */
export const ManualDocumentId = meta.story({
  parameters: { route: '/montage/create?step=generate' },
  play: async ({ canvas, userEvent, stage }) => {
    await expect(await canvas.findByText('No document uploaded yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate Montage' })).toBeDisabled();
    await expect(canvas.getByText('Please enter a document ID first.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter manually' }));
    const field = canvas.getByLabelText('Document ID');
    await expect(field).toHaveFocus();
    await userEvent.type(field, '   ');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.type(field, `${stoppedGenerationId} {Enter}`);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit document ID' })).toHaveFocus());
    await expect(stage.shows.router.state.location.search).toEqual({
      step: 'generate',
      document: stoppedGenerationId,
    });
    await expect(canvas.getByRole('button', { name: 'Generate Montage' })).toBeEnabled();
  },
});

/** The stream broke: said in passing and to stay, with everything kept for the next run. */
export const GenerationBreaks = meta.story({
  parameters: {
    ...atGenerate,
    world: {
      signedInAs,
      faults: [
        { on: 'generateMontage', fault: { kind: 'drop', afterEvents: 9, held: true }, calls: { only: 1 } },
      ],
    },
  },
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate Montage' }));
    await canvas.findByText(/^5 of \d+ events$/);
    stage.world.faults.release();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Connection error. Please try again.');
    // The toasts' own code comes when the browser is idle, after three seconds at the latest.
    const toast = await within(document.body).findByText('The generation stopped');
    await waitFor(() => expect(toast).toBeVisible());
    timers.elapse();
    await expect(canvas.getByRole('progressbar', { name: 'Overall Progress' })).toBeVisible();
    await waitFor(() => expect(within(document.body).queryByText('The generation stopped')).toBeNull());
    await expect(alert).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Montage' }));
    // Without a height, the run has a failed step: it says so, and does not open.
    await canvas.findByText('Montage generated with 5 failed steps and flagged values.');
    await expect(canvas.getAllByText(/not given, and no document states it/)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the montage' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The stream of a server that numbers its events broke: it goes on where it was. */
export const GenerationReconnects = meta.story({
  parameters: {
    ...atGenerate,
    world: {
      signedInAs,
      faults: [
        {
          on: 'generateMontage',
          fault: { kind: 'interrupt', afterEvents: 9, held: true },
          calls: { only: 1 },
        },
      ],
    },
  },
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate Montage' }));
    await canvas.findByText(/^5 of \d+ events$/);
    stage.world.faults.release();
    await expect((await canvas.findAllByText('Reconnecting...'))[0]).toBeVisible();
    await canvas.findByText(/^Montage generated/);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByText('22 steps of the run')).toBeVisible();
    await expect(stage.world.db.generations.all()).toHaveLength(1);
  },
});

/** A busy server is asked again, with a notice. */
export const ServerBusy = meta.story({
  parameters: {
    route: `/montage/create?step=inputs&document=${stoppedGenerationId}`,
    world: {
      signedInAs,
      faults: [{ on: 'generateMontage', fault: { kind: 'status', status: 503 }, calls: { only: 1 } }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Drill Rig Floor Height (m)'), '33.5');
    await userEvent.click(canvas.getByRole('button', { name: 'Generate now' }));
    await expect((await canvas.findAllByText('The server is busy. Trying again in 1 s'))[0]).toBeVisible();
    await canvas.findByText('Montage generated.');
    // Reading on keeps the results open without an extra click.
    await userEvent.click(canvas.getByRole('button', { name: 'Show sources' }));
    await expect(canvas.queryByRole('button', { name: 'Stay here' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Open the montage' })).toBeVisible();
  },
});

/** A run continues while another step is open, and can be cancelled. */
export const GenerationUnderWay = meta.story({
  parameters: { ...atGenerate, world: { signedInAs, pace: { minMs: 400, maxMs: 400 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate Montage' }));
    await expect(canvas.getByText('Initializing generation process...')).toBeVisible();
    await expect(await canvas.findByText('Waiting for next update...')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByText(/of 22 events/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  },
});

export const GenerationCancelled = meta.story({
  parameters: GenerationUnderWay.input.parameters!,
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate Montage' }));
    await canvas.findByText('Waiting for next update...');
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel generation' }));
    await expect(await canvas.findByText('Generation cancelled. It can be run again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Generate Montage' })).toBeEnabled();
    await waitFor(() =>
      expect(stage.world.db.generations.all().map(({ state }) => state)).toEqual(['stopped']),
    );
  },
});

/** A run goes on when the user leaves, without a question, and is shown again where it is. */
export const GenerationGoesOn = meta.story({
  parameters: GenerationUnderWay.input.parameters!,
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Generate Montage' }));
    await canvas.findByText(/^2 of \d+ events$/);
    const { router } = stage.shows;
    await router.navigate({ to: '/forgot-password' });
    await waitFor(() => expect(canvas.queryByText('Overall Progress')).toBeNull());
    await router.navigate({
      to: '/montage/create',
      search: { step: 'generate', document: stoppedGenerationId },
    });
    await canvas.findByText(/^\d+ of 22 events$/);
    await expect(canvas.getByRole('button', { name: 'Cancel generation' })).toBeVisible();
    await expect(stage.world.db.generations.all()).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel generation' }));
  },
});

// Documentation only, not run as tests: other stories assert the same behaviour.

const chooseSamples = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Use the sample documents' }));
  await canvas.findByRole('heading', { name: 'Classify Documents (5)' });
};
const upload = async (context: StoryContext) => {
  await chooseSamples(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Upload 5 Document(s)' }));
};
const generate = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Generate Montage' }));
};

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
