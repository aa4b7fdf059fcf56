import { expect, waitFor } from 'storybook/test';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Screens/No access',
  parameters: { route: '/montage', world: { signedInAs: 'newcomer@example.com' } },
});

export const NoMontage = meta.story({
  tags: ['no-access'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Drilling Montage is not open to you' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Ask an administrator of your organisation/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Create New Montage' })).toBeNull();
    await waitFor(() => expect(document.title).toMatch(/^No access · /));
  },
});

export const NoUserManagement = meta.story({
  tags: ['no-access'],
  parameters: { route: '/user', world: { signedInAs: 'engineer@example.com' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'User Management is not open to you' }),
    ).toBeVisible();
  },
});

/** Access that was granted a moment ago: no reload is needed. */
export const GivenMeanwhile = meta.story({
  parameters: {
    ...checkedElsewhere,
    world: {
      signedInAs: 'engineer@example.com',
      // The gate's first check; the entry of the sidebar shares it.
      faults: [{ on: 'checkAccess', fault: { kind: 'status', status: 403 }, calls: { first: 2 } }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByRole('table', { name: 'Montages' })).toBeVisible();
  },
});

/** A failure is not a refusal. */
export const CheckFails = meta.story({
  parameters: {
    ...checkedElsewhere,
    world: {
      signedInAs: 'engineer@example.com',
      faults: [{ on: 'checkAccess', fault: { kind: 'status', status: 503 }, calls: { first: 2 } }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your access could not be checked.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('table', { name: 'Montages' })).toBeVisible();
  },
});

/** Nothing of the module is rendered before its check has succeeded. */
export const Checking = meta.story({
  tags: ['loading'],
  parameters: {
    world: { signedInAs: 'engineer@example.com', faults: [{ on: 'checkAccess', fault: { kind: 'hold' } }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
    await expect(canvas.queryByText(/Montages|Drilling/)).toBeNull();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** Shown, and not run as a test: it is asserted above, where it also passes. */
export const CheckKeepsFailing = meta.story({
  tags: ['!test', 'error'],
  parameters: {
    world: {
      signedInAs: 'engineer@example.com',
      faults: [{ on: 'checkAccess', fault: { kind: 'status', status: 503 } }],
    },
  },
});
