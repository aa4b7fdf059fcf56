import { expect, waitFor, within } from 'storybook/test';
import type { FaultDeclaration } from '@/mocks/faults';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../.storybook/preview';
import { manyMontages } from './montages-for-tests';

const engineer = 'engineer@example.com';

/** The third call, too: a window that comes to the front requests its page again. */
const laterPagesHeld: FaultDeclaration[] = [2, 3].map((only) => ({
  on: 'listMontages',
  fault: { kind: 'hold' },
  calls: { only },
}));

const meta = preview.meta({
  title: 'Screens/Montage list, pages',
  parameters: { route: '/montage', world: { signedInAs: 'engineer@example.com' } },
});

export const Paging = meta.story({
  parameters: checkedElsewhere,
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

/** The rows stay until those of the next page have loaded, and the words about them stay true. */
export const NextPageLoading = meta.story({
  parameters: {
    ...checkedElsewhere,
    world: {
      signedInAs: engineer,
      montages: manyMontages(16),
      faults: laterPagesHeld,
    },
  },
  play: async ({ canvas, userEvent, stage }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    const table = canvas.getByRole('table', { name: 'Montages' });
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByText('Loading page 2...')).toHaveAttribute('role', 'status');
    const row = canvas.getByRole('link', { name: 'Well 1' });
    await expect(row).toBeVisible();
    const muted = getComputedStyle(canvas.getByText('30 total montages')).color;
    await waitFor(() => expect(getComputedStyle(row).color).toBe(muted));
    await expect(canvas.getByText('Showing 1 to 10 of 30 results')).toBeVisible();
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'false');

    await waitFor(() => expect(stage.world.faults.held()).toBe(1));
    stage.world.faults.release();
    await waitFor(() => expect(table).toHaveAttribute('aria-busy', 'false'));
    await expect(canvas.queryByRole('link', { name: 'Well 1' })).toBeNull();
    await expect(canvas.getByText('Showing 11 to 20 of 30 results')).toBeVisible();
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
    await expect(canvas.queryByText(/Loading page/)).toBeNull();
  },
});

/** It stays like this for the eye and for the rules of contrast. */
export const NextPageLate = meta.story({
  parameters: {
    world: {
      signedInAs: engineer,
      montages: manyMontages(16),
      faults: laterPagesHeld,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    // It fades in.
    await waitFor(() => expect(canvas.getByText('Loading page 2...')).toBeVisible());
  },
});

export const NextPageLateDark = meta.story({
  globals: { theme: 'dark' },
  parameters: NextPageLate.input.parameters!,
  play: NextPageLate.input.play!,
});

/** A page that failed to load is reported, with a retry. */
export const NextPageFails = meta.story({
  parameters: {
    ...checkedElsewhere,
    world: {
      signedInAs: engineer,
      // The second call is the page ahead, of which nothing is heard; the third is the page that was turned.
      faults: [
        { on: 'listMontages', fault: { kind: 'status', status: 503 }, calls: { only: 2 } },
        { on: 'listMontages', fault: { kind: 'status', status: 503 }, calls: { only: 3 } },
      ],
    },
  },
  play: async ({ canvas, userEvent, stage }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    // Until then the page that is turned could share the call of the page ahead.
    await waitFor(() => expect(stage.world.faults.declared()[0]?.struck).toBe(1));
    await waitFor(() => expect(stage.queryClient.isFetching()).toBe(0));
    await expect(canvas.queryByRole('alert')).toBeNull();

    await userEvent.click(next);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Error loading montages. Please try again later.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Showing 11 to 14 of 14 results')).toBeVisible();
  },
});

/** An old link leads to the last page, and says so. */
export const BeyondTheLastPage = meta.story({
  parameters: { ...checkedElsewhere, route: '/montage?page=99' },
  play: async ({ canvas, stage, userEvent }) => {
    await expect(await canvas.findByText('Page 2 of 2')).toBeVisible();
    await expect(canvas.getByText('Showing 11 to 14 of 14 results')).toBeVisible();
    const notice = canvas.getByText('There is no page 99. This is the last one.');
    await expect(notice).toHaveAttribute('role', 'status');
    await expect(stage.shows.router.state.location.search).toEqual({ page: 2, page_size: 10 });

    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByText('Page 1 of 2')).toBeVisible();
    await expect(canvas.queryByText(/There is no page/)).toBeNull();
  },
});

/** An invalid address: values that are not a valid page number or size are ignored. */
export const HostileAddress = meta.story({
  parameters: { ...checkedElsewhere, route: '/montage?page=-1&page_size=9999' },
  play: async ({ canvas, stage }) => {
    await expect(await canvas.findByText('Showing 1 to 10 of 14 results')).toBeVisible();
    await expect(stage.shows.router.state.location.href).toBe('/montage');
  },
});

/** Few rows take as much room as ten: the buttons beneath them stay under the pointer. */
export const LastPageKeepsItsHeight = meta.story({
  parameters: checkedElsewhere,
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    const before = next.getBoundingClientRect();
    await userEvent.click(next);
    await canvas.findByText('Showing 11 to 14 of 14 results');
    const after = next.getBoundingClientRect();
    await expect([after.left, after.top]).toEqual([before.left, before.top]);
  },
});
