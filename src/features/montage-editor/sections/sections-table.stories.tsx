import { expect, waitFor, within } from 'storybook/test';
import { exampleMontage, formation, section } from '@/domain/montage/montage-for-tests';
import type { Montage, Section } from '@/domain/montage/montage';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import { hostileMark, hostileTexts } from '@/mocks/seed/hostile-texts';
import { largeMontage } from '@/mocks/large-montage/large-montage';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { cellElement, expectNoSideways, tableOf } from '../grid/story-cells';
import { editorOf, freshEditor } from '../header/story-editor';
import { measures, usualProgramHeight } from './layout';
import { TableStage, topCell } from './sections-story';
import { SectionsTable } from './sections-table';

const meta = preview.meta({
  title: 'Components/Editor/Sections table',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the sections of a well with their formations and programmes: the main part of the editor. Headers and section titles stay in view, and cells line up across sections.\n\nNot for lists of similar rows, and not for read-only data: those are native tables.',
      },
    },
  },
  render: (_args, context) => (
    <TableStage editor={editorOf(context)}>
      <SectionsTable />
    </TableStage>
  ),
});

const withSections = (sections_list: readonly Section[]): Montage => ({ ...noorderdiep4, sections_list });
const bare = {
  casing_item: null,
  cement_item: null,
  mud_item: null,
  logging_item: null,
  pressure_test_item: null,
};

/** A conductor, two casings and a liner. */
export const Filled = meta.story({
  ...freshEditor(noorderdiep4),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('grid', { name: 'SECTIONS TABLE' }));
    await expect(
      table
        .getAllByRole('columnheader')
        .slice(0, 19)
        .map((header) => header.textContent),
    ).toEqual([
      'Proposed Top / Depths',
      'TVD SS (m)',
      'TVD BDF (m)',
      'AHD BDF (m)',
      'Range (m)',
      'Thickness (m)',
      // The programmes are under the rows of each section, with their slurries as columns.
      'CASING',
      'CEMENT',
      'Tail',
      // Without a logging programme these two are under the shorter ones.
      'LOGGING',
      'MUD',
      'PRESSURE TESTS',
      'CASING',
      'CEMENT',
      'Lead',
      'Tail',
      'MUD',
      'LOGGING',
      'PRESSURE TESTS',
    ]);
    await expect(table.getByRole('heading', { name: '17 1/2″ Section 2' })).toBeVisible();
    await expect(table.getByText('13 3/8″ Casing Cementation')).toBeVisible();
    await expect(table.getAllByText('See attached Mud Program')[0]).toBeVisible();
    await expect(table.getAllByText('Logging Program')[0]).toBeVisible();
  },
});

export const Empty = meta.story({ ...freshEditor(withSections([])) });

/** Without any data yet. */
export const NothingPlanned = meta.story({
  ...freshEditor(
    withSections([
      section('a', null, [], { ...bare, true_vertical_depth_subsea: null }),
      section('b', 8.5, [], { ...bare, liner: true }),
    ]),
  ),
  play: async ({ canvas }) => {
    for (const text of ['No cement data', 'No mud data', 'No logging data']) {
      await expect(canvas.getAllByText(text)).toHaveLength(2);
    }
    await expect(canvas.getByRole('heading', { name: 'Section 1' })).toBeVisible();
    await expect(canvas.getAllByRole('row', { name: /^Section TD/ })[0]).toHaveTextContent(/^Section TD-/);
  },
});

/** One slurry, and a lap to test. */
export const Liner = meta.story({
  ...freshEditor(withSections(noorderdiep4.sections_list.filter(({ liner }) => liner))),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7″ Liner Cementation')).toBeVisible();
    await expect(canvas.getByText('Liner Lap (kPa)')).toBeVisible();
    await expect(canvas.queryByText('Topfill')).toBeNull();
  },
});

/** Findings are next to their values, and nowhere else. */
export const WithFindings = meta.story({
  ...freshEditor(
    withSections([
      section('s1', 17.5, [
        formation('s1', 'a', 486, 'North Sea Group'),
        { ...formation('s1', 'b', 1098, 'Chalk'), along_hole_depth_below_drill_floor: 900, thickness: -4 },
        formation('s1', 'c', null, 'Holland'),
      ]),
    ]),
  ),
  play: async ({ canvasElement }) => {
    const cell = cellElement(canvasElement, topCell('s1', 'b', 'along_hole_depth_below_drill_floor'));
    const mark = await within(cell).findByRole('img');
    await expect(mark).toHaveAccessibleName(/900.0/);
  },
});

const name = 'Upper Slochteren Member of the Slochteren Formation, as it is called in the older reports';
const prose = 'KCl polymer with glycol, treated against lost circulation below the chalk. ';

export const LongTexts = meta.story({
  ...freshEditor(
    withSections(
      noorderdiep4.sections_list.slice(1, 3).map((one) => ({
        ...one,
        description: prose.repeat(4),
        formations_list: one.formations_list.map((it) => ({
          ...it,
          formation_name: name,
          true_vertical_depth_subsea: (it.true_vertical_depth_subsea ?? 0) + 1_234_567.89,
        })),
        casing_item: one.casing_item && {
          ...one.casing_item,
          casing_outer_diameter: '13 3/8 with a special drift of 12 1/4',
          casing_grade: 'Q125-SourService',
          casing_thread_type: 'VAM TOP HT special clearance',
        },
        mud_item: one.mud_item && { ...one.mud_item, mud_type: prose, notes: prose.repeat(6) },
      })),
    ),
  ),
  play: async () => {
    await expectNoSideways();
  },
});

/** Shown as plain text, in their usual place. */
export const HostileTexts = meta.story({
  ...freshEditor({
    ...exampleMontage(),
    sections_list: [
      section(
        's1',
        17.5,
        hostileTexts.map(({ text }, at) => formation('s1', `h${at}`, at, text)),
        {
          description: hostileTexts[4]!.text,
          mud_item: {
            ...section('s1', 1, []).mud_item!,
            mud_type: hostileTexts[2]!.text,
            mud_properties: 'W'.repeat(300),
            notes: hostileTexts[8]!.text,
          },
        },
      ),
    ],
  }),
  play: async ({ canvasElement }) => {
    const script = hostileTexts.findIndex(({ name: kind }) => kind === 'script');
    await expect(cellElement(canvasElement, topCell('s1', `h${script}`, 'formation_name'))).toHaveTextContent(
      hostileTexts[script]!.text,
    );
    await expect(canvasElement.querySelector('script, b, h1, svg[onload]')).toBeNull();
    await expect((globalThis as Record<string, unknown>)[hostileMark]).toBeUndefined();
    await expectNoSideways();
  },
});

export const OpenInAnotherTab = meta.story({
  ...freshEditor(noorderdiep4, () => ({ locked: 'other-tab' })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = canvas.getByRole('grid', { name: 'SECTIONS TABLE' });
    await expect(table).toHaveAttribute('aria-readonly', 'true');
    // Sections fold, and nothing edits.
    const enabled = within(table)
      .queryAllByRole('button')
      .filter((button) => !button.hasAttribute('disabled'));
    await expect(enabled.filter((button) => button.dataset.action !== 'fold')).toEqual([]);
    const cell = canvasElement.querySelectorAll<HTMLElement>('[role="gridcell"][data-cell]')[3]!;
    await userEvent.click(cell);
    await userEvent.keyboard('{Enter}5');
    await expect(within(table).queryByRole('textbox')).toBeNull();
    await expect(cell).toHaveAttribute('aria-selected', 'true');
  },
});

/** Twenty sections of a hundred tops: only the visible ones are drawn. */
export const LargeWell = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(largeMontage({ sections: 20, formationsPerSection: 100 })),
  play: async ({ canvasElement, userEvent }) => {
    const sections = [...canvasElement.querySelectorAll<HTMLElement>('[data-grid] [data-section]')].filter(
      (element) => element.matches('div'),
    );
    await expect(sections).toHaveLength(20);
    // Drop targets and scroll positions are computed from these heights.
    const { titleHeight, rowHeight } = measures.compact;
    const rows = titleHeight + 102 * rowHeight;
    for (const one of sections.slice(2)) {
      const { height } = one.getBoundingClientRect();
      await expect(height).toBe(rows + usualProgramHeight);
    }
    await expect(canvasElement.querySelectorAll('[data-formation]').length).toBeLessThan(120);

    tableOf(canvasElement).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-cursor]')!.getBoundingClientRect().bottom).toBeLessThan(
        window.innerHeight,
      ),
    );
    await expect(canvasElement.querySelector('[data-formation]:last-of-type')).toBeVisible();
  },
});

export const Dark = meta.story({ ...freshEditor(noorderdiep4), globals: { theme: 'dark' } });

export const DarkWithNothingPlanned = meta.story({
  ...freshEditor(withSections([section('b', 8.5, [], { ...bare, liner: true })])),
  globals: { theme: 'dark' },
});

/** What a finger presses in the sections of a table. */
const targetsOf = (table: Element): Element[] => [
  ...table.querySelectorAll('[data-section] :is(button, [data-grip], [data-formation] > [data-cell])'),
];

/** The targets that are too small, leave the table, or cover one another. */
function badTargets(table: Element): string[] {
  const { left, right } = table.getBoundingClientRect();
  const targets = targetsOf(table).map((element) => ({ element, box: element.getBoundingClientRect() }));
  const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent;
  return targets.flatMap(({ element, box }, index) => [
    ...(box.height < 43.9 || box.width < 43.9 ? [`${nameOf(element)} is small`] : []),
    ...(box.left < left - 1 || box.right > right + 1
      ? [`${nameOf(element)} ends at ${Math.round(box.right)}, the table from ${left} to ${right}`]
      : []),
    ...targets
      .slice(index + 1)
      .filter(
        (other) =>
          !element.contains(other.element) &&
          box.left < other.box.right - 1 &&
          other.box.left < box.right - 1 &&
          box.top < other.box.bottom - 1 &&
          other.box.top < box.bottom - 1,
      )
      .map((other) => `${nameOf(element)} covers ${nameOf(other.element)}`),
  ]);
}

/** One part of a section at a time, names above their depths, targets for a finger, and nothing sideways. */
export const Phone = meta.story({
  ...freshEditor(noorderdiep4),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [top] = canvas.getAllByRole('rowheader', { name: /Sea Group/ });
    const row = top!.closest('[role=row]')!;
    await expect(row.getBoundingClientRect().height).toBe(measures.phone.rowHeight - 1);
    const depth = row.querySelector('[role=gridcell]')!;
    await expect(depth.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      top!.getBoundingClientRect().bottom,
    );
    const td = canvas.getAllByRole('rowheader', { name: 'Section TD' })[0]!;
    const tdDepth = td.parentElement!.querySelector('[role=gridcell]')!;
    await expect(tdDepth.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      td.getBoundingClientRect().bottom,
    );
    await expect(canvas.queryByText('CSG. Size [in]')).toBeNull();
    // The heads of a section end where its figures end, and no other head shows.
    const first = row.closest<HTMLElement>('div[data-section]')!;
    const heads = within(first).getAllByText(/^(TVD SS|TVD BDF|AHD BDF|Range|Thickness)$/);
    const figures = [...row.querySelectorAll('[role=gridcell]')];
    await expect(heads.map((head) => Math.round(head.getBoundingClientRect().right))).toEqual(
      figures.map((figure) => Math.round(figure.getBoundingClientRect().right)),
    );
    for (const head of heads) await expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
    await expect(canvas.getByText('Proposed Top / Depths').closest('[role=rowgroup]')!.clientHeight).toBe(0);
    // With the handles of the row.
    await userEvent.hover(depth);
    await waitFor(() => expect(row.querySelector('[data-grip]')).not.toBeNull());
    await expect(badTargets(tableOf(canvasElement))).toEqual([]);
    const parts = canvas.getByRole('group', { name: 'Parts of 36″ Section 1' });
    await userEvent.click(depth);
    await expect(tableOf(canvasElement)).toHaveAttribute('aria-activedescendant');
    await userEvent.click(within(parts).getByRole('button', { name: 'Casing' }));
    await expect(canvas.getByText('CSG. Size [in]')).toBeVisible();
    // The cursor was in the rows, which are gone.
    await expect(tableOf(canvasElement)).not.toHaveAttribute('aria-activedescendant');
    await expect(canvasElement.querySelector('[data-section] [data-formation]')).not.toBe(row);
    await expectNoSideways();
  },
});

export const PhoneDark = meta.story({
  ...freshEditor(noorderdiep4),
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
});
