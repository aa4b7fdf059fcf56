import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Screens/Page not found',
  parameters: { route: '/montag', world: { signedInAs: 'engineer@example.com' } },
});

export const SignedIn = meta.story({
  tags: ['filled'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(await canvas.findByRole('navigation', { name: 'Modules' })).toBeVisible();
    await expect(canvas.getAllByRole('main')).toHaveLength(1);
    await waitFor(() => expect(document.title).toBe('Page not found · Montage'));
  },
});

export const Stranger = meta.story({
  tags: ['no-access'],
  parameters: { world: { signedInAs: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
