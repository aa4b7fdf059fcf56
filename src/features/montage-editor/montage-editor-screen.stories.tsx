import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import { largeMontage } from '@/mocks/large-montage/large-montage';
import { offlineNotice } from '@/testing/offline-notice';
import { silentExportsWorker } from '@/testing/silent-exports-worker';
import { checkedElsewhere, dialogAlone } from '@/testing/checked-elsewhere';
import preview from '../../../.storybook/preview';

const meta = preview.meta({
  title: 'Screens/Montage editor',
  parameters: { route: '/montage/edit/7f3a19c0', world: { signedInAs: 'engineer@example.com' } },
});

/** A well with everything: a conductor, two casings, a liner, and two reservoirs. */
export const Montage = meta.story({
  tags: ['filled'],
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1, name: /Noorderdiep-4/ });
    await expect(title).toHaveTextContent('Noorderdiep-4 montage 7f3a19c0');
    await expect(canvas.getByText('$18,400,000')).toBeVisible();

    const grid = canvas.getByRole('grid', { name: 'SECTIONS TABLE' });
    // Content out of sight is not drawn.
    grid.scrollIntoView();
    const table = within(grid);
    await expect(await table.findByRole('heading', { name: '17 1/2″ Section 2' })).toBeInTheDocument();
    await expect(table.getByRole('row', { name: /^Upper North Sea Group/ })).toHaveTextContent(
      /41\.0.*74\.5.*74\.5.*2\.0.*445\.0/,
    );
    await expect(canvas.getByText('All changes are saved automatically.')).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'RESERVOIR DATA' })).toBeInTheDocument();
    await expect(canvas.getByText('Skid the rig to slot 4')).toBeInTheDocument();
    window.scrollTo(0, 0);
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** One bar with the menu of the application; nothing scrolls sideways. */
export const Phone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'SECTIONS TABLE' });
    const header = canvas.getByRole('heading', { level: 1 }).closest('header')!;
    await expect(within(header).getByRole('button', { name: 'Open the menu' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Open the menu' })).toHaveLength(1);
    await expect(header.getBoundingClientRect().top).toBe(0);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** To a part, a well or an action by its name; Escape leads back. */
export const Commands = meta.story({
  parameters: checkedElsewhere,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: 'SECTIONS TABLE' });
    table.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    const page = within(canvasElement.ownerDocument.body);
    const search = await page.findByRole('textbox', { name: 'Go to a section, a well or an action' });
    await expect(await page.findByRole('button', { name: /^Kwelder-2/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(search).not.toBeInTheDocument());
    await expect(table).toHaveFocus();

    await userEvent.keyboard('{Control>}k{/Control}');
    await page.findByRole('textbox', { name: 'Go to a section, a well or an action' });
    await userEvent.keyboard('plan{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveProperty('id', 'plan-summary'));
  },
});

/** By keyboard, against the story's server: the screen shows the answer. */
export const Saves = meta.story({
  parameters: checkedElsewhere,
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: 'SECTIONS TABLE' });
    table.focus();
    await userEvent.keyboard('{ArrowRight}42.5{Enter}');
    await expect(await canvas.findByText('Unsaved')).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    // Toasts are outside the page and fade in.
    const toast = await within(document.body).findByText('Montage saved successfully!');
    await waitFor(() => expect(toast).toBeVisible());
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(within(table).getByRole('row', { name: /^Upper North Sea Group/ })).toHaveTextContent(
      /42\.5/,
    );
  },
});

export const SaveFails = meta.story({
  parameters: {
    ...checkedElsewhere,
    world: {
      signedInAs: 'engineer@example.com',
      faults: [{ on: 'saveMontage', fault: { kind: 'status', status: 503 } }],
    },
  },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('grid', { name: 'SECTIONS TABLE' });
    table.focus();
    await userEvent.keyboard('{ArrowRight}42.5{Enter}{Control>}s{/Control}');
    await expect(await canvas.findByText(/^Not saved/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Save Changes/ })).toBeEnabled();
  },
});

// Searches within the header and the menu: computing the name of every button of an editor takes seconds.
const headerOf = (canvas: Pick<typeof screen, 'getByRole'>) =>
  canvas.getByRole('heading', { level: 1 }).closest('header')!;

export const ExportMenu = meta.story({
  parameters: dialogAlone,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid', { name: 'SECTIONS TABLE' });
    await userEvent.click(within(headerOf(canvas)).getByRole('button', { name: 'Export' }));
    const entries = within(await canvas.findByRole('menu')).getAllByRole('menuitem');
    await expect(entries.map((entry) => entry.querySelector('[class*=label]')?.textContent)).toEqual([
      'Export Excel',
      'Export PDF',
      'Export Horizon 56',
      'Poster...',
      'Well path (CSV)',
      'Well path (WITSML)',
      'OSDU (JSON)',
      'Montage file (JSON)',
    ]);
  },
});

export const Exports = meta.story({
  parameters: checkedElsewhere,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const alert = spyOn(window, 'alert').mockImplementation(() => undefined);
    const orders = silentExportsWorker();
    const table = await canvas.findByRole('grid', { name: 'SECTIONS TABLE' });
    table.focus();
    await userEvent.keyboard('{ArrowRight}42.5{Enter}');
    const header = headerOf(canvas);
    const choose = async (name: RegExp) => {
      await userEvent.click(within(header).getByRole('button', { name: 'Export' }));
      await userEvent.click(within(await canvas.findByRole('menu')).getByRole('menuitem', { name }));
    };
    await choose(/^Export Excel/);
    await expect(alert).toHaveBeenLastCalledWith('Exporting to Excel...');
    await choose(/^Export PDF/);
    await expect(alert).toHaveBeenLastCalledWith('Exporting to PDF...');

    // Exports the montage on the screen, marked as unsaved; the second export waits for the first.
    await expect(await canvas.findByText('Waiting for the one before')).toBeVisible();
    await waitFor(() => expect(orders).toHaveLength(1));
    await expect(orders[0]).toMatchObject({ kind: 'workbook', unsaved: true });
    await expect(JSON.stringify(orders[0])).toContain('"true_vertical_depth_subsea":42.5');

    await choose(/^Poster/);
    const opened = () => canvasElement.ownerDocument.querySelector('dialog[open]');
    await waitFor(() => expect(opened()).toHaveTextContent('Export poster'));
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  parameters: {
    world: { signedInAs: 'engineer@example.com', faults: [{ on: 'getMontage', fault: { kind: 'hold' } }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading montage...')).toHaveAttribute('role', 'status');
  },
});

export const Failed = meta.story({
  parameters: {
    world: {
      signedInAs: 'engineer@example.com',
      faults: [{ on: 'getMontage', fault: { kind: 'status', status: 500 }, calls: { only: 1 } }],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Error loading montage.');
  },
});

export const LoadedAtTheSecondTry = meta.story({
  parameters: { ...Failed.input.parameters, ...checkedElsewhere },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Failed.input.play!(context);
    const alert = canvas.getByRole('alert');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: /Noorderdiep-4/ })).toBeVisible();
  },
});

/** Retrying does not help; the list does. */
export const UnknownId = meta.story({
  tags: ['error'],
  parameters: {
    route: '/montage/edit/no-such-montage',
    console: [/ApiError: The server answered 404/, /Error in route match/],
  },
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Error loading montage.')).toBeVisible();
    await expect(alert.getByText(/There is no montage with the id no-such-montage/)).toBeVisible();
    await expect(alert.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(alert.getByRole('link', { name: 'Back to the montages' })).toHaveAttribute(
      'href',
      '/montage',
    );
  },
});

/** After a generation that stopped: the first section begins the montage. */
export const NothingInIt = meta.story({
  tags: ['empty'],
  parameters: { route: '/montage/edit/a85f60d3' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('No montage data found.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Continue creating montage' })).toHaveAttribute(
      'href',
      '/montage/create?step=inputs&document=a85f60d3',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Add section' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add section' }));
    await userEvent.type(form.getByLabelText('Hole diameter [in]'), '36');
    await userEvent.click(form.getByRole('button', { name: 'Add section' }));
    const table = within(await canvas.findByRole('grid', { name: 'SECTIONS TABLE' }));
    await expect(await table.findByRole('heading', { name: '36″ Section 1' })).toBeInTheDocument();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await canvas.findByText('No montage data found.')).toBeVisible();
  },
});

// For viewing, not as tests: other stories assert the same.

const signedInAs = 'engineer@example.com';
const ofOneSection = {
  ...noorderdiep4,
  id: 'one-section',
  sections_list: noorderdiep4.sections_list.slice(0, 1),
};
const prose = 'KCl polymer with glycol, treated against lost circulation below the chalk. ';
const ofLongTexts = {
  ...noorderdiep4,
  id: 'long-texts',
  top_line_item: noorderdiep4.top_line_item && {
    ...noorderdiep4.top_line_item,
    well_name: 'Noorderdiep North Flank Appraisal and Water Injection Pilot 4, Sidetrack 2',
    objective: prose.repeat(4),
  },
  sections_list: noorderdiep4.sections_list.map((section) => ({
    ...section,
    formations_list: section.formations_list.map((formation) => ({
      ...formation,
      formation_name: `${formation.formation_name}, as it is called in the older reports of the operator`,
    })),
    mud_item: section.mud_item && { ...section.mud_item, mud_type: prose, notes: prose.repeat(4) },
  })),
};

export const ServerFails = meta.story({
  tags: ['!test', 'error'],
  parameters: {
    world: { signedInAs, faults: [{ on: 'getMontage', fault: { kind: 'status', status: 500 } }] },
  },
});

export const OneSection = meta.story({
  tags: ['!test', 'one'],
  parameters: { route: '/montage/edit/one-section', world: { signedInAs, montages: [ofOneSection] } },
});

/** Twenty sections with a hundred formations each. */
export const LargeWell = meta.story({
  tags: ['!test', 'many'],
  parameters: {
    route: '/montage/edit/large',
    world: {
      signedInAs,
      montages: [{ ...largeMontage({ sections: 20, formationsPerSection: 100 }), id: 'large' }],
    },
  },
});

export const LongTexts = meta.story({
  tags: ['!test', 'long-text'],
  parameters: { route: '/montage/edit/long-texts', world: { signedInAs, montages: [ofLongTexts] } },
});

export const Offline = meta.story({
  tags: ['!test', 'offline'],
  parameters: { world: { signedInAs, offline: true } },
  play: offlineNotice,
});

export const NoAccess = meta.story({
  tags: ['!test', 'no-access'],
  parameters: { world: { signedInAs: 'newcomer@example.com' } },
});
