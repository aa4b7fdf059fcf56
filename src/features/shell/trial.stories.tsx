import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { setSidebarCollapsed } from './sidebar-state';

const sentence = 'Trial: anyone on this machine can sign in. Keep no real work here.';

const meta = preview.meta({
  title: 'Screens/Trial',
  parameters: {
    route: '/user',
    world: { signedInAs: 'admin@example.com' },
    trial: {
      accounts: [
        { email: 'admin@example.com', password: 'montage-demo', description: 'Both modules' },
        { email: 'engineer@example.com', password: 'montage-demo', description: 'Montages only' },
      ],
    },
  },
  beforeEach: () => setSidebarCollapsed(false),
});

export const SignedIn = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentence)).toBeVisible();
  },
});

export const Collapsed = meta.story({
  beforeEach: () => setSidebarCollapsed(true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: sentence }));
    await expect(await canvas.findByText(sentence)).toBeVisible();
  },
});

/** One click signs in with an account of the trial. */
export const SignIn = meta.story({
  parameters: { route: '/login', world: { signedInAs: null } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Trial accounts' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /engineer@example\.com/ }));
    await expect(await canvas.findByRole('button', { name: 'Log out' })).toBeVisible();
  },
});

export const NothingHere = meta.story({
  parameters: { route: '/nothing', world: { signedInAs: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(sentence)).toBeVisible();
  },
});

export const Dark = meta.story({
  parameters: { route: '/login', world: { signedInAs: null } },
  globals: { theme: 'dark' },
});

export const Phone = meta.story({
  parameters: { route: '/login', world: { signedInAs: null } },
  globals: { viewport: { value: 'phone', isRotated: false } },
});
