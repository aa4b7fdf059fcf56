import { expect, waitFor } from 'storybook/test';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../.storybook/preview';

const meta = preview.meta({ title: 'Screens/Account/Sign in', parameters: { route: '/login' } });

const accounts = [
  { email: 'admin@example.com', password: 'montage-demo', description: 'Both modules' },
  { email: 'engineer@example.com', password: 'montage-demo', description: 'Montages only' },
];

export const SignIn = meta.story({
  tags: ['empty'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    await expect(canvas.queryByText('Demonstration accounts')).toBeNull();
  },
});

/** Each message is next to its field and is announced, and the first invalid field takes the focus. */
export const NothingTyped = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign in' }));
    const sentences = (await canvas.findAllByRole('alert')).map((alert) => alert.textContent);
    await expect(sentences).toEqual(['Enter your email.', 'Enter your password.']);
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Enter your email.');
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
  },
});

export const NoEmailAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer');
    await userEvent.type(canvas.getByLabelText('Password'), 'montage-demo{enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This is not an email address. Check it and try again.',
    );
    await userEvent.type(canvas.getByLabelText('Email'), '@example.com');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The password can be looked at. */
export const PasswordShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'montage-demo');
    const toggle = canvas.getByRole('button', { name: 'Show the password' });
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    toggle.focus();
    await userEvent.keyboard('{enter}');
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
});

/** Pressing more than once sends one request. */
export const Busy = meta.story({
  tags: ['loading'],
  parameters: { world: { faults: [{ on: 'signInWithPassword', fault: { kind: 'hold' } }] } },
  play: async ({ canvas, userEvent, stage }) => {
    let attempts = 0;
    const { signIn } = stage.identity;
    stage.identity.signIn = (...credentials) => {
      attempts += 1;
      return signIn(...credentials);
    };
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'montage-demo{enter}{enter}{enter}');
    const button = canvas.getByRole('button', { name: 'Sign in' });
    await waitFor(() => expect(button).toBeDisabled());
    // The spinner is in the button, next to its label.
    await waitFor(() => expect(button.querySelector('.busy-mark')).not.toBeNull());
    const [mark, words] = [...button.children].map((part) => part.getBoundingClientRect());
    const { top, bottom } = button.getBoundingClientRect();
    await expect(mark!.top).toBeGreaterThan(top);
    await expect(mark!.bottom).toBeLessThan(bottom);
    await expect(mark!.right).toBeLessThanOrEqual(words!.left);
    const form = button.closest('form');
    await expect(form).toHaveAttribute('aria-busy', 'true');
    form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
    await expect(attempts).toBe(1);
  },
});

/** The reason is above the button, and the input stays. */
export const WrongPassword = meta.story({
  tags: ['error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'not-it');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The email or the password is not right.',
    );
    await expect(canvas.getByLabelText('Email')).toHaveValue('engineer@example.com');
    await expect(canvas.getByLabelText('Password')).toHaveValue('not-it');
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
});

const refused = (status: number, message: string) => ({
  world: {
    faults: [
      {
        on: 'signInWithPassword' as const,
        fault: { kind: 'status' as const, status, body: { error: { code: status, message } } },
      },
    ],
  },
});

export const AccountDisabled = meta.story({
  tags: ['no-access'],
  parameters: refused(400, 'USER_DISABLED'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'montage-demo{enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/disabled/);
  },
});

export const TooManyAttempts = meta.story({
  parameters: refused(400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Try again later.'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'montage-demo{enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/Too many attempts/);
  },
});

/** The next attempt may succeed, and keeps the input. */
export const NoConnection = meta.story({
  tags: ['offline'],
  parameters: {
    world: { faults: [{ on: 'signInWithPassword', fault: { kind: 'network' }, calls: { only: 1 } }] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'montage-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/internet connection/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveFocus());
    await userEvent.keyboard('{enter}');
    await expect(
      await canvas.findByRole('heading', { name: 'Choose a module to get started' }),
    ).toBeVisible();
  },
});

/** Returns to the requested page. */
export const SignsInAndReturns = meta.story({
  parameters: { ...checkedElsewhere, route: '/login?from=%2Fmontage%3Fpage%3D2' },
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'montage-demo{enter}');
    await waitFor(() => expect(stage.shows.router.state.location.href).toBe('/montage?page=2'));
  },
});

/** A signed-in user does not need this screen, and is redirected. */
export const SignedInAlready = meta.story({
  parameters: {
    ...checkedElsewhere,
    route: '/login?from=%2Fmontage%3Fpage%3D2',
    world: { signedInAs: 'engineer@example.com' },
  },
  play: async ({ stage }) => {
    await waitFor(() => expect(stage.shows.router.state.location.href).toBe('/montage?page=2'));
  },
});

/** An expired session leads here, and not back to the page that detected it. */
export const SessionEnded = meta.story({
  parameters: {
    route: '/login?from=%2Fmontage',
    world: {
      signedInAs: 'engineer@example.com',
      faults: [{ on: 'token', fault: { kind: 'status', status: 400 } }],
    },
  },
  play: async ({ canvas, stage }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(stage.shows.router.state.location.pathname).toBe('/login');
  },
});

/** With the embedded backend, an account is one click away. */
export const DemonstrationAccounts = meta.story({
  tags: ['filled'],
  parameters: {
    demonstration: { accounts, sampleDocuments: () => Promise.resolve([]), reset: () => Promise.resolve() },
  },
  play: async ({ canvas }) => {
    for (const { email } of accounts)
      await expect(await canvas.findByRole('button', { name: new RegExp(email) })).toBeVisible();
  },
});

export const SignedInWithAnAccount = meta.story({
  parameters: DemonstrationAccounts.input.parameters!,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /engineer@example.com/ }));
    await expect(
      await canvas.findByRole('heading', { name: 'Choose a module to get started' }),
    ).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const FailedInTheDark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'engineer@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'not-it{enter}');
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
