import { expect, spyOn, waitFor, within } from 'storybook/test';
import { silentExportsWorker } from '@/testing/silent-exports-worker';
import { keepLimit, forgetLimits } from '@/shared/check-settings/kept-settings';
import { checkedElsewhere, dialogAlone } from '@/testing/checked-elsewhere';
import preview from '../../../.storybook/preview';

const engineer = 'engineer@example.com';

const meta = preview.meta({
  title: 'Screens/Montage list, actions',
  parameters: { route: '/montage', world: { signedInAs: 'engineer@example.com' } },
});

/** The menu is outside of the canvas, at the end of the page. */
const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const ExportMenu = meta.story({
  parameters: dialogAlone,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
    (await canvas.findByRole('button', { name: 'Export Noorderdiep-4' })).focus();
    await userEvent.keyboard('{Enter}');
    const excel = await page.findByRole('menuitem', { name: /^Export Excel/ });
    // The menu fades in, and its first entry takes the focus.
    await waitFor(() => expect(excel).toBeVisible());
    await waitFor(() => expect(excel).toHaveFocus());
    await expect(page.getByRole('menuitem', { name: /^Export Horizon 56/ })).toBeDisabled();
    await expect(page.getByText('Coming soon')).toBeVisible();
  },
});

export const Exports = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const alert = spyOn(window, 'alert').mockImplementation(() => undefined);
    const orders = silentExportsWorker();
    const page = pageOf(canvasElement);
    const trigger = () => canvas.getByRole('button', { name: 'Export Noorderdiep-4' });
    await ExportMenu.input.play!(context);

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
    const page = pageOf(canvasElement);
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
    await userEvent.selectOptions(filters.getByLabelText('Status'), 'Added');
    await waitFor(() => expect(address()).toMatchObject({ status: 'imported' }));
    await userEvent.type(filters.getByLabelText('Field'), 'vlk{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Filters (2)' })).toBeVisible();
    await expect(await canvas.findByText('1 found')).toBeVisible();
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
    ...checkedElsewhere,
    world: {
      signedInAs: engineer,
      faults: [{ on: 'moveMontage', fault: { kind: 'status', status: 503 }, calls: { only: 2 } }],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const page = pageOf(canvasElement);
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
    await userEvent.click(await pageOf(canvasElement).findByRole('menuitem', { name: /^Duplicate/ }));
    await expect(await canvas.findByRole('link', { name: 'Noorderdiep-4 (copy)' })).toBeVisible();
    const open = canvas.getByRole('link', { name: 'Open the copy' });
    await expect(open).toHaveClass('text-button');
    const href = open.getAttribute('href')!;
    const montages = stage.world.db.montages.all();
    const copy = montages.find(({ id }) => href.endsWith(id))!;
    const original = montages.find(({ id }) => id === '7f3a19c0')!;
    await expect(copy.sources).toBeUndefined();
    await expect(copy.sections_list).toHaveLength(original.sections_list.length);
    const ids = new Set(original.sections_list.map(({ id }) => id));
    await expect(copy.sections_list.some(({ id }) => ids.has(id))).toBe(false);
  },
});

/** Sections and programmes of an earlier well, without its depths. */
export const NewFrom = meta.story({
  parameters: checkedElsewhere,
  play: async ({ canvas, canvasElement, userEvent, stage }) => {
    const page = pageOf(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions for Noorderdiep-4' }));
    await userEvent.click(await page.findByRole('menuitem', { name: /^New from this montage/ }));
    const dialog = within(await page.findByRole('dialog', { name: 'New montage from Noorderdiep-4' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create montage' }));
    await expect(dialog.getByText('Enter the name of the new well.')).toBeVisible();
    await expect(dialog.getByLabelText(/^Depths/)).not.toBeChecked();
    // What belongs to sections cannot be had without them.
    await userEvent.click(dialog.getByLabelText(/^Hole sections/));
    await expect(dialog.getByLabelText(/^Programmes/)).toBeDisabled();
    await userEvent.click(dialog.getByLabelText(/^Hole sections/));
    await userEvent.type(dialog.getByLabelText('Well name'), 'Noorderdiep-5');
    await userEvent.click(dialog.getByRole('button', { name: 'Create montage' }));
    await expect(await canvas.findByRole('link', { name: 'Noorderdiep-5' })).toBeVisible();
    const montages = stage.world.db.montages.all();
    const made = montages.find(({ top_line_item: top }) => top?.well_name === 'Noorderdiep-5')!;
    const original = montages.find(({ id }) => id === '7f3a19c0')!;
    await expect(made.sections_list.map(({ diameter }) => diameter)).toEqual(
      original.sections_list.map(({ diameter }) => diameter),
    );
    await expect(made.sections_list[0]!.true_vertical_depth_subsea).toBeNull();
    await expect(made.sections_list[0]!.casing_item).not.toBeNull();
    await expect(made.reservoirs_list).toEqual([]);
  },
});

/** The editor and the list count by the same limits; the server, which sorts and filters, by the default ones. */
export const OwnLimits = meta.story({
  beforeEach: () => {
    keepLimit('poreMarginKpaPerM', 2.5);
    return forgetLimits;
  },
  play: async ({ canvas }) => {
    const row = (await canvas.findByRole('link', { name: 'Noorderdiep-4' })).closest('tr')!;
    await expect(await within(row).findByText('1 warning')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Findings' })).toHaveAccessibleDescription(
      /^Errors and warnings of the checks. Missing values are not counted. By the limits in this browser/,
    );
  },
});

export const DefaultLimitsAgain = meta.story({
  parameters: checkedElsewhere,
  beforeEach: OwnLimits.input.beforeEach!,
  play: async (context) => {
    await OwnLimits.input.play!(context);
    forgetLimits();
    const row = context.canvas.getByRole('link', { name: 'Noorderdiep-4' }).closest('tr')!;
    await expect(await within(row).findByText('No findings')).toBeInTheDocument();
  },
});
