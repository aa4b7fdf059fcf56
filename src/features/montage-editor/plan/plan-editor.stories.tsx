import { expect, waitFor, within } from 'storybook/test';
import type { Montage, PlanSummary } from '@/domain/montage/montage';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { EditorProvider } from '../editor-context';
import { editorOf, freshEditor, type StoryEditor } from '../header/story-editor';
import { PlanEditor } from './plan-editor';

const meta = preview.meta({
  title: 'Components/Editor/Plan',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the steps of the plan: short titles that the user orders by dragging, or with Space and the arrows.\n\nNot for tables of numbers, and not for more than a few hundred steps.',
      },
    },
  },
  render: (_args, context) => (
    <EditorProvider value={editorOf(context)}>
      <PlanEditor />
    </EditorProvider>
  ),
});

const planned = (steps: readonly (readonly [title: string, description: string | null])[]): Montage => ({
  ...noorderdiep4,
  plan_summaries_list: steps.map(([title, description], index): PlanSummary => ({
    id: `p${index + 1}`,
    rank: index + 1,
    title,
    description,
  })),
});
const titles = (editor: StoryEditor) => editor.state().montage.plan_summaries_list.map(({ title }) => title);
const ranks = (editor: StoryEditor) => editor.state().montage.plan_summaries_list.map(({ rank }) => rank);

const three = planned([
  ['Skid the rig', 'Check the conductor deck clearance first'],
  ['Drill the 17 1/2 in hole', null],
  ['Run the liner', 'Decide on the sample\nafter the pressure points'],
]);

export const Filled = meta.story({
  ...freshEditor(noorderdiep4),
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('region', { name: 'PLAN SUMMARY' })).getByRole('list');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(5);
  },
});

export const Empty = meta.story({
  ...freshEditor(planned([])),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No steps have been planned.')).toBeVisible();
  },
});

export const Adding = meta.story({
  ...freshEditor(three),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '+ Add Plan Summary Item' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '  Complete the well ');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Item' }));
    await expect(titles(editorOf(context)).at(-1)).toBe('Complete the well');
    await expect(ranks(editorOf(context))).toEqual([1, 2, 3, 4]);
    await expect(canvas.getByRole('button', { name: '+ Add Plan Summary Item' })).toHaveFocus();
  },
});

export const BlankTitle = meta.story({
  ...freshEditor(three),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '+ Add Plan Summary Item' }));
    await userEvent.keyboard('   {Enter}');
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAccessibleDescription('A title is required.');
    await expect(title).toBeInvalid();
    await expect(titles(editorOf(context))).toHaveLength(3);
  },
});

export const Editing = meta.story({
  ...freshEditor(three),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit step 3, Run the liner' }));
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Description (optional)' })).toHaveValue(
      'Decide on the sample\nafter the pressure points',
    );
  },
});

export const EnterSaves = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(three),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Edit step 2, Drill the 17 1/2 in hole' }));
    await userEvent.keyboard('Drill the pilot hole{Enter}');
    await expect(titles(editorOf(context))[1]).toBe('Drill the pilot hole');
    await expect(canvas.getByRole('button', { name: 'Edit step 2, Drill the pilot hole' })).toHaveFocus();
  },
});

export const EscapeCancels = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(three),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Edit step 1, Skid the rig' }));
    await userEvent.keyboard('Jack up{Escape}');
    await expect(titles(editorOf(context))[0]).toBe('Skid the rig');
    await expect(canvas.getByRole('button', { name: 'Edit step 1, Skid the rig' })).toHaveFocus();
  },
});

/** A save gives a new step its lasting id: typing in it continues, and it keeps the focus. */
export const TypingThroughASave = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(three),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const editor = editorOf(context);
    await userEvent.click(canvas.getByRole('button', { name: '+ Add Plan Summary Item' }));
    await userEvent.keyboard('Complete{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit step 4, Complete' }));
    await userEvent.keyboard('Complete with 5 1/2 in');
    editor.answerSave();
    await expect(editor.state().montage.plan_summaries_list.at(-1)!.id).not.toMatch(/^temp-/);
    await userEvent.keyboard(' tubing{Enter}');
    await expect(titles(editor).at(-1)).toBe('Complete with 5 1/2 in tubing');
  },
});

export const Deleting = meta.story({
  ...freshEditor(three),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Delete step 2, Drill the 17 1/2 in hole' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Delete step 2?' }));
    await expect(dialog.getByText('Are you sure you want to delete this item?')).toBeVisible();
    await expect(dialog.getByText('Drill the 17 1/2 in hole')).toBeVisible();
  },
});

export const DeleteCancelled = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(three),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const button = canvas.getByRole('button', { name: 'Delete step 2, Drill the 17 1/2 in hole' });
    await userEvent.click(button);
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await expect(titles(editorOf(context))).toHaveLength(3);
    await expect(button).toHaveFocus();
  },
});

export const Deleted = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(three),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Delete step 2, Drill the 17 1/2 in hole' }));
    await userEvent.click(within(canvas.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await expect(titles(editorOf(context))).toEqual(['Skid the rig', 'Run the liner']);
    await expect(ranks(editorOf(context))).toEqual([1, 2]);
    await expect(canvas.getByRole('button', { name: 'Edit step 2, Run the liner' })).toHaveFocus();
  },
});

/** Dragging by keyboard, with announcements. */
export const MovedByKeyboard = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(three),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const editor = editorOf(context);
    canvas.getByRole('button', { name: 'Move step 1, Skid the rig' }).focus();
    await userEvent.keyboard(' ');
    await canvas.findByText('Picked up step 1, Skid the rig. It is in place 1 of 3.');
    await userEvent.keyboard('{ArrowDown}');
    await canvas.findByText('step 1, Skid the rig: now in place 2 of 3.');
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(titles(editor)).toEqual(['Drill the 17 1/2 in hole', 'Skid the rig', 'Run the liner']),
    );
    await expect(ranks(editor)).toEqual([1, 2, 3]);
    await expect(editor.state().undoLabel).toBe('Move Skid the rig to 2');
  },
});

/** Less than 8 px is a shaky hand. */
export const MovedByPointer = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(three),
  play: async (context) => {
    const { canvas } = context;
    const editor = editorOf(context);
    const grip = canvas.getByRole('button', { name: 'Move step 1, Skid the rig' });
    const { x, y } = grip.getBoundingClientRect();
    const at = (clientY: number) => ({
      bubbles: true,
      isPrimary: true,
      button: 0,
      clientX: x + 8,
      clientY,
    });
    grip.dispatchEvent(new PointerEvent('pointerdown', at(y + 8)));
    document.dispatchEvent(new PointerEvent('pointermove', at(y + 15)));
    await expect(canvas.queryByText(/^Picked up/)).toBeNull();
    document.dispatchEvent(new PointerEvent('pointermove', at(y + 20)));
    await canvas.findByText(/^Picked up step 1/);
    const last = canvas.getByText('Run the liner').getBoundingClientRect();
    document.dispatchEvent(new PointerEvent('pointermove', at(last.bottom + 8)));
    await canvas.findByText('step 1, Skid the rig: now in place 3 of 3.');
    document.dispatchEvent(new PointerEvent('pointerup', at(last.bottom + 8)));
    await waitFor(() =>
      expect(titles(editor)).toEqual(['Drill the 17 1/2 in hole', 'Run the liner', 'Skid the rig']),
    );
  },
});

export const OpenInAnotherTab = meta.story({
  ...freshEditor(three, () => ({ locked: 'other-tab' })),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toEqual([]);
  },
});

const hostile = planned([
  [`<script>alert("1")</script> ${'Drill '.repeat(800)}`, '<b>not bold</b>'],
  ['ركوب الحفارة وحفر المقطع', `${'x'.repeat(2_000)}\nand a second line`],
  ['"Quoted" & ‘so on’', null],
]);

export const HostileTexts = meta.story({
  ...freshEditor(hostile),
  play: async ({ canvas, userEvent }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    await userEvent.click(canvas.getAllByRole('button', { name: /^Delete step 1/ })[0]!);
    const dialog = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(dialog.height).toBeLessThan(400);
  },
});

export const ThreeHundredSteps = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(
    planned(
      Array.from({ length: 300 }, (_, at) => [`Step number ${at + 1}`, at % 3 ? null : 'With a description']),
    ),
  ),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Edit step 150, Step number 150' }));
    const other = canvas.getByRole('button', { name: 'Edit step 3, Step number 3' }).closest('li')!;
    const changes = new MutationObserver(() => {});
    changes.observe(other, { subtree: true, childList: true, attributes: true, characterData: true });
    await userEvent.keyboard('Half way{Enter}');
    await expect(titles(editorOf(context))[149]).toBe('Half way');
    // Typing in a long list renders only the step's own row.
    await expect(changes.takeRecords()).toHaveLength(0);
    changes.disconnect();
  },
});

export const Dark = meta.story({
  ...freshEditor(three),
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit step 2, Drill the 17 1/2 in hole' }));
  },
});

export const Phone = meta.story({
  ...freshEditor(noorderdiep4),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
