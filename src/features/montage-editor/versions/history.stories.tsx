import { expect, waitFor, within } from 'storybook/test';
import type { Montage } from '@/backend/records';
import type { FaultDeclaration } from '@/mocks/faults';
import { tablesOf } from '@/mocks/db/tables';
import { largeMontage } from '@/mocks/large-montage/large-montage';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import type { World } from '@/mocks/world';
import { checkedElsewhere, dialogAlone } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';

const montageId = '7f3a19c0';
const signedInAs = 'engineer@example.com';

interface Walked {
  canvas: { findByRole: (role: string, options: { name: string | RegExp }) => Promise<HTMLElement> };
  userEvent: { click: (element: Element) => Promise<void> };
}

const named = (well_name: string) => (montage: Montage) => ({
  ...montage,
  top_line_item: montage.top_line_item && { ...montage.top_line_item, well_name },
});

/** Every formation deeper. */
const deeper = (metres: number) => (montage: Montage) => ({
  ...montage,
  sections_list: montage.sections_list.map((section) => ({
    ...section,
    formations_list: section.formations_list.map((formation) => ({
      ...formation,
      true_vertical_depth_subsea: (formation.true_vertical_depth_subsea ?? 0) + metres,
    })),
  })),
});

const nameVersion = ({ db, clock }: World, number: number, name: string, id = montageId) =>
  db.transaction(() => tablesOf(db, clock).versions.setName(id, number, name));

/** Three versions: the generated one, a new name of the well, and deeper formations, issued for approval. */
async function threeVersions({ stage: { world } }: { stage: { world: World } }): Promise<void> {
  await world.saveAsSomebodyElse(montageId, named('Noorderdiep-4A'));
  await world.saveAsSomebodyElse(montageId, deeper(2));
  await nameVersion(world, 2, 'Issued for approval');
}

async function openHistory({ canvas, userEvent }: Walked): Promise<ReturnType<typeof within>> {
  const inMenu = matchMedia('(max-width: 47.99em)').matches;
  await userEvent.click(await canvas.findByRole('button', { name: inMenu ? 'More' : 'History' }));
  if (inMenu) await userEvent.click(await canvas.findByRole('menuitem', { name: /^History/ }));
  return within(await canvas.findByRole('dialog', { name: 'History' }));
}

const rowOf = (dialog: ReturnType<typeof within>, number: number) =>
  within(dialog.getByRole('heading', { name: new RegExp(`^Version ${number}\\b`) }).closest('li')!);

const failing = (fault: FaultDeclaration) => ({ world: { signedInAs, faults: [fault] } });

const meta = preview.meta({
  title: 'Screens/Montage history',
  parameters: { ...dialogAlone, route: `/montage/edit/${montageId}`, world: { signedInAs } },
  beforeEach: threeVersions,
});

/** Newest first, with what changed since the version before. */
export const Versions = meta.story({
  tags: ['filled'],
  play: async (context) => {
    const dialog = await openHistory(context);
    await expect(await dialog.findByText('3 versions, the newest first. Each save adds one.')).toBeVisible();
    const headings = dialog
      .getAllByRole('heading', { level: 3 })
      .map((heading: HTMLElement) => heading.textContent.trim());
    await expect(headings).toEqual(['Version 3 current', 'Version 2', 'Version 1']);
    const second = rowOf(dialog, 2);
    await expect(second.getByText('Issued for approval')).toBeVisible();
    await expect(second.getByText(/Saved by anna\.dekker@example\.com$/)).toBeVisible();
    await expect(await second.findByText('1 change')).toBeVisible();
    await expect(second.getByText('Top line · Well name: Noorderdiep-4 → Noorderdiep-4A')).toBeVisible();
    await expect(await rowOf(dialog, 3).findByText(/^and \d+ more$/)).toBeVisible();
    await expect(rowOf(dialog, 1).getByText('The first version')).toBeVisible();
    // What is on the screen can be neither compared nor restored.
    await expect(rowOf(dialog, 3).queryByRole('button', { name: /Restore/ })).toBeNull();
  },
});

/** As in the demonstration before anything is saved. */
export const OneVersion = meta.story({
  tags: ['one'],
  parameters: {
    route: '/montage/edit/one',
    world: { signedInAs, montages: [{ ...noorderdiep4, id: 'one' }] },
  },
  play: async (context) => {
    const dialog = await openHistory(context);
    await expect(await dialog.findByText('1 version. Each save adds one.')).toBeVisible();
    await expect(dialog.getByText('The first version')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /Restore|Compare/ })).toBeNull();
  },
});

export const Naming = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openHistory(context);
    await userEvent.click(await dialog.findByRole('button', { name: 'Add a name to version 1' }));
    const field = rowOf(dialog, 1).getByRole('textbox', { name: 'Name of version 1' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Draft');
    await expect(field).toHaveValue('Draft');
  },
});

/** By keyboard: Escape ends the naming and not the dialog. */
export const NamedAndRenamed = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Naming.input.play!(context);
    const first = rowOf(within(canvas.getByRole('dialog', { name: 'History' })), 1);
    await userEvent.keyboard('{Escape}');
    await expect(first.getByRole('button', { name: 'Add a name to version 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('  Generated, not checked {Enter}');
    await expect(await first.findByText('Generated, not checked')).toBeVisible();
    await expect(first.getByRole('button', { name: 'Rename version 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Delete}{Enter}');
    await expect(await first.findByRole('button', { name: 'Add a name to version 1' })).toHaveFocus();
    await expect(first.queryByText('Generated, not checked')).toBeNull();
  },
});

export const NamingFails = meta.story({
  parameters: failing({ on: 'nameVersion', fault: { kind: 'status', status: 503 } }),
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openHistory(context);
    await userEvent.click(await dialog.findByRole('button', { name: 'Add a name to version 1' }));
    await userEvent.keyboard('Draft{Enter}');
    await expect(await dialog.findByRole('alert')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Name of version 1' })).toHaveValue('Draft');
  },
});

/** A version next to the montage now, with its unsaved edits. */
export const Comparison = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const table = await canvas.findByRole('grid', { name: 'SECTIONS TABLE' });
    table.focus();
    await userEvent.keyboard('{ArrowRight}42.5{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'History' }));
    const list = within(await canvas.findByRole('dialog', { name: 'History' }));
    await userEvent.click(
      await list.findByRole('button', { name: 'Compare version 1 with the montage now' }),
    );
    const dialog = within(await canvas.findByRole('dialog', { name: 'Version 1 and now' }));
    const name = await dialog.findByRole('row', { name: /Top line · Well name/ });
    await expect(name).toHaveTextContent(/Noorderdiep-4.*Noorderdiep-4A/);
    await expect(
      dialog.getByRole('row', { name: /Upper North Sea Group · TVD\sSS 41\.0 42\.5/ }),
    ).toBeVisible();
  },
});

/** Restored as one step that undo reverts, on top of unsaved edits. */
export const Restored = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Comparison.input.play!(context);
    const table = canvas.getByRole('grid', { name: 'SECTIONS TABLE' });
    const dialog = within(canvas.getByRole('dialog', { name: 'Version 1 and now' }));
    await userEvent.click(dialog.getByRole('button', { name: 'All versions' }));
    const again = within(await canvas.findByRole('dialog', { name: 'History' }));
    await waitFor(() =>
      expect(again.getByRole('button', { name: 'Compare version 1 with the montage now' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore version 1' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Noorderdiep-4 montage/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'History' })).toHaveFocus());
    await expect(within(table).getByRole('row', { name: /^Upper North Sea Group/ })).toHaveTextContent(
      /41\.0/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo Restore version 1' }));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Noorderdiep-4A montage/);
    await expect(within(table).getByRole('row', { name: /^Upper North Sea Group/ })).toHaveTextContent(
      /42\.5/,
    );
    await expect(canvas.getByRole('button', { name: /^Undo Set TVD SS/ })).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  parameters: failing({ on: 'listVersions', fault: { kind: 'hold' }, calls: { only: 1 } }),
  play: async (context) => {
    const dialog = await openHistory(context);
    await expect(await dialog.findByText('Loading the versions...')).toHaveAttribute('role', 'status');
  },
});

export const Failed = meta.story({
  tags: ['error'],
  parameters: failing({ on: 'listVersions', fault: { kind: 'status', status: 500 }, calls: { only: 1 } }),
  play: async (context) => {
    const dialog = await openHistory(context);
    const alert = within(await dialog.findByRole('alert'));
    await expect(alert.getByText('The versions could not be loaded.')).toBeVisible();
  },
});

export const LoadedAtTheSecondTry = meta.story({
  parameters: { ...Failed.input.parameters, ...checkedElsewhere },
  play: async (context) => {
    await Failed.input.play!(context);
    const dialog = within(context.canvas.getByRole('dialog', { name: 'History' }));
    const alert = within(dialog.getByRole('alert'));
    await context.userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await expect(await dialog.findByRole('heading', { name: 'Version 2' })).toBeVisible();
  },
});

export const Offline = meta.story({
  tags: ['offline'],
  parameters: failing({ on: 'listVersions', fault: { kind: 'network' }, calls: { only: 1 } }),
  play: async (context) => {
    const dialog = await openHistory(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Network error/);
  },
});

/** The list stays, and each failed comparison can be repeated. */
export const VersionFails = meta.story({
  parameters: failing({ on: 'getVersion', fault: { kind: 'status', status: 503 }, calls: { first: 3 } }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openHistory(context);
    // All three calls have failed: else the second try would be one of them.
    const failed = () => context.stage.world.calls.calls().filter(({ name }) => name === 'getVersion').length;
    await waitFor(() => expect(failed()).toBe(3));
    await waitFor(() =>
      expect(dialog.getAllByRole('button', { name: /^Try again for version/ })).toHaveLength(2),
    );
    // A call that is logged may still be on its way to the page, and a second try joins it: then there is a third.
    await waitFor(async () => {
      const again = dialog.queryByRole('button', { name: 'Try again for version 2' });
      if (again) await userEvent.click(again);
      await expect(rowOf(dialog, 2).getByText('1 change')).toBeVisible();
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Compare version 1 with the montage now' }));
    await expect(await canvas.findByRole('row', { name: /Top line · Well name/ })).toBeVisible();
  },
});

/** A server that keeps no versions is asked when the history is opened, and not before. */
export const NotOffered = meta.story({
  tags: ['no-access'],
  parameters: failing({ on: 'listVersions', fault: { kind: 'status', status: 404 } }),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: 'History' });
    const asked = () => context.stage.world.calls.calls().some(({ name }) => name === 'listVersions');
    await expect(asked()).toBe(false);
    const dialog = await openHistory(context);
    await expect(await dialog.findByText('This server keeps no versions of the montage.')).toBeVisible();
    await expect(asked()).toBe(true);
  },
});

/** Sixty versions: the next ones are loaded on request. */
export const Many = meta.story({
  tags: ['many'],
  parameters: checkedElsewhere,
  beforeEach: async ({ stage: { world } }) => {
    for (let number = 4; number <= 60; number += 1) {
      await world.saveAsSomebodyElse(montageId, named(`Noorderdiep-4 revision ${number}`));
      await nameVersion(world, number, `Revision ${number}`);
    }
  },
  play: async (context) => {
    const { userEvent } = context;
    const dialog = await openHistory(context);
    await expect(await dialog.findByText(/^60 versions/)).toBeVisible();
    await expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(19);
    await userEvent.click(dialog.getByRole('button', { name: 'Show older versions' }));
    await waitFor(() => expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(39));
    await expect(dialog.getByRole('heading', { name: 'Version 41' })).toHaveFocus();
    await userEvent.click(dialog.getByRole('button', { name: 'Show older versions' }));
    await waitFor(() => expect(dialog.getAllByRole('heading', { level: 3 })).toHaveLength(60));
    await expect(dialog.queryByRole('button', { name: 'Show older versions' })).toBeNull();
    // Only versions that were in view are loaded.
    const loaded = context.stage.world.calls.calls().filter(({ name }) => name === 'getVersion').length;
    await expect(loaded).toBeLessThan(45);
  },
});

const hostile = `<b>"Issued"</b> ${'ابجد هوز '.repeat(550)}${'x'.repeat(200)}`;

export const LongTexts = meta.story({
  tags: ['long-text'],
  beforeEach: async ({ stage: { world } }) => {
    await world.saveAsSomebodyElse(montageId, named(hostile));
    await nameVersion(world, 4, hostile);
    await world.saveAsSomebodyElse(montageId, named(`${hostile}!`));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openHistory(context);
    const heading = await dialog.findByRole('heading', { name: 'Version 4' });
    await waitFor(() => expect(heading.closest('li')).toHaveTextContent('1 change'));
    await expect(heading.closest('li')!.getBoundingClientRect().height).toBeLessThan(260);
    await userEvent.click(dialog.getByRole('button', { name: 'Compare version 4 with the montage now' }));
    await expect(await canvas.findByRole('row', { name: /Top line · Well name/ })).toBeVisible();
    const region = canvas.getByRole('region', { name: 'Version 4 and now' });
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
});

/** Two thousand formations, all of them deeper: the first of them are shown. */
export const LargeWell = meta.story({
  parameters: {
    ...checkedElsewhere,
    route: '/montage/edit/large',
    world: {
      signedInAs,
      montages: [{ ...largeMontage({ sections: 20, formationsPerSection: 100 }), id: 'large' }],
    },
  },
  beforeEach: async ({ stage: { world } }) => {
    await world.saveAsSomebodyElse('large', deeper(2));
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const dialog = await openHistory(context);
    await expect(await dialog.findByText('2,000 changes')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Compare version 1 with the montage now' }));
    const table = within(await canvas.findByRole('dialog', { name: 'Version 1 and now' }));
    await expect(await table.findByText('2,000 differences. Everything else is the same.')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Show 200 more' }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(401));
    await userEvent.click(table.getByRole('button', { name: 'Restore version 1' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByTitle('Undo Restore version 1')).toBeVisible();
  },
});

// For viewing, not as tests.

const shown = async (context: Walked) => void (await openHistory(context));

async function showComparison(context: Walked): Promise<void> {
  const dialog = await openHistory(context);
  await context.userEvent.click(
    await dialog.findByRole('button', { name: 'Compare version 1 with the montage now' }),
  );
}

export const Dark = meta.story({ tags: ['!test'], globals: { theme: 'dark' }, play: shown });

export const Phone = meta.story({
  tags: ['!test', 'phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: shown,
});

export const ComparisonInDark = meta.story({
  tags: ['!test'],
  globals: { theme: 'dark' },
  play: showComparison,
});

export const ComparisonOnAPhone = meta.story({
  tags: ['!test'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: showComparison,
});
