import { expect, spyOn, waitFor, within } from 'storybook/test';
import type { FaultDeclaration } from '@/mocks/faults';
import { hostileMark, hostileTexts } from '@/mocks/seed/hostile-texts';
import { offlineNotice } from '@/testing/offline-notice';
import { silentExportsWorker } from '@/testing/silent-exports-worker';
import preview from '../../../.storybook/preview';
import { manyMontages, montagesNamed } from './montages-for-tests';

/** Visible without a hover, for touch and keys. */
const exactDate = /^\w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d.[AP]M$/;
const engineer = 'engineer@example.com';

/** The third call, too: a window that comes to the front requests its page again. */
const laterPagesHeld: FaultDeclaration[] = [2, 3].map((only) => ({
  on: 'listMontages',
  fault: { kind: 'hold' },
  calls: { only },
}));

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

/** The rows stay until those of the next page have loaded, and the words about them stay true. */
export const NextPageLoading = meta.story({
  parameters: {
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

/** Returning to the tab refreshes the list, and the refresh fails: the rows stay. */
export const RefreshFails = meta.story({
  parameters: {
    world: {
      signedInAs: engineer,
      faults: [{ on: 'listMontages', fault: { kind: 'status', status: 503 }, calls: { only: 3 } }],
    },
  },
  play: async ({ canvas, userEvent, stage }) => {
    await canvas.findByRole('link', { name: 'Noorderdiep-4' });
    await waitFor(() => expect(stage.queryClient.isFetching()).toBe(0));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Error loading montages. Please try again later.');
    await expect(canvas.getByRole('link', { name: 'Noorderdiep-4' })).toBeVisible();

    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
});

/** A montage that was saved elsewhere appears in the list as soon as the user returns to the tab. */
export const SavedElsewhere = meta.story({
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

export const ExportMenu = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const alert = spyOn(window, 'alert').mockImplementation(() => undefined);
    const orders = silentExportsWorker();
    // The menu is outside of the canvas, at the end of the page.
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

    // The montage is fetched, and goes to the worker; the second export waits for the first.
    await waitFor(() => expect(orders).toHaveLength(1));
    await expect(orders[0]).toMatchObject({ kind: 'workbook', unsaved: false, montage: { id: '7f3a19c0' } });
    await expect(canvas.getByText('PDF programme of Noorderdiep-4', { selector: 'bdi' })).toBeVisible();
  },
});

/** Of a generation that stopped before it found anything there is no file, and of a failure to fetch there is its sentence. */
export const ExportsThatFail = meta.story({
  parameters: {
    world: {
      signedInAs: 'engineer@example.com',
      faults: [{ on: 'getMontage', fault: { kind: 'status', status: 503 }, calls: { only: 1 } }],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const orders = silentExportsWorker();
    const page = within(canvasElement.ownerDocument.body);
    const asFile = async (name: RegExp) => {
      await userEvent.click(await canvas.findByRole('button', { name }));
      await userEvent.click(await page.findByRole('menuitem', { name: /^Montage file/ }));
      await waitFor(() => expect(page.queryByRole('menuitem')).toBeNull());
    };
    await asFile(/^Export Noorderdiep-4$/);
    await expect(await canvas.findByRole('button', { name: /^Try again/ })).toBeVisible();
    await asFile(/^Export the stopped montage/);
    await expect(await canvas.findByText(/^There is nothing to export: the generation/)).toBeVisible();
    // Of the two, only the other one can come right.
    await expect(canvas.getByRole('button', { name: /^Try again/ })).toHaveAccessibleName(/Noorderdiep-4/);
    await expect(orders).toEqual([]);
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

/** An old link leads to the last page, and says so. */
export const BeyondTheLastPage = meta.story({
  parameters: { route: '/montage?page=99' },
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
  parameters: { route: '/montage?page=-1&page_size=9999' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing 1 to 10 of 14 results')).toBeVisible();
  },
});

/** Few rows take as much room as ten: the buttons beneath them stay under the pointer. */
export const LastPageKeepsItsHeight = meta.story({
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    const before = next.getBoundingClientRect();
    await userEvent.click(next);
    await canvas.findByText('Showing 11 to 14 of 14 results');
    const after = next.getBoundingClientRect();
    await expect([after.left, after.top]).toEqual([before.left, before.top]);
  },
});

const only = (...names: (string | null)[]) => ({
  items: montagesNamed(names).map(({ id, top_line_item }) => ({
    id,
    updated_time: new Date(Date.now() - 60_000).toISOString(),
    top_line_item,
  })),
  total_count: names.length,
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

/** Everything is in the address, and the way back leads to the list before. */
export const SearchSortAndFilter = meta.story({
  play: async ({ canvas, userEvent, stage }) => {
    const names = () => canvas.getAllByRole('rowheader').map((head) => head.textContent);
    const address = () => stage.shows.router.state.location.search as Record<string, unknown>;
    const field = await canvas.findByRole('searchbox', { name: /^Search montages/ });
    await userEvent.type(field, 'POLDER gt');
    await expect(await canvas.findByText('2 found')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Polderzicht GT-01', 'Polderzicht GT-02']));
    await expect(address()).toMatchObject({ search: 'POLDER gt', page: 1 });
    await expect(field).toHaveFocus();

    await userEvent.click(canvas.getByRole('button', { name: 'Name' }));
    await waitFor(() =>
      expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Polderzicht GT-02', 'Polderzicht GT-01']));
    await expect(address()).toMatchObject({ sort: 'name', order: 'desc', search: 'POLDER gt' });

    await userEvent.clear(field);
    await canvas.findByText('14 total montages');
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const filters = within(canvas.getByRole('group', { name: 'Filters' }));
    await userEvent.selectOptions(filters.getByLabelText('Status'), 'Imported');
    await waitFor(() => expect(address()).toMatchObject({ status: 'imported' }));
    await userEvent.type(filters.getByLabelText('Field'), 'vlk{Enter}');
    await expect(await canvas.findByText('1 found')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await userEvent.selectOptions(filters.getByLabelText('Findings'), 'Open findings');
    await expect(await canvas.findByText('No montages found')).toBeVisible();
    stage.shows.router.history.back();
    await expect(await canvas.findByText('1 found')).toBeVisible();
    await waitFor(() => expect(filters.getByLabelText('Findings')).toHaveValue(''));
    await userEvent.click(filters.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('14 total montages')).toBeVisible();
    await waitFor(() => expect(filters.getByLabelText('Field')).toHaveValue(''));
  },
});

export const ArchiveDeleteAndUndo = meta.story({
  parameters: {
    world: {
      signedInAs: engineer,
      faults: [{ on: 'moveMontage', fault: { kind: 'status', status: 503 }, calls: { only: 2 } }],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    const choose = async (name: string, entry: RegExp) => {
      await userEvent.click(await canvas.findByRole('button', { name: `More actions for ${name}` }));
      await userEvent.click(await page.findByRole('menuitem', { name: entry }));
    };
    await choose('Noorderdiep-4', /^Archive/);
    await expect(await canvas.findByText(/is in the archive\.$/)).toHaveAttribute('role', 'status');
    await expect(canvas.getByText('13 total montages')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Noorderdiep-4' })).toBeNull();
    // Its row is gone, and the focus is where the undo is.
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(undo).toHaveFocus());

    // The server fails once, and nothing has moved.
    await userEvent.click(undo);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Noorderdiep-4 could not be moved back. The server answered 503.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/is back in the list\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Noorderdiep-4' })).toBeVisible();

    await choose('Kwelder-2', /^Delete/);
    await canvas.findByText(/is deleted\. It can be restored from the bin\.$/);
    await userEvent.click(canvas.getByRole('link', { name: 'Bin' }));
    await expect(await canvas.findByText('1 in the bin')).toBeVisible();
    // A deleted montage can only be restored.
    await expect(canvas.queryByRole('link', { name: /Kwelder-2/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Export/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore Kwelder-2' }));
    await expect(await canvas.findByText('The bin is empty')).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Current' }));
    await expect(await canvas.findByRole('link', { name: 'Kwelder-2' })).toBeVisible();
  },
});

/** A copy has ids of its own everywhere, and nothing of the documents. */
export const Duplicate = meta.story({
  play: async ({ canvas, canvasElement, userEvent, stage }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Noorderdiep-4' }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('menuitem', { name: /^Duplicate/ }));
    await expect(await canvas.findByRole('link', { name: 'Noorderdiep-4 (copy)' })).toBeVisible();
    const href = canvas.getByRole('link', { name: 'Open the copy' }).getAttribute('href')!;
    const montages = stage.world.db.montages.all();
    const copy = montages.find(({ id }) => href.endsWith(id))!;
    const original = montages.find(({ id }) => id === '7f3a19c0')!;
    await expect(copy.sources).toBeUndefined();
    await expect(copy.sections_list).toHaveLength(original.sections_list.length);
    const ids = new Set(original.sections_list.map(({ id }) => id));
    await expect(copy.sections_list.some(({ id }) => ids.has(id))).toBe(false);
  },
});

export const TenThousandMontages = meta.story({
  tags: ['many'],
  parameters: {
    route: '/montage?page=100&page_size=100',
    world: { signedInAs: engineer, montages: manyMontages(9_986) },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Showing 9901 to 10000 of 10000 results')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Show'), '10');
    await expect(await canvas.findByText('Page 1 of 1000')).toBeVisible();
    await expect(canvas.getByText('10000 total montages')).toBeVisible();
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
  globals: { viewport: { value: 'phone', isRotated: false } },
  // The same names are checked at the desk, and the phone's rows in `Phone`.
  parameters: { ...HostileNames.input.parameters!, a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Showing 1 to/);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
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

// Documentation only, not run as tests: other stories assert the same behaviour.

export const Offline = meta.story({
  tags: ['!test', 'offline'],
  parameters: { world: { signedInAs: engineer, offline: true } },
  play: offlineNotice,
});

export const NoAccess = meta.story({
  tags: ['!test', 'no-access'],
  parameters: { world: { signedInAs: 'newcomer@example.com' } },
});
