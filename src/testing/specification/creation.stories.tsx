import type { StoryContext } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { sampleDocuments } from '@/mocks/samples/samples';
import { stoppedGenerationId } from '@/mocks/seed/stopped-generation';
import preview from '../../../.storybook/preview';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import { holdTimers, type HeldTimers } from '@/testing/hold-timers';
import { isGreen, isOrange } from './story-colours';

const signedInAs = 'engineer@example.com';
const demonstration = {
  accounts: [],
  reset: () => Promise.resolve(),
  sampleDocuments: () =>
    Promise.resolve(sampleDocuments().map(({ name, type, text }) => new File([text], name, { type }))),
};
const atGenerate = `/montage/create?step=generate&document=${stoppedGenerationId}`;
const atInputs = `/montage/create?step=inputs&document=${stoppedGenerationId}`;

/** With the rig floor height no step of the run fails: only then does the montage open automatically. */
async function generateWithHeight({
  canvas,
  userEvent,
}: Pick<StoryContext, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Drill Rig Floor Height (m)'), '33.5');
  await userEvent.click(canvas.getByRole('button', { name: 'Generate now' }));
}

/** The specification's rules for the creation workflow that no other story checks. */
const meta = preview.meta({
  title: 'Specification/Creation workflow',
  // Tests of rules, and nothing that a designer would review.
  tags: ['!dev', '!autodocs'],
  parameters: { ...checkedElsewhere, route: '/montage/create', world: { signedInAs } },
});

/** A timer that runs late proves nothing of how long it was set for; what it was set for is asked of the browser. */
const setFor = (timers: { mock: { calls: unknown[][] } }) => timers.mock.calls.map(([, ms]) => ms);

export const PanelAndBar = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: 'Upload Input Documents' });
    const panel = within(canvas.getByRole('navigation', { name: 'Well Planning Workflow' }));
    await expect(panel.getByText('Step-by-step montage generation')).toBeVisible();
    const cards = panel.getAllByRole('button');
    await expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringMatching(/^UploadsStep 1 of 3/),
      expect.stringMatching(/^InputsStep 2 of 3/),
      expect.stringMatching(/^GenerateStep 3 of 3/),
    ]);
    for (const card of cards) await expect(card.querySelector('svg')).toBeVisible();
    await expect(canvas.getByText('Required')).toBeVisible();

    // Without an upload or an input: missing required values do not block the navigation.
    const previous = canvas.getByRole('button', { name: 'Previous' });
    const bar = within(previous.parentElement!);
    await expect(previous).toBeDisabled();
    await expect(bar.getByText('Step 1 of 3')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Next' }));
    await canvas.findByRole('heading', { name: 'Well Context Inputs' });
    await expect(canvas.getByText('Required')).toBeVisible();
    await expect(bar.getByText('Step 2 of 3')).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: 'Next' }));
    await canvas.findByRole('heading', { name: 'Generate Drilling Montage' });
    await expect(bar.getByText('Step 3 of 3')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Complete' })).toBeDisabled();
    await userEvent.click(previous);
    await canvas.findByRole('heading', { name: 'Well Context Inputs' });

    await userEvent.click(panel.getByRole('button', { name: /^Generate/ }));
    await canvas.findByRole('heading', { name: 'Generate Drilling Montage' });
    await userEvent.click(panel.getByRole('button', { name: /^Uploads/ }));
    await canvas.findByRole('heading', { name: 'Upload Input Documents' });
  },
});

/** A document set exists, its inputs are being entered, and nothing has been generated. */
export const ColoursOfTheCards = meta.story({
  parameters: { route: `/montage/create?step=inputs&document=${stoppedGenerationId}` },
  play: async ({ canvas }) => {
    const painted = (name: RegExp) => {
      const card = canvas.getByRole('button', { name });
      return {
        card,
        colours: [card, card.querySelector('svg')!.parentElement!].map(
          (element) => getComputedStyle(element).backgroundColor,
        ),
      };
    };
    await canvas.findByRole('heading', { name: 'Well Context Inputs' });
    const completed = painted(/^Uploads/);
    await expect(completed.colours.map(isGreen)).toEqual([true, true]);
    const active = painted(/^Inputs/);
    await expect(active.colours.map(isOrange)).toEqual([true, true]);
    await expect(within(active.card).getByText('Active')).toBeVisible();
    const neutral = painted(/^Generate(?! now)/);
    for (const is of [isGreen, isOrange]) await expect(neutral.colours.map(is)).toEqual([false, false]);
    await expect(canvas.getAllByText('Active')).toHaveLength(1);
  },
});

export const DroppedFiles = meta.story({
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText<HTMLInputElement>(/Drag and drop files here, or click/);
    await expect(input).toHaveAttribute('type', 'file');
    await expect(input.multiple).toBe(true);
    await expect(input.accept.split(',')).toEqual(
      expect.arrayContaining(['.pdf', '.doc', '.docx', '.xls', '.xlsx']),
    );
    const carried = new DataTransfer();
    for (const name of ['Well proposal.pdf', 'cement.doc', 'mud.xls'])
      carried.items.add(new File(['x'], name));
    input
      .closest('label')!
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: carried }));
    await canvas.findByRole('heading', { name: 'Classify Documents (3)' });
    await expect(canvas.getByLabelText('Document type of cement.doc')).toHaveValue('Cement Program');
    await expect(canvas.getByRole('button', { name: 'Remove mud.xls' })).toBeVisible();
  },
});

let timers: HeldTimers;
const isAnnouncedTime = (ms: number) => ms === 4_000 || ms === 1_500 || isOpening(ms);
// It is set when the screen was drawn, for the moment three seconds after the last event.
const isOpening = (ms: number) => ms > 2_000 && ms <= 3_000;
const heldTimes = () => {
  timers = holdTimers(isAnnouncedTime);
  return timers.release;
};

/** Held until it has been processing, and then let through. */
export const TimesOfAnUpload = meta.story({
  beforeEach: heldTimes,
  parameters: {
    demonstration,
    world: { signedInAs, faults: [{ on: 'uploadDocuments', fault: { kind: 'hold' } }] },
  },
  play: async ({ canvas, userEvent, stage }) => {
    const ticks = spyOn(window, 'setInterval');
    await userEvent.click(await canvas.findByRole('button', { name: 'Use the sample documents' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload 5 Document(s)' }));
    await canvas.findByText('Uploading 5 file(s)...');
    const timer = canvas.getByRole('timer', { name: 'Elapsed time' });
    const first = timer.textContent;
    await waitFor(() => expect(timer.textContent).not.toBe(first));
    await expect(setFor(ticks)).toContain(100);
    await waitFor(() => expect(timers.lengths.at(-1)).toBe(4_000));
    timers.elapse();
    await canvas.findByText('Processing 5 file(s)...');

    // The request must have reached the server, or there is nothing to let through.
    await waitFor(() => expect(stage.world.faults.held()).toBe(1));
    stage.world.faults.release();
    await canvas.findByText('Upload Complete');
    await waitFor(() => expect(timers.lengths.at(-1)).toBe(1_500));
    timers.elapse();
    await canvas.findByRole('heading', { name: 'Well Context Inputs' });
  },
});

export const Inputs = meta.story({
  parameters: { route: '/montage/create?step=inputs' },
  play: async ({ canvas, userEvent }) => {
    const height = await canvas.findByRole('spinbutton', { name: 'Drill Rig Floor Height (m)' });
    await expect(within(height.closest('section')!).getByText('Required')).toBeVisible();
    await expect(height).toHaveAttribute('step', '0.1');
    await expect(height).toHaveAttribute('placeholder', 'e.g. 15.5');
    await expect(height).toHaveValue('');
    await userEvent.type(height, '15.5{ArrowUp}');
    await expect(height).toHaveValue('15.6');

    const types = within(canvas.getByRole('group', { name: 'Well Type' }));
    await expect(types.getAllByRole('radio')).toHaveLength(2);
    await expect(types.getByRole('radio', { name: 'Deviated' })).toBeChecked();
    await userEvent.click(types.getByRole('radio', { name: 'Vertical' }));
    await expect(types.getByRole('radio', { name: 'Vertical' })).toBeChecked();
    await expect(types.getByRole('radio', { name: 'Deviated' })).not.toBeChecked();
  },
});

export const InputSummary = meta.story({
  parameters: { route: atGenerate },
  play: async ({ canvas, userEvent }) => {
    const summary = within(await canvas.findByRole('region', { name: 'Input Summary' }));
    await expect(summary.getByText(stoppedGenerationId)).toBeVisible();
    await expect(summary.getByText('Rig Floor Height').nextElementSibling).toHaveTextContent('Not specified');
    await expect(summary.getByText('Well Type').nextElementSibling).toHaveTextContent('Deviated');
    const edit = summary.getByRole('button', { name: 'Edit document ID' });
    await expect(edit.querySelector('svg')).toBeVisible();
    await userEvent.click(edit);
    await userEvent.type(summary.getByLabelText('Document ID'), '-other');
    await expect(summary.getByRole('button', { name: 'Save' })).toBeEnabled();
    await userEvent.click(summary.getByRole('button', { name: 'Cancel' }));
    await expect(summary.getByText(stoppedGenerationId)).toBeVisible();
  },
});

export const GenerationInAHiddenTab = meta.story({
  beforeEach: heldTimes,
  parameters: { route: atInputs, world: { signedInAs, pace: { minMs: 60, maxMs: 60 } } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const ticks = spyOn(window, 'setInterval');
    await generateWithHeight(context);
    const button = await canvas.findByRole('button', { name: 'Generate Montage' });
    await canvas.findByText(/^[1-9]\d* of 22 events$/);
    await expect(button).toBeDisabled();
    await expect(setFor(ticks)).toContain(100);
    const hidden = spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    try {
      document.dispatchEvent(new Event('visibilitychange'));
      await canvas.findByText('Montage generated.');
    } finally {
      hidden.mockRestore();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }));
  },
});

export const TimeToTheEditor = meta.story({
  beforeEach: heldTimes,
  parameters: { route: atInputs },
  play: async (context) => {
    const { canvas, stage } = context;
    await generateWithHeight(context);
    await canvas.findByText('Montage generated.');
    await waitFor(() => expect(timers.lengths.filter(isOpening)).toHaveLength(1));
    timers.elapse();
    await waitFor(() =>
      expect(stage.shows.router.state.location.pathname).toBe(`/montage/edit/${stoppedGenerationId}`),
    );
  },
});
