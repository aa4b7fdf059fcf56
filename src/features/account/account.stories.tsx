import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';

const meta = preview.meta({ title: 'Screens/Account', parameters: { route: '/login' } });

const accounts = [
  { email: 'admin@example.com', password: 'montage-demo', description: 'Both modules' },
  { email: 'engineer@example.com', password: 'montage-demo', description: 'Montages only' },
];

export const SignIn = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    await expect(canvas.queryByText('Demonstration accounts')).toBeNull();
  },
});

/** The reason stands over the button, and what was typed stays. */
export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'engineer@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'not-it');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The e-mail or the password is not right.',
    );
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('engineer@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveValue('not-it');
  },
});

/** Back to where the person was headed. */
export const SignsInAndReturns = meta.story({
  parameters: { route: '/login?from=%2Fmontage%3Fpage%3D2' },
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'engineer@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'montage-demo{enter}');
    await waitFor(() => expect(stage.shows.router.state.location.href).toBe('/montage?page=2'));
  },
});

/** Where the application carries its own backend, an account is one click away. */
export const DemonstrationAccounts = meta.story({
  parameters: {
    demonstration: { accounts, sampleDocuments: () => Promise.resolve([]), reset: () => Promise.resolve() },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /engineer@example.com/ }));
    await expect(
      await canvas.findByRole('heading', { name: 'Choose a module to get started' }),
    ).toBeVisible();
  },
});

export const SignUp = meta.story({
  parameters: { route: '/signup' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'driller@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Password must be at least 6 characters long',
    );
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  },
});

export const SignUpWithTakenEmail = meta.story({
  parameters: { route: '/signup' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'engineer@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'long-enough{enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/account/i);
    await expect(canvas.getByLabelText('E-mail')).toHaveValue('engineer@example.com');
  },
});

export const ForgotPassword = meta.story({ parameters: { route: '/forgot-password' } });

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
