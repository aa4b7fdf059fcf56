import { expect, waitFor, within } from 'storybook/test';
import { cellOfKey } from '@/domain/montage/address';
import { cellValue } from '@/domain/montage/cells';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import type { Montage } from '@/domain/montage/montage';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import { hostileMark, hostileTexts } from '@/mocks/seed/hostile-texts';
import { largeMontage } from '@/mocks/large-montage/large-montage';
import { examplePoints, strengthTest, withPressures } from '@/testing/checks/pressure-cases';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../.storybook/preview';
import { cellElement, currentCell, expectNoSideways, showTable, tableOf } from './grid/story-cells';
import { editorOf, freshEditor } from './header/story-editor';
import { MontageEditor } from './montage-editor';
import { topCell } from './sections/sections-story';

const meta = preview.meta({
  title: 'Components/Editor/Whole editor',
  parameters: {
    docs: {
      description: {
        component:
          'All parts of the editor without a backend, to see them together.\n\nNot for how a montage is loaded and saved: see *Screens / Montage editor*.',
      },
    },
  },
  ...freshEditor(exampleMontage()),
  render: (_args, context) => <MontageEditor editor={editorOf(context)} />,
});

const withoutProgramme = noorderdiep4.sections_list.map((section) => ({
  ...section,
  casing_item: null,
  cement_item: null,
  mud_item: null,
  logging_item: null,
  pressure_test_item: null,
}));

/** A well with everything: a conductor, two casings, a liner, and two reservoirs. */
export const Filled = meta.story({
  ...freshEditor(noorderdiep4),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'DRILLING PROGRAMME' })).toBeVisible();
    const table = canvas.getByRole('grid', { name: 'SECTIONS TABLE' });
    await expect(table.getBoundingClientRect().top).toBeLessThanOrEqual(260);
    await expect(canvas.getByRole('grid', { name: 'RESERVOIR DATA' })).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'PLAN SUMMARY' })).toBeInTheDocument();

    const parts = within(canvas.getByRole('navigation', { name: 'Parts of the montage' }));
    const third = parts.getByRole('button', { name: '12 1/4″ S3' });
    await userEvent.click(third);
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'location'));
    const title = await canvas.findByRole('heading', { name: '12 1/4″ Section 3' });
    const bar = canvasElement.querySelector('[data-jump-bar]')!;
    await waitFor(() => {
      const below = title.getBoundingClientRect().top - bar.getBoundingClientRect().bottom;
      return expect(below > 0 && below < 120).toBe(true);
    });
    await userEvent.click(parts.getByRole('button', { name: 'Plan 5' }));
    await expect(canvas.getByRole('heading', { name: 'PLAN SUMMARY' })).toBeVisible();
  },
});

/** Next to the open sidebar at 1440 px: every part of the montage has its tab in sight. */
export const AllPartsInSight = meta.story({
  ...freshEditor({
    ...withPressures(undefined, undefined, noorderdiep4),
    sections_list: noorderdiep4.sections_list.map((section) => ({ ...section, drill_string_list: [] })),
  }),
  render: (_args, context) => (
    <div style={{ width: 1184 }}>
      <MontageEditor editor={editorOf(context)} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const nav = canvas.getByRole('navigation', { name: 'Parts of the montage' });
    const tabs = within(nav).getAllByRole('button');
    const names =
      '36″ S1|17 1/2″ S2|12 1/4″ S3|8 1/2″ S4|+ Add section|Reservoirs 2|Well path 1|Pressures|Kick tolerance|Risks 10|Plan 5|Time and cost';
    await expect(tabs.map((tab) => tab.textContent.trim()).join('|')).toBe(names);
    await expect(nav.scrollWidth).toBe(nav.clientWidth);
    const find = canvas.getByRole('textbox', { name: 'Find in the montage' });
    await userEvent.click(find);
    await expect(find.clientWidth).toBeGreaterThan(160);
  },
});

/** Only formations, as after a generation from tops alone. */
export const DepthsOnly = meta.story({
  ...freshEditor({
    id: '',
    top_line_item: null,
    sections_list: withoutProgramme,
    reservoirs_list: [],
    plan_summaries_list: [],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('N/A montage N/A');
    await expect(canvas.getByText('No Top Line data available.')).toBeVisible();
    for (const sentence of ['No cement data', 'No mud data', 'No logging data']) {
      await expect(canvas.getAllByText(sentence)[0]).toBeVisible();
    }
    await expect(
      canvas.getByText('No reservoir data available. Click "Add Reservoir" to get started.'),
    ).toBeInTheDocument();
  },
});

/** A section without any data, and one without formations. */
export const BareSections = meta.story({
  ...freshEditor({
    ...noorderdiep4,
    top_line_item: noorderdiep4.top_line_item && {
      ...noorderdiep4.top_line_item,
      well_heads: [],
      afe_cost: null,
    },
    sections_list: withoutProgramme.slice(0, 2).map((section) => ({
      ...section,
      diameter: null,
      formations_list: [],
      true_vertical_depth_subsea: null,
    })),
  }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit the top line' }));
    await expect(canvas.getByText('No well heads added')).toBeVisible();
    await showTable(canvasElement);
    await expect(await canvas.findByRole('heading', { name: 'Section 2' })).toBeInTheDocument();
    const [first] = canvas.getAllByRole('row', { name: /^Section TD/ });
    await expect(within(first!).getAllByRole('gridcell')[0]).toHaveTextContent('-');
  },
});

/** Finds also what is not drawn; the focus stays in the field until Escape leads to the value. */
export const Find = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor({
    ...largeMontage({ sections: 20, formationsPerSection: 100 }),
    reservoirs_list: [],
    plan_summaries_list: [],
  }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const { sections_list: sections } = editorOf(context).state().montage;
    const last = sections.at(-1)!.formations_list.at(-1)!;
    tableOf(canvasElement).focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const field = canvas.getByRole('textbox', { name: 'Find in the montage' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('nothing has this name');
    await expect(await canvas.findByText('Not found')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, last.formation_name!);
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    const count = await canvas.findByText(/^(\d+) of \1$/);
    await expect(count).toHaveAttribute('role', 'status');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(tableOf(canvasElement)).toHaveFocus();
    const cell = cellOfKey(currentCell(canvasElement)!);
    await waitFor(() => expect(cellElement(canvasElement, cell)).toBeVisible());
  },
});

/** The part is folded, and its table not loaded yet. */
export const FindADuration = meta.story({
  parameters: checkedElsewhere,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find in the montage' }), '25.5{Enter}');
    await canvas.findByText('1 of 1');
    await userEvent.keyboard('{Escape}');
    const table = await canvas.findByRole('grid', { name: 'STEPS OF THE PLAN' });
    await waitFor(() => expect(table).toHaveFocus());
    const cell = document.getElementById(table.getAttribute('aria-activedescendant') ?? '');
    await expect(cell).toHaveTextContent('25.5');
  },
});

/** Jumps from a finding to its value, and from its mark to what it offers. */
export const FromAFindingToItsCell = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /findings$/ }));
    const findings = within(await canvas.findByRole('region', { name: 'Findings' }));
    const [finding] = await findings.findAllByRole('button', { name: /Chalk/ });
    await expect(finding).toHaveTextContent(/Rule: /);
    await userEvent.click(finding!);
    await expect(tableOf(canvasElement)).toHaveFocus();
    const cell = cellOfKey(currentCell(canvasElement)!);
    await waitFor(() => {
      const { top, bottom } = cellElement(canvasElement, cell).getBoundingClientRect();
      return expect(top > 0 && bottom < window.innerHeight).toBe(true);
    });

    await userEvent.keyboard('{F8}');
    await expect(await canvas.findByText(/^Finding \d+ of \d+: /)).toBeInTheDocument();

    const thickness = topCell('s1', 'chalk', 'thickness');
    await showTable(canvasElement, thickness);
    const mark = cellElement(canvasElement, thickness).querySelector('[data-finding-mark]');
    await userEvent.click(mark!);
    const panel = within(await canvas.findByRole('dialog', { name: /^Thickness \(m\)/ }));
    await expect(panel.getAllByText(/^Rule:$/)[0]).toBeVisible();
    const use = panel.getAllByRole('button', { name: /^Use / })[0]!;
    const value = Number(use.textContent.replaceAll(/[^\d.]/g, ''));
    await userEvent.click(use);
    await expect(cellValue(editorOf(context).state().montage, thickness)).toBe(value);
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(tableOf(canvasElement)).toHaveFocus();
  },
});

export const UndoAndRedoFromTheTable = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    const chalk = topCell('s1', 'chalk');
    const depth = () => cellValue(editorOf(context).state().montage, chalk);
    await showTable(canvasElement, chalk);
    await userEvent.click(cellElement(canvasElement, chalk));
    await userEvent.keyboard('1105{Enter}');
    await expect(depth()).toBe(1105);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(depth()).toBe(1098);
    await expect(tableOf(canvasElement)).toHaveFocus();
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(depth()).toBe(1105);
  },
});

/** Saving commits the focused input. */
export const SavesWhatIsTyped = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const chalk = topCell('s1', 'chalk');
    await showTable(canvasElement, chalk);
    await userEvent.click(cellElement(canvasElement, chalk));
    await userEvent.keyboard('1105{Control>}s{/Control}');
    await waitFor(() => expect(cellValue(editorOf(context).state().montage, chalk)).toBe(1105));
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
});

export const SaveFailed = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(noorderdiep4, () => ({
    save: {
      status: 'unsaved',
      savesAt: Date.now() + 20_000,
      failure: 'Network error: Unable to connect to the server.',
      needsSignIn: false,
    },
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not saved: Network error/)).toBeVisible();
  },
});

export const OpenInAnotherTab = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(noorderdiep4, () => ({ locked: 'other-tab' })),
  play: async ({ canvasElement }) => {
    await expect(tableOf(canvasElement)).toHaveAttribute('aria-readonly', 'true');
  },
});

const hostile = (at: number) => hostileTexts[at % hostileTexts.length]!.text;
const hostileMontage: Montage = {
  ...exampleMontage(),
  sections_list: exampleMontage().sections_list.map((section, at) => ({
    ...section,
    description: hostile(at + 4),
    formations_list: section.formations_list.map((one, row) => ({
      ...one,
      formation_name: hostile(at * 3 + row + 1),
    })),
    mud_item: section.mud_item && { ...section.mud_item, mud_type: hostile(at + 8), notes: hostile(at + 2) },
  })),
  top_line_item: { ...exampleMontage().top_line_item!, well_name: hostile(3), objective: hostile(28) },
};

/** Shown as text, without effect. */
export const HostileTexts = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(hostileMontage),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, b, svg[onload], img[src="x"]')).toBeNull();
    await expect((globalThis as Record<string, unknown>)[hostileMark]).toBeUndefined();
    await expectNoSideways();
  },
});

export const LargeWell = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(largeMontage({ sections: 20, formationsPerSection: 100 })),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-formation]').length).toBeLessThan(120);
  },
});

export const Dark = meta.story({ ...freshEditor(noorderdiep4), globals: { theme: 'dark' } });

export const Phone = meta.story({
  ...freshEditor(noorderdiep4),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expectNoSideways();
  },
});

export const PhoneDark = meta.story({
  ...freshEditor(noorderdiep4),
  globals: { theme: 'dark', viewport: { value: 'phone', isRotated: false } },
});

/** The next finding is about a test: the folded pressures open at its cell. */
export const FindingInThePressures = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(withPressures(examplePoints, [strengthTest('weak', 'LOT', 'measured', 1466.5, 25_000)])),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('4 depths, 1 test')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pressures', expanded: false })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Next finding' }));
    const tests = await canvas.findByRole('grid', { name: 'STRENGTH TESTS' });
    await waitFor(() =>
      expect(document.getElementById(tests.getAttribute('aria-activedescendant') ?? '')).toHaveAttribute(
        'data-cell',
        'strengthTest||weak|pressure',
      ),
    );
    await expect(tests).toHaveFocus();
  },
});
