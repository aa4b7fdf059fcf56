import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';

const meta = preview.meta({ title: 'Screens/Account/Sign up', parameters: { route: '/signup' } });

export const SignUp = meta.story({
  tags: ['empty'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Create account' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('At least 6 characters');
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
});

export const ShortPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'driller@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Password must be at least 6 characters long$/,
    );
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
  },
});

export const TakenEmail = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'long-enough{enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This email address has an account already.',
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue('engineer@example.com');
  },
});

export const Busy = meta.story({
  tags: ['loading'],
  parameters: { world: { faults: [{ on: 'createAccount', fault: { kind: 'hold' } }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'driller@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'long-enough{enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign up' })).toBeDisabled());
  },
});

export const NoConnection = meta.story({
  tags: ['offline'],
  parameters: { world: { faults: [{ on: 'createAccount', fault: { kind: 'network' } }] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'driller@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'long-enough{enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Network error: Unable to connect to the server. Please check your internet connection.',
    );
  },
});

/** The account exists already; the next attempt only signs in, and does not find its own email taken. */
export const SignInAfterwardsFails = meta.story({
  parameters: {
    world: { faults: [{ on: 'signInWithPassword', fault: { kind: 'network' }, calls: { only: 1 } }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'driller@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'long-enough{enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/internet connection/);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Choose a module to get started' }),
    ).toBeVisible();
  },
});

/** Without any module yet, which the start page says. */
export const SignsUp = meta.story({
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'driller@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'long-enough{enter}');
    await expect(
      await canvas.findByRole('heading', { name: 'Choose a module to get started' }),
    ).toBeVisible();
    await expect(stage.shows.router.state.location.href).toBe('/');
  },
});

export const SignedInAlready = meta.story({
  parameters: { world: { signedInAs: 'engineer@example.com' } },
  play: async ({ stage }) => {
    await waitFor(() => expect(stage.shows.router.state.location.href).toBe('/'));
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
