import { expect, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Screens/Montage list',
  parameters: { route: '/montage', world: { signedInAs: 'engineer@example.com' } },
});

/** Well names, names by field, a montage without either, and a generation that stopped. */
export const Montages = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Noorderdiep-4' });
    const table = within(canvas.getByRole('table', { name: 'Montages' }));
    await expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Date',
      'Export',
      'Edit',
    ]);
    await expect(canvas.getByText('14 total montages')).toBeVisible();
    await expect(table.getByRole('link', { name: 'Noorderdiep-4' })).toHaveAttribute(
      'href',
      '/montage/edit/7f3a19c0',
    );
    await expect(table.getByRole('link', { name: 'Edit Noorderdiep-4' })).toHaveAttribute(
      'href',
      '/montage/edit/7f3a19c0',
    );
    await expect(table.getByText('2 hours ago')).toHaveAttribute('title');
    await expect(table.getByRole('link', { name: 'N/A' })).toBeVisible();

    const stopped = within(table.getByText('Montage Generation Stopped').closest('tr')!);
    await expect(stopped.queryByRole('link', { name: /Edit/ })).toBeNull();
    await expect(stopped.getByRole('link', { name: 'Continue creating montage' })).toHaveAttribute(
      'href',
      '/montage/create?step=inputs&document=a85f60d3',
    );
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Noorderdiep-4' });
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const Paging = meta.story({
  play: async ({ canvas, userEvent, stage }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    await expect(canvas.getByText('Showing 1 to 10 of 14 results')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(next);
    await expect(await canvas.findByText('Showing 11 to 14 of 14 results')).toBeVisible();
    await expect(canvas.getByText('Page 2 of 2')).toBeVisible();
    await expect(stage.shows.router.state.location.search).toEqual({ page: 2, page_size: 10 });
    // The button that led to the last page keeps the focus, and does nothing more.
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');

    await userEvent.selectOptions(canvas.getByLabelText('Show'), '25');
    await expect(await canvas.findByText('Showing 1 to 14 of 14 results')).toBeVisible();
    await expect(stage.shows.router.state.location.search).toEqual({ page: 1, page_size: 25 });
  },
});

/** The rows that stand stay until those of the next page have come. */
export const NextPageOnItsWay = meta.story({
  parameters: {
    world: {
      signedInAs: 'engineer@example.com',
      faults: [{ on: 'listMontages', fault: { kind: 'hold' }, calls: { only: 2 } }],
    },
  },
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    const table = canvas.getByRole('table', { name: 'Montages' });
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('link', { name: 'Noorderdiep-4' })).toBeVisible();

    stage.world.faults.release();
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
    await expect(canvas.queryByRole('link', { name: 'Noorderdiep-4' })).toBeNull();
  },
});

export const ExportMenu = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const alert = spyOn(window, 'alert').mockImplementation(() => undefined);
    // The menu stands outside of the canvas, at the end of the page.
    const page = within(canvasElement.ownerDocument.body);
    const trigger = () => canvas.getByRole('button', { name: 'Export Noorderdiep-4' });

    await canvas.findByRole('button', { name: 'Export Noorderdiep-4' });
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    const excel = await page.findByRole('menuitem', { name: /^Export Excel/ });
    // The menu fades in, and its first entry takes the focus.
    await waitFor(() => expect(excel).toBeVisible());
    await waitFor(() => expect(excel).toHaveFocus());
    await expect(page.getByRole('menuitem', { name: /^Export Horizon 56/ })).toBeDisabled();
    await expect(page.getByText('Coming soon')).toBeVisible();

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger()).toHaveFocus());

    await userEvent.click(trigger());
    await userEvent.click(await page.findByRole('menuitem', { name: /^Export Excel/ }));
    await expect(alert).toHaveBeenLastCalledWith('Exporting to Excel...');

    await waitFor(() => expect(page.queryByRole('menuitem')).toBeNull());
    await userEvent.click(trigger());
    await page.findByRole('menuitem', { name: /^Export PDF/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(alert).toHaveBeenLastCalledWith('Exporting to PDF...'));
  },
});

export const Loading = meta.story({
  parameters: {
    world: { signedInAs: 'engineer@example.com', faults: [{ on: 'listMontages', fault: { kind: 'hold' } }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading montages...')).toHaveAttribute('role', 'status');
  },
});

export const Failed = meta.story({
  parameters: {
    world: {
      signedInAs: 'engineer@example.com',
      faults: [{ on: 'listMontages', fault: { kind: 'status', status: 503 }, calls: { first: 2 } }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Error loading montages. Please try again later.');
    await expect(alert).toHaveTextContent('The server answered 503.');

    // It fails again, and says so again; then it works.
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    await userEvent.click(
      within(await canvas.findByRole('alert')).getByRole('button', { name: 'Try again' }),
    );
    await expect(await canvas.findByRole('link', { name: 'Noorderdiep-4' })).toBeVisible();
  },
});

export const Unreachable = meta.story({
  parameters: {
    world: {
      signedInAs: 'engineer@example.com',
      faults: [{ on: 'listMontages', fault: { kind: 'network' } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Network error: Unable to connect to the server. Please check your internet connection.',
    );
  },
});

export const Empty = meta.story({
  parameters: {
    world: {
      signedInAs: 'engineer@example.com',
      faults: [
        { on: 'listMontages', fault: { kind: 'status', status: 200, body: { items: [], total_count: 0 } } },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No montages')).toBeVisible();
    await expect(canvas.getByText('Get started by creating a new montage')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Create New Montage' })).toHaveAttribute(
      'href',
      '/montage/create',
    );
  },
});

export const BeyondTheLastPage = meta.story({
  parameters: { route: '/montage?page=99' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('There is no page 99')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the last page' }));
    await expect(await canvas.findByText('Page 2 of 2')).toBeVisible();
  },
});

/** An address that nobody meant: what is no page and no size counts as not said. */
export const HostileAddress = meta.story({
  parameters: { route: '/montage?page=-1&page_size=9999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 1 to 10 of 14 results')).toBeVisible();
  },
});
