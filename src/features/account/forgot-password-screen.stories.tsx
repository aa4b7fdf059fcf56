import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Screens/Account/Forgot password',
  parameters: { route: '/forgot-password' },
});

export const ForgotPassword = meta.story({
  tags: ['empty'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
  },
});

export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter your email.');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
  },
});

export const NoEmailAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer{enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/not an email address/);
  },
});

export const Busy = meta.story({
  tags: ['loading'],
  parameters: { world: { faults: [{ on: 'sendOobCode', fault: { kind: 'hold' } }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer@example.com{enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send the link' })).toBeDisabled());
  },
});

export const NoConnection = meta.story({
  tags: ['offline'],
  parameters: { world: { faults: [{ on: 'sendOobCode', fault: { kind: 'network' } }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer@example.com{enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/internet connection/);
    await expect(canvas.getByLabelText('Email')).toHaveValue('engineer@example.com');
  },
});

export const TooManyAttempts = meta.story({
  tags: ['error'],
  parameters: { world: { faults: [{ on: 'sendOobCode', fault: { kind: 'status', status: 429 } }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer@example.com{enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Too many attempts/);
  },
});

/** The title takes the focus from the removed button; 'Try again' shows the form again, with the address filled in. */
export const CheckYourEmail = meta.story({
  tags: ['filled'],
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer@example.com{enter}');
    await expect(await canvas.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(canvas.getByText('engineer@example.com')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    await expect(stage.world.db.mails.all().map(({ to }) => to)).toEqual(['engineer@example.com']);
  },
});

export const TryAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'enginer@example.com{enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByLabelText('Email')).toHaveValue('enginer@example.com');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Send the link' })).toBeEnabled();
  },
});

/** An outsider cannot find out who has an account. */
export const UnknownAddress = meta.story({
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'nobody@example.com{enter}');
    await expect(await canvas.findByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(stage.world.db.mails.all()).toEqual([]);
  },
});

export const CheckYourEmailInTheDark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer@example.com{enter}');
    await expect(await canvas.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
