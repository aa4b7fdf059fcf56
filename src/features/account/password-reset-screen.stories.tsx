import { expect, waitFor } from 'storybook/test';
import type { FaultDeclaration } from '@/mocks/faults';
import type { Stage } from '@/testing/story-stage';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Screens/Account/Password reset',
  // A link comes from a mail, and a mail from a request: the stories start with the request.
  parameters: { route: '/forgot-password' },
});

const email = 'engineer@example.com';

/** Requests a mail and follows its link, with a fault for the next call. */
async function openLink(stage: Stage, fault?: FaultDeclaration): Promise<string> {
  const { router } = stage.shows;
  await waitFor(() => expect(router.state.status).toBe('idle'));
  await stage.identity.sendPasswordReset(email);
  if (fault) stage.world.faults.add(fault);
  const link = stage.world.db.mails.all().at(-1)?.link ?? '';
  router.history.push(link);
  return link;
}

const changeMails = (stage: Stage, data: (mail: { expires_ms: number; used: boolean }) => void) =>
  stage.world.db.transaction(async () => {
    await stage.world.db.mails.updateMany((q) => q.where({ to: email }), { data });
  });

/** The account's email is displayed, and the code has left the address. */
export const NewPassword = meta.story({
  tags: ['empty'],
  play: async ({ canvas, stage }) => {
    await openLink(stage);
    await expect(await canvas.findByLabelText('New password')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveValue(email);
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly');
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
    await waitFor(() => expect(stage.shows.router.state.location.href).toBe('/password-reset'));
  },
});

export const Checking = meta.story({
  tags: ['loading'],
  play: async ({ canvas, stage }) => {
    await openLink(stage, { on: 'resetPassword', fault: { kind: 'hold' } });
    await expect(await canvas.findByText('Checking your link...')).toBeVisible();
  },
});

export const ShortPassword = meta.story({
  play: async ({ canvas, userEvent, stage }) => {
    await openLink(stage);
    await userEvent.type(await canvas.findByLabelText('New password'), '12345{enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Password must be at least 6 characters long$/,
    );
    await userEvent.type(canvas.getByLabelText('New password'), '6');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const Busy = meta.story({
  play: async ({ canvas, userEvent, stage }) => {
    await openLink(stage, { on: 'resetPassword', fault: { kind: 'hold' }, calls: { only: 2 } });
    await userEvent.type(await canvas.findByLabelText('New password'), 'another-one{enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Set the new password' })).toBeDisabled());
  },
});

/** A retry keeps the input. */
export const NoConnectionWhileSetting = meta.story({
  play: async ({ canvas, userEvent, stage }) => {
    await openLink(stage, { on: 'resetPassword', fault: { kind: 'network' }, calls: { only: 2 } });
    await userEvent.type(await canvas.findByLabelText('New password'), 'another-one{enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/internet connection/);
    await expect(canvas.getByLabelText('New password')).toHaveValue('another-one');
    await userEvent.click(canvas.getByRole('button', { name: 'Set the new password' }));
    await expect(await canvas.findByRole('heading', { name: 'Password Reset Successful' })).toBeVisible();
  },
});

export const Successful = meta.story({
  tags: ['filled'],
  play: async ({ canvas, userEvent, stage }) => {
    await openLink(stage);
    await userEvent.type(await canvas.findByLabelText('New password'), 'another-one{enter}');
    const title = await canvas.findByRole('heading', { name: 'Password Reset Successful' });
    await expect(title).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    await expect(await stage.identity.signIn(email, 'another-one')).toMatchObject({ email });
  },
});

export const InvalidLink = meta.story({
  tags: ['error'],
  parameters: { route: '/password-reset?mode=resetPassword&oobCode=made-up' },
  play: async ({ canvas, stage }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^This password reset link is invalid or has expired\.$/,
    );
    await expect(canvas.getByRole('link', { name: 'Request New Reset Link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login');
    await waitFor(() => expect(stage.shows.router.state.location.href).toBe('/password-reset'));
  },
});

export const ExpiredLink = meta.story({
  play: async ({ canvas, stage }) => {
    await openLink(stage);
    await canvas.findByLabelText('New password');
    await changeMails(stage, (mail) => void (mail.expires_ms = 0));
    stage.shows.router.history.push('/forgot-password');
    await canvas.findByRole('heading', { name: 'Forgot your password?' });
    stage.shows.router.history.push(stage.world.db.mails.all()[0]?.link ?? '');
    await expect(await canvas.findByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  },
});

/** Used in another tab between the check and the form's button. */
export const UsedMeanwhile = meta.story({
  play: async ({ canvas, userEvent, stage }) => {
    await openLink(stage);
    await userEvent.type(await canvas.findByLabelText('New password'), 'another-one');
    await changeMails(stage, (mail) => void (mail.used = true));
    await userEvent.keyboard('{enter}');
    await expect(await canvas.findByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This password reset link is invalid or has expired.',
    );
  },
});

/**
 * The message does not call the link invalid, because it may be valid; the code stays in the address, so that a reload
 * checks again.
 */
export const NoConnection = meta.story({
  tags: ['offline'],
  play: async ({ canvas, userEvent, stage }) => {
    const link = await openLink(stage, {
      on: 'resetPassword',
      fault: { kind: 'network' },
      calls: { only: 1 },
    });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/internet connection/);
    await expect(canvas.queryByText(/invalid/i)).toBeNull();
    await expect(stage.shows.router.state.location.href).toBe(link);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByLabelText('New password')).toBeVisible();
  },
});

export const TooManyAttempts = meta.story({
  play: async ({ canvas, stage }) => {
    await openLink(stage, { on: 'resetPassword', fault: { kind: 'status', status: 429 } });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Too many attempts/);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** The user can act on the reason. */
export const DisabledAccount = meta.story({
  tags: ['no-access'],
  play: async ({ canvas, stage }) => {
    const body = { error: { code: 400, message: 'USER_DISABLED' } };
    await openLink(stage, { on: 'resetPassword', fault: { kind: 'status', status: 400, body } });
    await expect(await canvas.findByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/disabled/);
  },
});

export const WithoutCode = meta.story({
  parameters: { route: '/password-reset?mode=resetPassword&oobCode=' },
  play: async ({ stage }) => {
    await waitFor(() => expect(stage.shows.router.state.location.href).toBe('/forgot-password'));
  },
});

export const WithoutMode = meta.story({
  parameters: { route: '/password-reset?oobCode=7f3a19c0' },
  play: async ({ stage }) => {
    await waitFor(() => expect(stage.shows.router.state.location.href).toBe('/forgot-password'));
  },
});

export const AnotherMode = meta.story({
  parameters: { route: '/password-reset?mode=verifyEmail&oobCode=7f3a19c0' },
  play: async ({ stage }) => {
    await waitFor(() => expect(stage.shows.router.state.location.href).toBe('/forgot-password'));
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent, stage }) => {
    await openLink(stage);
    await userEvent.type(await canvas.findByLabelText('New password'), '12345{enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const InvalidLinkInTheDark = meta.story({
  globals: { theme: 'dark' },
  parameters: { route: '/password-reset?mode=resetPassword&oobCode=made-up' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, stage }) => {
    await openLink(stage);
    await expect(await canvas.findByLabelText('New password')).toBeVisible();
  },
});

export const InvalidLinkOnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { route: '/password-reset?mode=resetPassword&oobCode=made-up' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invalid Reset Link' })).toBeVisible();
  },
});
