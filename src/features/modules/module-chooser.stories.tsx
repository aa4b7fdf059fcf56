import { expect, waitFor } from 'storybook/test';
import { offlineNotice } from '@/testing/offline-notice';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Screens/Module chooser',
  parameters: { route: '/', world: { signedInAs: 'admin@example.com' } },
});

export const BothModules = meta.story({
  tags: ['many'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Montage Turn/ })).toHaveAttribute(
      'href',
      '/montage',
    );
    await expect(await canvas.findByRole('link', { name: /^User Management/ })).toHaveAttribute(
      'href',
      '/user',
    );
    await expect(canvas.getByText('2025 All Rights Reserved')).toBeVisible();
  },
});

export const MontageOnly = meta.story({
  tags: ['one'],
  parameters: { world: { signedInAs: 'engineer@example.com' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /^Montage Turn/ });
    await waitFor(() => expect(canvas.queryByRole('status', { name: 'Loading modules' })).toBeNull());
    await expect(canvas.queryByText('User Management')).toBeNull();
  },
});

export const NoModule = meta.story({
  tags: ['empty', 'no-access'],
  parameters: { world: { signedInAs: 'newcomer@example.com' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No module is open to you yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask for access' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:administrator@example\.com\?subject=.*newcomer%40example\.com/),
    );
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Drilling Montage' })).toBeNull();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  parameters: {
    world: { signedInAs: 'admin@example.com', faults: [{ on: 'checkAccess', fault: { kind: 'hold' } }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading modules' })).toBeVisible();
  },
});

/** Not a refusal but a failure: the user may well have access, so it is reported, and can be tried again. */
export const ChecksFail = meta.story({
  parameters: {
    world: {
      signedInAs: 'admin@example.com',
      // Both checks of the chooser; the sidebar shares them.
      faults: [{ on: 'checkAccess', fault: { kind: 'status', status: 503 }, calls: { first: 2 } }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Your modules could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: /^User Management/ })).toBeVisible();
  },
});

/** Shown once both checks have finished: a retry while one is pending would get that one's answer. */
export const SecondCheckFailsLater = meta.story({
  parameters: {
    world: {
      signedInAs: 'admin@example.com',
      faults: [
        { on: 'checkAccess', fault: { kind: 'hold' }, calls: { only: 2 } },
        { on: 'checkAccess', fault: { kind: 'status', status: 503 }, calls: { first: 2 } },
      ],
    },
  },
  play: async ({ canvas, stage, userEvent }) => {
    await expect(await canvas.findByRole('status', { name: 'Loading modules' })).toBeVisible();
    const answered = () =>
      stage.queryClient
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.status === 'error');
    await waitFor(() => expect(answered()).toHaveLength(1));
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await waitFor(() => expect(stage.world.faults.held()).toBe(1));
    stage.world.faults.release();
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('link', { name: /^User Management/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Montage Turn/ })).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

// Documentation only, not run as tests: other stories assert the same behaviour.

export const Failed = meta.story({
  tags: ['!test', 'error'],
  parameters: {
    world: {
      signedInAs: 'admin@example.com',
      faults: [{ on: 'checkAccess', fault: { kind: 'status', status: 503 } }],
    },
  },
});

export const Offline = meta.story({
  tags: ['!test', 'offline'],
  parameters: { world: { signedInAs: 'admin@example.com', offline: true } },
  play: offlineNotice,
});
