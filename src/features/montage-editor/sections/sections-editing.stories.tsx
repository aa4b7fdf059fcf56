import { expect, waitFor, within } from 'storybook/test';
import { cellValue } from '@/domain/montage/cells';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { cellElement, expectCursor, tableOf } from '../grid/story-cells';
import { editorOf, freshEditor, type StoryEditor } from '../header/story-editor';
import { endCell, programCell, TableStage, topCell } from './sections-story';
import { SectionsTable } from './sections-table';
import { holdTimers, type HeldTimers } from '@/testing/hold-timers';

const meta = preview.meta({
  title: 'Components/Editor/Sections table, editing',
  parameters: {
    ...checkedElsewhere,
    docs: {
      description: {
        component:
          'How users edit a value of the sections table by pointer and by keyboard: each story is one gesture and its result.\n\nNot a separate component: see *Sections table*.',
      },
    },
  },
  ...freshEditor(exampleMontage()),
  render: (_args, context) => (
    <TableStage editor={editorOf(context)}>
      <SectionsTable />
    </TableStage>
  ),
});

const chalk = topCell('s1', 'chalk');
const valueOf = (editor: StoryEditor, cell = chalk) => cellValue(editor.state().montage, cell);
const names = (editor: StoryEditor, at: number) =>
  editor.state().montage.sections_list[at]!.formations_list.map((one) => one.formation_name);
const steps = (editor: StoryEditor) => {
  let count = 0;
  for (; editor.state().undoLabel !== null; count += 1) editor.undo();
  return count;
};

export const ClickOpensAField = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(cellElement(canvasElement, chalk));
    const field = canvas.getByRole('textbox', { name: 'TVD SS (m)' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('1098');
  },
});

export const EnterSaves = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(cellElement(canvasElement, chalk));
    await userEvent.keyboard('1100.25{Enter}');
    await expect(valueOf(editorOf(context))).toBe(1100.25);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(tableOf(canvasElement)).toHaveFocus();
    await expectCursor(canvasElement, chalk);
    await expect(cellElement(canvasElement, chalk)).toHaveTextContent('1,100.3');
  },
});

export const EscapeCancels = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await userEvent.click(cellElement(canvasElement, chalk));
    await userEvent.keyboard('9{Escape}');
    await expect(valueOf(editorOf(context))).toBe(1098);
    await expect(editorOf(context).state().undoLabel).toBeNull();
    await expect(tableOf(canvasElement)).toHaveFocus();
  },
});

export const LeavingSaves = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await userEvent.click(cellElement(canvasElement, programCell('mud', 's1', 'ph_exact')));
    await userEvent.keyboard('8.8');
    await userEvent.click(document.body);
    await expect(valueOf(editorOf(context), programCell('mud', 's1', 'ph_exact'))).toBe(8.8);
  },
});

/** A click opens the next cell and saves the open one. */
export const ClickSavesAndOpensTheNext = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const holland = topCell('s2', 'holland');
    await userEvent.click(cellElement(canvasElement, topCell('s2', 'texel')));
    await userEvent.keyboard('2000');
    // Saving sorts Texel below Holland, so that another row moves under the pointer.
    await userEvent.click(cellElement(canvasElement, holland));
    await expect(names(editorOf(context), 1)).toEqual(['Holland', 'Texel', 'Zechstein']);
    await expect(canvas.getByRole('textbox')).toHaveValue('1986');
    await expectCursor(canvasElement, holland);
  },
});

export const TypingBegins = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    tableOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}5');
    const field = await canvas.findByRole('textbox', { name: 'TVD SS (m)' });
    await expect(field).toHaveValue('5');
    await userEvent.keyboard('00{Enter}');
    await expect(valueOf(editorOf(context), topCell('s1', 'north-sea'))).toBe(500);
  },
});

export const F2Begins = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    tableOf(canvasElement).focus();
    await userEvent.keyboard('{F2}');
    await expect(await canvas.findByRole('textbox', { name: 'Proposed Top' })).toHaveValue('North Sea Group');
  },
});

export const DeleteClears = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    tableOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}{Delete}');
    const [first, second] = editorOf(context).state().montage.sections_list[0]!.formations_list;
    for (const one of [first, second]) {
      await expect(one).toMatchObject({
        true_vertical_depth_subsea: null,
        true_vertical_depth_below_drill_floor: null,
        variance: 5,
      });
    }
    await expect(steps(editorOf(context))).toBe(1);
  },
});

export const TabSavesAndGoesOn = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await userEvent.click(cellElement(canvasElement, chalk));
    await userEvent.keyboard('1099{Tab}');
    await expect(valueOf(editorOf(context))).toBe(1099);
    await expectCursor(canvasElement, topCell('s1', 'chalk', 'true_vertical_depth_below_drill_floor'));
    await userEvent.keyboard('{Enter}1132.5{Shift>}{Tab}{/Shift}');
    await expectCursor(canvasElement, chalk);
  },
});

/** Shift+Enter starts a line, Enter commits. */
export const Notes = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const notes = programCell('casing', 's1', 'notes');
    await userEvent.click(cellElement(canvasElement, notes));
    const field = canvas.getByRole('textbox', { name: 'Casing notes' });
    await userEvent.keyboard('Centralise{Shift>}{Enter}{/Shift}every joint');
    await expect(field).toHaveValue('Centralise\nevery joint');
    await userEvent.keyboard('{Enter}');
    await expect(valueOf(editorOf(context), notes)).toBe('Centralise\nevery joint');
  },
});

export const ArrowsStep = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(cellElement(canvasElement, chalk));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('textbox')).toHaveValue('1098.2');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(cellElement(canvasElement, programCell('casing', 's1', 'casing_volume_per_meter')));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('textbox')).toHaveValue('0.0771');
  },
});

export const NotANumber = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(cellElement(canvasElement, chalk));
    await userEvent.keyboard('about 1100');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await userEvent.keyboard('{Enter}');
    await expect(valueOf(editorOf(context))).toBe(0);
  },
});

export const SortsAndFollows = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    const texel = topCell('s2', 'texel');
    await userEvent.click(cellElement(canvasElement, texel));
    await userEvent.keyboard('2400{Enter}');
    await expect(names(editorOf(context), 1)).toEqual(['Holland', 'Zechstein', 'Texel']);
    await expectCursor(canvasElement, texel);
    const top = (id: string) => cellElement(canvasElement, topCell('s2', id)).getBoundingClientRect().top;
    await expect(top('texel')).toBeGreaterThan(top('zechstein'));
    await expect(steps(editorOf(context))).toBe(1);
  },
});

/** A save gives a new formation its lasting id: typing continues, and the input keeps the focus. */
export const TypingThroughASave = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const editor = editorOf(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a formation to 17 1/2″ Section 1' }));
    await userEvent.keyboard('{Enter}Breda');
    editor.answerSave();
    await waitFor(() => expect(editor.state().save.status).toBe('saved'));
    const field = await canvas.findByRole('textbox', { name: 'Proposed Top' });
    await expect(field).toHaveValue('Breda');
    await expect(field).toHaveFocus();
    await userEvent.keyboard(' Clay{Enter}');
    await expect(names(editor, 0)).toContain('Breda Clay');
  },
});

const hint = 'Please check and update the Section TD if needed';

let timers: HeldTimers;
const heldHints = () => {
  timers = holdTimers((ms) => ms === 3_000 || ms === 5_000);
  return timers.release;
};

/** For five seconds after the formations change. */
export const HintAfterAFormation = meta.story({
  beforeEach: heldHints,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(cellElement(canvasElement, topCell('s1', 'chalk', 'variance')));
    await userEvent.keyboard('7{Enter}');
    const words = await canvas.findByText(hint);
    await expect(words).toBeVisible();
    // All of it is in its row, and none of it over the drawing.
    const row = words.closest('[role="row"]')!.getBoundingClientRect();
    const { right, bottom } = words.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(row.right + 1);
    await expect(bottom).toBeLessThanOrEqual(row.bottom + 1);
    await expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight);
    await expect(timers.lengths).toEqual([5_000]);
    timers.elapse();
    await waitFor(() => expect(canvas.queryByText(hint)).toBeNull());
  },
});

/** For three seconds after the section TD changes. */
export const HintAfterASectionTd = meta.story({
  beforeEach: heldHints,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(cellElement(canvasElement, endCell('s2')));
    await userEvent.keyboard('2400{Enter}');
    await expect(await canvas.findByText(hint)).toBeVisible();
    await expect(timers.lengths).toEqual([3_000]);
    timers.elapse();
    await waitFor(() => expect(canvas.queryByText(hint)).toBeNull());
  },
});

/** A section that was not edited does not render. */
export const EditsStayInTheirSection = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await canvas.findAllByRole('img');
    // The last section is out of view.
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-drawing] > svg').length).toBe(2));
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    const other = canvasElement.querySelector('[data-grid] div[data-section="s2"]:has([role="row"])');
    observer.observe(other!, { subtree: true, childList: true, attributes: true, characterData: true });

    await userEvent.click(cellElement(canvasElement, topCell('s1', 'chalk', 'variance')));
    await userEvent.keyboard('7{Enter}{ArrowRight}95{Enter}');
    await expect(valueOf(editorOf(context), topCell('s1', 'chalk', 'thickness'))).toBe(95);
    await waitFor(() => expect(within(canvasElement).getByText(hint)).toBeVisible());
    changes.push(...observer.takeRecords());
    observer.disconnect();
    await expect(changes.map(({ target }) => (target as Element).outerHTML)).toEqual([]);
  },
});
