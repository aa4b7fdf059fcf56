import type { StoryContext } from '@storybook/react-vite';
import { sampleDocuments } from '@/mocks/samples/samples';
import { stoppedGenerationId } from '@/mocks/seed/stopped-generation';
import { holdTimers, type HeldTimers } from '@/testing/hold-timers';

/** What the stories of the creation of a montage share. */

export const demonstration = {
  accounts: [],
  reset: () => Promise.resolve(),
  sampleDocuments: () =>
    Promise.resolve(sampleDocuments().map(({ name, type, text }) => new File([text], name, { type }))),
};

let held: HeldTimers;

/** The delays after which the screen continues automatically: 'Processing', the next step, the toast's end, the editor. */
export const timers = { elapse: () => held.elapse() };

/** The screen of a signed-in user, with its delays held. */
export const creation = {
  beforeEach: () => {
    held = holdTimers((ms) => ms === 4_000 || ms === 1_500 || ms === 5_000 || (ms > 2_000 && ms <= 3_000));
    return held.release;
  },
  parameters: { route: '/montage/create', world: { signedInAs: 'engineer@example.com' } },
};

export const atGenerate = { route: `/montage/create?step=generate&document=${stoppedGenerationId}` };
export const signedInAs = 'engineer@example.com';
export const phone = { viewport: { value: 'phone', isRotated: false } };

export const chooseSamples = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Use the sample documents' }));
  await canvas.findByRole('heading', { name: 'Classify Documents (5)' });
};
export const upload = async (context: StoryContext) => {
  await chooseSamples(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Upload 5 Document(s)' }));
};
export const generate = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Generate Montage' }));
};
