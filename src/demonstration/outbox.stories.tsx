import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import type { SentMail } from '@/mocks/browser';
import DemonstrationOutbox from './outbox';

const mails: SentMail[] = [
  {
    id: 'mail-2',
    to: 'engineer@example.com',
    subject: 'Reset your password',
    link: '/password-reset?mode=resetPassword&oobCode=the-newer-code&lang=en',
    sentMs: Date.UTC(2026, 2, 4, 9, 30),
  },
  {
    id: 'mail-1',
    to: 'a.colleague.with.a.long.name@drilling.example.com',
    subject: 'Reset your password',
    link: '/password-reset?mode=resetPassword&oobCode=the-older-code&lang=en',
    sentMs: Date.UTC(2026, 2, 4, 9, 12),
  },
];

const demonstration = (sent: SentMail[]) => ({
  accounts: [],
  sampleDocuments: () => Promise.resolve([]),
  reset: () => Promise.resolve(),
  mails: () => Promise.resolve(sent),
});

const meta = preview.meta({
  title: 'Components/Demonstration mails',
  component: DemonstrationOutbox,
  parameters: {
    docs: {
      description: {
        component:
          'Use it in the embedded mode alone: it shows what would have been sent by email.\n\nNot part of the product. Nothing that a person needs may depend on it.',
      },
    },
    demonstration: demonstration(mails),
  },
});

/** The newest is first; a click opens a mail, and its link works. */
export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mails (2)' }));
    const dialog = canvas.getByRole('dialog', { name: 'Demonstration mails' });
    await expect(dialog).toBeVisible();
    const [newest] = canvas.getAllByText('Reset your password');
    await userEvent.click(newest!);
    const link = canvas.getAllByRole('link', { name: 'Set a new password' })[0]!;
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', mails[0]!.link);
    await expect(canvas.getByText('To engineer@example.com')).toBeVisible();
  },
});

export const Dark = Opened.extend({ globals: { theme: 'dark' } });

export const Phone = Opened.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });

export const NoMails = meta.story({
  parameters: { demonstration: demonstration([]) },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Mails' });
    await userEvent.click(button);
    await expect(canvas.getByText(/No mails yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(button).toHaveFocus();
  },
});

/** Without a signed-in user, the corner of the page opens it. */
export const OnTheSignIn = meta.story({
  parameters: { route: '/forgot-password' },
  play: async ({ canvas }) => {
    const corner = await canvas.findByRole('complementary', { name: 'Demonstration' });
    await expect(corner).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Mails (2)' })).toBeVisible();
  },
});

export const OnThePhone = OnTheSignIn.extend({
  globals: { viewport: { value: 'phone', isRotated: false } },
});
