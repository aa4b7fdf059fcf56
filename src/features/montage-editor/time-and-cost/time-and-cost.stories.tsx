import { expect, userEvent, waitFor, type within } from 'storybook/test';
import type { Cell } from '@/domain/montage/address';
import { stepFigures, type StepFigure } from '@/domain/montage/catalogue';
import type { Montage, PlanSummary } from '@/domain/montage/montage';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { cellElement, copied, expectNoSideways, pasteText, tableOf } from '../grid/story-cells';
import { editorOf, freshEditor, type StoryEditor } from '../header/story-editor';
import { TableStage } from '../sections/sections-story';
import { TimeAndCostPart } from './time-and-cost-part';

type Figures = readonly (number | null)[];

const withSteps = (rows: readonly (readonly [title: string, figures: Figures])[]): Montage => ({
  ...noorderdiep4,
  plan_summaries_list: rows.map(([title, figures], index): PlanSummary => ({
    id: `p${index + 1}`,
    rank: index + 1,
    title,
    description: null,
    ...(Object.fromEntries(stepFigures.map((field, at) => [field, figures[at] ?? null])) as Record<
      StepFigure,
      number | null
    >),
  })),
});

const all = withSteps([
  ['Skid the rig to slot 4', [null, null, 1, 1.5, 3, 180_000, 250_000]],
  ['Drill the 17 1/2 in hole', [90, 1160, 4, 5, 9, 250_000, 400_000]],
  ['Case and cement 13 3/8 in', [1160, 1160, 2, 3, 4, 250_000, 1_100_000]],
  ['Drill the 12 1/4 in hole', [1160, 2560, 6, 8, 14, 250_000, 350_000]],
  ['Case and cement 9 5/8 in', [2560, 2560, 2.5, 3.5, 6, 250_000, 1_400_000]],
  ['Drill the reservoir', [2560, 3490, 4, 6, 11, 260_000, 300_000]],
  ['Log and run the liner', [3490, 3490, 3, 4.5, 8, 260_000, 1_300_000]],
  ['Complete with 5 1/2 in tubing', [3490, 3490, 4, 5, 8, 240_000, 1_900_000]],
]);
const some = withSteps([
  ['Skid the rig to slot 4', []],
  ['Drill the 17 1/2 in hole', [0, 1160, null, 5, null, 250_000]],
  ['Case and cement', [null, null, 5, 3, 4]],
  ['Drill the 12 1/4 in hole', [null, null, 6, 8, 14, 250_000]],
  ['Complete', [null, null, 4, null, 8, 250_000, 1_900_000]],
]);
const none = withSteps([
  ['Skid the rig to slot 4', []],
  ['Drill the 17 1/2 in hole', []],
]);

const meta = preview.meta({
  title: 'Components/Editor/Time and cost',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the durations and costs of the steps of the plan, and the days and the cost that follow from them.\n\nNot for the order and the titles of the steps, which the plan has.',
      },
    },
  },
  ...freshEditor(all),
  beforeEach: () => localStorage.removeItem('montage.time-and-cost'),
  render: (_args, context) => (
    <TableStage editor={editorOf(context)}>
      <TimeAndCostPart />
    </TableStage>
  ),
});

const cell = (id: string, field: StepFigure): Cell => ({ at: { of: 'planStep', id }, field });
const stepsOf = (editor: StoryEditor) => editor.state().montage.plan_summaries_list;

async function open(canvas: ReturnType<typeof within>): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Time and cost' }));
  await canvas.findByRole('grid', { name: 'STEPS OF THE PLAN' });
}

export const Folded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(
        canvas.getByText(/^P50 \d\d\.\d days, USD 1\d\.\d M \(triangular, independent steps\)$/),
      ).toBeVisible(),
    );
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

export const All = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await open(context.canvas);
    // The totals and the charts come with the forecast.
    await expect(await canvas.findByRole('figure', { name: /^Depth against days/ })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Step',
      'From AHD (m)',
      'To AHD (m)',
      'Low (days)',
      'Likely (days)',
      'High (days)',
      'Day rate (USD/day)',
      'Fixed cost (USD)',
      'Likely end (day)',
      'Likely cost (USD)',
      'P10',
      'P50',
      'P90',
      'Mean',
      'Top line',
      'Take over',
    ]);
    await expect(canvas.getByRole('figure', { name: /^Cost against days/ })).toBeVisible();
  },
});

export const Some = meta.story({
  ...freshEditor(some),
  play: async (context) => {
    await open(context.canvas);
    await expect(await context.canvas.findByText(/2 of 5 steps have no duration/)).toBeVisible();
  },
});

export const NoneKnown = meta.story({
  ...freshEditor(none),
  play: async (context) => {
    await expect(context.canvas.getByText('No durations or costs yet.')).toBeVisible();
    await open(context.canvas);
    await expect(context.canvas.queryByRole('figure')).toBeNull();
  },
});

/** A server that does not keep them. */
export const NotKept = meta.story({
  ...freshEditor({
    ...noorderdiep4,
    plan_summaries_list: all.plan_summaries_list.map(({ id, rank, title, description }) => ({
      id,
      rank,
      title,
      description,
    })),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'TIME AND COST' })).toBeNull();
  },
});

export const Typing = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvasElement } = context;
    await open(context.canvas);
    await userEvent.click(cellElement(canvasElement, cell('p2', 'duration_likely')));
    await userEvent.keyboard('6.5{Enter}');
    await expect(stepsOf(editorOf(context))[1]!.duration_likely).toBe(6.5);
    await userEvent.keyboard('{Insert}{Shift>}{Delete}{/Shift}');
    await expect(stepsOf(editorOf(context))).toHaveLength(8);
  },
});

/** Rows below the last step are cut off: the plan adds steps. */
export const Pasting = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvasElement } = context;
    const editor = editorOf(context);
    const before = editor.state().montage;
    await open(context.canvas);
    await userEvent.click(cellElement(canvasElement, cell('p8', 'duration_low')));
    tableOf(canvasElement).focus();
    await expect(copied()).toBe('4');
    pasteText('3\t4\t5\n6\t7\t8\n');
    await expect(stepsOf(editor)).toHaveLength(8);
    await expect(stepsOf(editor)[7]).toMatchObject({ duration_low: 3, duration_likely: 4, duration_high: 5 });
    editor.undo();
    await expect(editor.state().montage).toEqual(before);
  },
});

export const TakenOver = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas } = context;
    const editor = editorOf(context);
    await open(context.canvas);
    await userEvent.click(await canvas.findByRole('button', { name: /^AFE cost = / }));
    await expect(editor.state().undoLabel).toBe('Set AFE cost');
    await userEvent.click(canvas.getByRole('button', { name: /^Days planned = / }));
    const { afe_cost, days_planned } = editor.state().montage.top_line_item!;
    await expect(afe_cost).toBeGreaterThan(15_000_000);
    await expect(days_planned).toBeGreaterThanOrEqual(37);
    await expect(canvas.getByRole('button', { name: /^Days planned = / })).toBeDisabled();
    editor.undo();
    await expect(editor.state().montage.top_line_item).toMatchObject({ afe_cost, days_planned: 41 });
  },
});

export const Choosing = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas } = context;
    await open(context.canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'PERT' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Fully correlated' }));
    await expect(await canvas.findByText(/\(PERT, fully correlated steps\)$/)).toBeVisible();
    await expect(localStorage.getItem('montage.time-and-cost')).toBe(
      '{"shape":"pert","dependence":"correlated"}',
    );
  },
});

export const OpenInAnotherTab = meta.story({
  ...freshEditor(all, () => ({ locked: 'other-tab' })),
  play: async (context) => {
    await open(context.canvas);
    await expect(await context.canvas.findByRole('button', { name: /^AFE cost = / })).toBeDisabled();
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async (context) => {
    await open(context.canvas);
    await context.canvas.findByRole('figure', { name: /^Depth against days/ });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async (context) => {
    await open(context.canvas);
    await context.canvas.findByRole('figure', { name: /^Depth against days/ });
    await expectNoSideways();
  },
});
