import { expect, waitFor, within } from 'storybook/test';
import { stoppedGenerationId } from '@/mocks/seed/stopped-generation';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../.storybook/preview';
import { forget, nothingRemembered, remember } from './tab-memory';
import { atGenerate, creation, signedInAs, timers } from './creation-for-tests';

const meta = preview.meta({ title: 'Screens/Create montage, generation', ...creation });

/** The montage opens automatically three seconds after it was made. */
export const OpensAutomatically = meta.story({
  parameters: { ...checkedElsewhere, route: `/montage/create?step=inputs&document=${stoppedGenerationId}` },
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

/** Documents of a vertical well, and a user who entered nothing. */
const atInputsOfAVerticalWell = {
  parameters: { ...checkedElsewhere, route: `/montage/create?step=inputs&document=${stoppedGenerationId}` },
  beforeEach: () => {
    const stated = { rig_floor_height: 24.5, rig_floor_because: null, well_type_because: null };
    const found = [{ document: 'Programme.pdf', is_vertical: true, ...stated }];
    remember(sessionStorage, stoppedGenerationId, { ...nothingRemembered, found });
    return () => forget(sessionStorage, stoppedGenerationId);
  },
};

/** The run takes the type of the documents with their height, and the button says so. */
export const TakesTheTypeOfTheDocuments = meta.story({
  ...atInputsOfAVerticalWell,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use 24.5 m, Vertical and generate' }));
    const summary = within(await canvas.findByRole('region', { name: 'Input Summary' }));
    await expect(summary.getByText('Well Type').nextElementSibling).toHaveTextContent('Vertical');
    await expect(summary.getByText('Rig Floor Height').nextElementSibling).toHaveTextContent('24.5 m');
  },
});

/** A type that the user chose stays, also when it is the one that was selected before. */
export const KeepsTheChosenType = meta.story({
  ...atInputsOfAVerticalWell,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Use 24.5 m, Vertical and generate' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Deviated' }));
    await canvas.findByRole('button', { name: 'Use 24.5 m and generate' });
    await expect(canvas.getByRole('radio', { name: 'Deviated' })).toBeChecked();
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
    // The toasts' own code comes when the browser is idle, after five seconds at the latest.
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
    ...checkedElsewhere,
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
  parameters: { ...GenerationUnderWay.input.parameters, ...checkedElsewhere },
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
