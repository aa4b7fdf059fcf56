import { expect, waitFor, within } from 'storybook/test';
import { hostileMark, hostileTexts } from '@/mocks/seed/hostile-texts';
import { offlineNotice } from '@/testing/offline-notice';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../.storybook/preview';
import { manyMontages, montagesNamed } from './montages-for-tests';

/** Visible without a hover, for touch and keys. */
const exactDate = /^\d{1,2} \w{3,4} \d{4}, \d\d:\d\d$/;
const engineer = 'engineer@example.com';

const only = (...names: (string | null)[]) => ({
  items: montagesNamed(names).map(({ id, top_line_item }) => ({
    id,
    updated_time: new Date(Date.now() - 60_000).toISOString(),
    top_line_item,
  })),
  total_count: names.length,
});

const meta = preview.meta({
  title: 'Screens/Montage list',
  parameters: { route: '/montage', world: { signedInAs: 'engineer@example.com' } },
});

/** Well names, names by field, a montage without either, and a generation that stopped. */
export const Montages = meta.story({
  tags: ['filled'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Noorderdiep-4' });
    const table = within(canvas.getByRole('table', { name: 'Montages' }));
    // Those that a narrow place has no room for are hidden.
    const heads = table.getAllByRole('columnheader', { hidden: true });
    await expect(heads.map((header) => header.textContent)).toEqual([
      'Name',
      'Field',
      'TD (m)',
      'Status',
      'Findings',
      'Changed by',
      'Date',
      'Export',
      'Edit',
    ]);
    const first = table.getByRole('link', { name: 'Noorderdiep-4' }).closest('tr')!;
    for (const value of ['Noorderdiep · NDP', '3,606.1', 'Generated', 'No findings', 'engineer'])
      await expect(first).toHaveTextContent(value);
    // No column leaves half of the table empty, and the head stays in sight.
    const widths = heads.map((header) => header.offsetWidth);
    await expect(Math.max(...widths) / widths.reduce((sum, width) => sum + width)).toBeLessThan(0.5);
    await expect(getComputedStyle(heads[0]!).position).toBe('sticky');
    await expect(canvas.getByText('14 total montages')).toBeVisible();
    await expect(table.getByRole('link', { name: 'Noorderdiep-4' })).toHaveAttribute(
      'href',
      '/montage/edit/7f3a19c0',
    );
    await expect(table.getByRole('link', { name: 'Edit Noorderdiep-4' })).toHaveAttribute(
      'href',
      '/montage/edit/7f3a19c0',
    );
    const date = table.getByText('2 hours ago');
    await expect(date).toHaveAttribute('title');
    await expect(within(date).getByText(exactDate)).toBeVisible();
    await expect(table.getByRole('link', { name: 'N/A' })).toBeVisible();

    const stopped = within(table.getByText('Montage Generation Stopped').closest('tr')!);
    await expect(stopped.queryByRole('link', { name: /Edit/ })).toBeNull();
    await expect(stopped.getByRole('link', { name: 'Continue creating montage' })).toHaveAttribute(
      'href',
      '/montage/create?step=inputs&document=a85f60d3',
    );
    const words = document.createRange();
    words.selectNodeContents(stopped.getByRole('link', { name: 'Continue creating montage' }));
    await expect(words.getClientRects()).toHaveLength(1);
    const edge = canvas.getByRole('table', { name: 'Montages' }).getBoundingClientRect().right;
    for (const button of table.getAllByRole('button', { name: /^More actions/ }))
      await expect(button.getBoundingClientRect().right).toBeLessThan(edge);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Noorderdiep-4' });
    await expect(canvas.getAllByText(exactDate)[0]).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** Returning to the tab refreshes the list, and the refresh fails: the rows stay. */
export const RefreshFails = meta.story({
  parameters: {
    world: {
      signedInAs: engineer,
      faults: [{ on: 'listMontages', fault: { kind: 'status', status: 503 }, calls: { only: 3 } }],
    },
  },
  play: async ({ canvas, stage }) => {
    await canvas.findByRole('link', { name: 'Noorderdiep-4' });
    await waitFor(() => expect(stage.queryClient.isFetching()).toBe(0));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Error loading montages. Please try again later.');
    await expect(canvas.getByRole('link', { name: 'Noorderdiep-4' })).toBeVisible();
  },
});

export const RefreshedAtTheSecondTry = meta.story({
  parameters: { ...RefreshFails.input.parameters, ...checkedElsewhere },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await RefreshFails.input.play!(context);
    await userEvent.click(within(canvas.getByRole('alert')).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});

/** A montage that was saved elsewhere appears in the list as soon as the user returns to the tab. */
export const SavedElsewhere = meta.story({
  parameters: checkedElsewhere,
  play: async ({ canvas, stage }) => {
    await canvas.findByRole('link', { name: 'Noorderdiep-4' });
    await waitFor(() => expect(stage.queryClient.isFetching()).toBe(0));
    await stage.world.saveAsSomebodyElse('7f3a19c0', (montage) => ({
      ...montage,
      top_line_item: { ...montage.top_line_item!, well_name: 'Noorderdiep-4A' },
    }));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect(await canvas.findByRole('link', { name: 'Noorderdiep-4A' })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
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
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Error loading montages. Please try again later.');
    await expect(alert).toHaveTextContent('The server answered 503.');
  },
});

export const LoadedAtTheThirdTry = meta.story({
  parameters: { ...Failed.input.parameters, ...checkedElsewhere },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Failed.input.play!(context);
    const alert = canvas.getByRole('alert');
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
  tags: ['error'],
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
  tags: ['empty'],
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

/** A server with nothing but the specified list: no tools, and four columns. */
export const OneMontage = meta.story({
  tags: ['one'],
  parameters: {
    world: {
      signedInAs: engineer,
      faults: [{ on: 'listMontages', fault: { kind: 'status', status: 200, body: only('Aurora-3') } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 total montages')).toBeVisible();
    await expect(canvas.getByText('Showing 1 to 1 of 1 results')).toBeVisible();
    await expect(canvas.getByText('Page 1 of 1')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Date',
      'Export',
      'Edit',
    ]);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Folders' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^More actions/ })).toBeNull();
    for (const name of ['Previous', 'Next']) {
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  },
});

/** A link with a search that this server does not have leads to its list, and the server is not asked for it. */
export const LinkFromAnotherServer = meta.story({
  parameters: {
    route: '/montage?page=1&page_size=25&search=Aurora&folder=bin&sort=name&order=asc',
    world: OneMontage.input.parameters!.world,
  },
  play: async ({ canvas, stage }) => {
    await expect(await canvas.findByText('1 total montages')).toBeVisible();
    await waitFor(() => expect(stage.shows.router.state.location.search).toEqual({ page: 1, page_size: 25 }));
    const asked = stage.world.calls.calls().filter(({ name }) => name === 'listMontages');
    await expect(JSON.stringify(asked)).not.toContain('Aurora');
  },
});

export const TenThousandMontages = meta.story({
  tags: ['many'],
  parameters: {
    ...checkedElsewhere,
    route: '/montage?page=100&page_size=100',
    world: { signedInAs: engineer, montages: manyMontages(9_986) },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Showing 9,901 to 10,000 of 10,000 results')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Show'), '10');
    await expect(await canvas.findByText('Page 1 of 1,000')).toBeVisible();
    await expect(canvas.getByText('10,000 total montages')).toBeVisible();
  },
});

/** Shown inert, each in its own row, and none wider or higher than a row may be. */
export const HostileNames = meta.story({
  tags: ['long-text'],
  parameters: {
    route: '/montage?page_size=100',
    world: { signedInAs: engineer, montages: montagesNamed(hostileTexts.map(({ text }) => text)) },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Showing 1 to \d+ of \d+ results$/);
    await expect(hostileMark in globalThis).toBe(false);
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(hostileTexts.length + 14);
    for (const row of rows) await expect(row.offsetHeight).toBeLessThanOrEqual(96);
    const long = canvas.getByRole('link', { name: 'W'.repeat(5_000) });
    await expect(long).toHaveAttribute('title', 'W'.repeat(5_000));
    await expect(canvas.getByRole('link', { name: `Edit ${'W'.repeat(80)}…` })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

export const HostileNamesOnAPhone = meta.story({
  tags: ['long'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  // The same names are checked at the desk, and the phone's rows in `Phone`.
  parameters: { ...HostileNames.input.parameters!, a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Showing 1 to/);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    // What overflows shows up to the border: no part of a fourth line.
    const long = canvas.getByRole('link', { name: 'W'.repeat(5_000) });
    await expect(long.clientHeight).toBeLessThanOrEqual(
      3 * Number.parseFloat(getComputedStyle(long).lineHeight) + 1,
    );
  },
});

/** A server whose times cannot be read: the montages can still be opened. */
export const UnreadableDate = meta.story({
  parameters: {
    world: {
      signedInAs: engineer,
      faults: [
        {
          on: 'listMontages',
          fault: {
            kind: 'status',
            status: 200,
            body: { ...only('Aurora-3'), items: [{ ...only('Aurora-3').items[0], updated_time: 'soon' }] },
          },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const row = within((await canvas.findByRole('link', { name: 'Aurora-3' })).closest('tr')!);
    await expect(row.getAllByRole('cell').map((cell) => cell.textContent)[0]).toBe('-');
  },
});

export const EmptyDark = meta.story({ globals: { theme: 'dark' }, parameters: Empty.input.parameters! });
export const FailedDark = meta.story({
  globals: { theme: 'dark' },
  parameters: Unreachable.input.parameters!,
});
export const LoadingOnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: Loading.input.parameters!,
});
export const FailedOnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: Unreachable.input.parameters!,
});

/** Opened without a connection. */
export const Offline = meta.story({
  tags: ['offline'],
  parameters: { world: { signedInAs: engineer, offline: true } },
  play: offlineNotice,
});

// Documentation only, not run as tests: other stories assert the same behaviour.

export const NoAccess = meta.story({
  tags: ['!test', 'no-access'],
  parameters: { world: { signedInAs: 'newcomer@example.com' } },
});
