import { expect, waitFor, within } from 'storybook/test';
import { sampleDocuments } from '@/mocks/samples/samples';
import { checkedElsewhere } from '../checked-elsewhere';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Journeys/Journeys',
  tags: ['!autodocs'],
  parameters: { ...checkedElsewhere, route: '/', controls: { disable: true } },
});

/** A stranger follows a link, signs in, and opens a montage by the modules and the list. */
export const FromTheSignInToAMontage = meta.story({
  play: async ({ canvas, userEvent, stage, step }) => {
    const path = () => stage.shows.router.state.location.pathname;
    await step('sign in', async () => {
      await userEvent.type(await canvas.findByLabelText('Email'), 'engineer@example.com');
      await userEvent.type(canvas.getByLabelText('Password'), 'montage-demo');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    });
    await step('choose the module', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: /^Montage Turn/ }));
    });
    await step('open a montage of the list', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Noorderdiep-4' }));
      await canvas.findByRole('heading', { level: 1, name: /Noorderdiep-4/ });
      await expect(path()).toBe('/montage/edit/7f3a19c0');
    });
  },
});

const demonstration = {
  accounts: [],
  reset: () => Promise.resolve(),
  sampleDocuments: () =>
    Promise.resolve(sampleDocuments().map(({ name, type, text }) => new File([text], name, { type }))),
};

/** The sample documents become a montage, which is opened. Not run as a test: the screen's own story walks the same way. */
export const FromDocumentsToAMontage = meta.story({
  tags: ['!test'],
  parameters: {
    route: '/montage/create',
    demonstration,
    world: { signedInAs: 'engineer@example.com', pace: { minMs: 60, maxMs: 120 } },
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('upload the sample documents', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Use the sample documents' }));
      await userEvent.click(await canvas.findByRole('button', { name: 'Upload 5 Document(s)' }));
      await canvas.findByRole('heading', { name: 'Well Context Inputs' });
    });
    await step('give the rig floor height', async () => {
      const height = canvas.getByRole('spinbutton', { name: 'Drill Rig Floor Height (m)' });
      await userEvent.type(height, '33.5');
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    });
    await step('generate', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Generate Montage' }));
      await canvas.findByText('Montage generated.');
    });
    await step('open the montage', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Open now' }));
      await canvas.findByRole('heading', { level: 1, name: /Aurora-3/ });
    });
  },
});

/** An edit, saved by the key, and where it says so. Not run as a test: the screen's own story does the same. */
export const AnEditAndItsSave = meta.story({
  tags: ['!test'],
  parameters: { route: '/montage/edit/7f3a19c0', world: { signedInAs: 'engineer@example.com' } },
  play: async ({ canvas, userEvent, step }) => {
    await step('change a depth', async () => {
      (await canvas.findByRole('grid', { name: 'SECTIONS TABLE' })).focus();
      await userEvent.keyboard('{ArrowRight}42.5{Enter}');
      await canvas.findByText('Unsaved');
    });
    await step('save', async () => {
      await userEvent.keyboard('{Control>}s{/Control}');
      const toast = await within(document.body).findByText('Montage saved successfully!');
      await waitFor(() => expect(toast).toBeVisible());
    });
  },
});

/** For manual use: starts where the toolbar's scenario does, with its user. Without a scenario it starts at the home page. */
export const OfTheChosenScenario = meta.story({ tags: ['!test'], parameters: { followsScenario: true } });
