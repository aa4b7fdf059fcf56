import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Screens/Montage compare',
  parameters: { route: '/montage/compare', world: { signedInAs: 'engineer@example.com' } },
});

export const NothingChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Choose two montages');
    const first = await canvas.findByLabelText('First montage');
    await within(first).findByRole('option', { name: 'Noorderdiep-4 (Noorderdiep)' });
    await userEvent.selectOptions(first, '7f3a19c0');
    await waitFor(() => expect(first).toHaveValue('7f3a19c0'));
    // One alone is not a comparison.
    await expect(canvas.getByText('Choose two montages')).toBeVisible();
  },
});

export const TwoWells = meta.story({
  tags: ['filled'],
  parameters: { route: '/montage/compare?left=7f3a19c0&right=51b2e77d' },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table');
    const status = canvas.getByText(/^\d+ differences\.$/);
    const rows = () => within(table).getAllByRole('row').length;
    const fewer = rows();
    await userEvent.click(canvas.getByLabelText('Differences only'));
    await expect(rows()).toBeGreaterThan(fewer);
    await expect(status).toBeVisible();
    const firstHead = () => within(canvas.getByRole('table')).getAllByRole('columnheader')[1];
    await expect(firstHead()).toHaveTextContent('Noorderdiep-4');
    await userEvent.click(canvas.getByRole('button', { name: 'Swap the two montages' }));
    await waitFor(() =>
      expect(canvas.getByLabelText<HTMLSelectElement>('Second montage').value).toBe('7f3a19c0'),
    );
    await waitFor(() => expect(firstHead()).toHaveTextContent('Kwelder-2'));
  },
});

export const TheSameTwice = meta.story({
  parameters: { route: '/montage/compare?left=7f3a19c0&right=7f3a19c0' },
  play: async ({ canvas }) => {
    await canvas.findByText('No differences.');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const OneIsGone = meta.story({
  parameters: { route: '/montage/compare?left=7f3a19c0&right=gone' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('A montage could not be loaded.');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { route: '/montage/compare?left=7f3a19c0&right=51b2e77d' },
  play: async ({ canvas }) => {
    await canvas.findByRole('table');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const TwoWellsDark = meta.story({
  globals: { theme: 'dark' },
  parameters: { route: '/montage/compare?left=7f3a19c0&right=51b2e77d' },
});
