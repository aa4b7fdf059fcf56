import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Screens/Account/Sign in with the company account',
  parameters: { route: '/login', accounts: 'company' },
});

/** No password, no sign-up, no forgotten password: all of that is the company's. */
export const SignIn = meta.story({
  tags: ['empty'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Sign in with your company account' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});

/** Until the company's own page is there. */
export const Leaving = meta.story({
  tags: ['loading'],
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Sign in with your company account' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeDisabled());
  },
});

export const SignUp = meta.story({
  parameters: { route: '/signup' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/come from your company/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
});

export const ForgotPassword = meta.story({
  parameters: { route: '/forgot-password' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Reset its password where your company does/)).toBeVisible();
  },
});

/** An administrator creates the accounts. */
export const WithoutSignUp = meta.story({
  parameters: { accounts: 'closed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Password')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Sign up' })).toBeNull();
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
