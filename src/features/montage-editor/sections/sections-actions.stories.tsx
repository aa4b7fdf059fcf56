import { expect, waitFor, within } from 'storybook/test';
import { exampleMontage, formation, section } from '@/domain/montage/montage-for-tests';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { cellElement, copied, expectCursor, pasteText, tableOf } from '../grid/story-cells';
import { editorOf, freshEditor, type StoryEditor } from '../header/story-editor';
import { programCell, TableStage, topCell } from './sections-story';
import { SectionsTable } from './sections-table';

const meta = preview.meta({
  title: 'Components/Editor/Sections table, rows and programmes',
  parameters: {
    ...checkedElsewhere,
    docs: {
      description: {
        component:
          'How users add, remove and move rows and programmes of the sections table: each story is one gesture and its result.\n\nNot a separate component: see *Sections table*.',
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

const sectionOf = (editor: StoryEditor, at: number) => editor.state().montage.sections_list[at]!;
const names = (editor: StoryEditor, at: number) =>
  sectionOf(editor, at).formations_list.map((one) => one.formation_name);
const announced = (canvasElement: HTMLElement, text: string | RegExp) =>
  waitFor(() => {
    const texts = [...canvasElement.querySelectorAll('[role="status"]')].map((one) => one.textContent ?? '');
    return expect(texts).toContainEqual(expect.stringMatching(text));
  });

export const AddAFormation = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Add a formation to 12 1/4″ Section 2' }));
    const [added] = sectionOf(editorOf(context), 1).formations_list;
    await expect(added).toMatchObject({
      id: expect.stringMatching(/^temp-/),
      section_id: 's2',
      formation_name: 'New Formation',
      true_vertical_depth_subsea: 0,
      thickness: 0,
    });
    await expectCursor(canvasElement, topCell('s2', added!.id, 'formation_name'));
    await expect(tableOf(canvasElement)).toHaveFocus();
  },
});

/**
 * A generation without formation tops: each section says what to do, and a list from a spreadsheet finds its columns
 * and sections.
 */
export const NoFormations = meta.story({
  parameters: { a11y: { test: 'error' } },
  ...freshEditor({
    ...exampleMontage(),
    sections_list: exampleMontage().sections_list.map((one) => ({ ...one, formations_list: [] })),
  }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const editor = editorOf(context);
    await userEvent.click(
      canvas.getByRole('button', { name: 'Type the first formation of 12 1/4″ Section 2' }),
    );
    await expect(names(editor, 1)).toEqual(['New Formation']);
    // Pasted rows replace an untouched formation.
    pasteText('Marker\tMD (m)\tTVDSS (m)\nDeep Sand\t2900\t2400\nChalk\t520\t480\n');
    await announced(canvasElement, /^2 formations pasted/);
    const all = editor.state().montage.sections_list.flatMap((one) => one.formations_list);
    await expect(all.map((one) => one.formation_name).toSorted()).toEqual(['Chalk', 'Deep Sand']);
    await expect(all.map((one) => one.along_hole_depth_below_drill_floor).toSorted()).toEqual([2900, 520]);
    await userEvent.keyboard('{Control>}zz{/Control}');
    await expect(canvas.getAllByText(/^No formations\./)).not.toHaveLength(0);
  },
});

export const RemoveAFormation = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(cellElement(canvasElement, topCell('s1', 'north-sea')));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove North Sea Group' }));
    await expect(names(editorOf(context), 0)).toEqual(['Chalk']);
    await announced(canvasElement, 'North Sea Group was removed.');
    await expectCursor(canvasElement, topCell('s1', 'chalk', 'formation_name'));
    await expect(tableOf(canvasElement)).toHaveFocus();
  },
});

/** Insert adds, Shift+Delete removes. */
export const AddAndRemoveByKeys = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    tableOf(canvasElement).focus();
    await userEvent.keyboard('{Insert}');
    await expect(names(editorOf(context), 0)).toEqual(['New Formation', 'North Sea Group', 'Chalk']);
    await userEvent.keyboard('{Shift>}{Delete}{/Shift}');
    await expect(names(editorOf(context), 0)).toEqual(['North Sea Group', 'Chalk']);
  },
});

const pointer = (x: number, y: number): PointerEventInit => ({
  bubbles: true,
  cancelable: true,
  isPrimary: true,
  pointerId: 1,
  button: 0,
  clientX: x,
  clientY: y,
});
const middle = (element: Element) => {
  const { left, top, height } = element.getBoundingClientRect();
  return { x: left + 40, y: top + height / 2 };
};
const nameOf = (canvasElement: HTMLElement, home: string, id: string) =>
  cellElement(canvasElement, topCell(home, id, 'formation_name'));

export const DragToAnotherSection = meta.story({
  play: async (context) => {
    const { canvas, canvasElement } = context;
    const chalk = nameOf(canvasElement, 's1', 'chalk');
    const from = middle(chalk);
    const to = middle(nameOf(canvasElement, 's2', 'holland'));
    chalk.dispatchEvent(new PointerEvent('pointerdown', pointer(from.x, from.y)));
    document.dispatchEvent(new PointerEvent('pointermove', pointer(from.x, from.y + 9)));
    document.dispatchEvent(new PointerEvent('pointermove', pointer(to.x, to.y)));
    await expect(await canvas.findByText('Drop formation here')).toBeVisible();
    document.dispatchEvent(new PointerEvent('pointerup', pointer(to.x, to.y)));
    const editor = editorOf(context);
    // Depth decides the order, wherever in the section it is dropped.
    await expect(names(editor, 1)).toEqual(['Chalk', 'Texel', 'Holland', 'Zechstein']);
    await expect(sectionOf(editor, 1).formations_list[0]!.section_id).toBe('s2');
    await expect(names(editor, 0)).toEqual(['North Sea Group']);
    await announced(canvasElement, 'Chalk was moved.');
    await waitFor(() => expect(canvas.queryByText('Drop formation here')).toBeNull());
  },
});

/** Less than 8 px is a shaky hand: a click. */
export const AShortDragIsAClick = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const chalk = nameOf(canvasElement, 's1', 'chalk');
    const { x, y } = middle(chalk);
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: chalk, coords: { clientX: x, clientY: y } },
      { target: chalk, coords: { clientX: x, clientY: y + 7 } },
    ]);
    await expect(canvas.queryByText('Drop formation here')).toBeNull();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: chalk, coords: { clientX: x, clientY: y + 7 } });
    await expect(canvas.getByRole('textbox', { name: 'Proposed Top' })).toHaveFocus();
    await expect(editorOf(context).state().undoLabel).toBeNull();
  },
});

/** The user orders three tops at one depth; dropping one in its own place is no edit. */
export const DropWhereItLies = meta.story({
  ...freshEditor({
    ...exampleMontage(),
    sections_list: [
      section(
        's1',
        17.5,
        ['a', 'b', 'c'].map((id) => formation('s1', id, 100)),
      ),
    ],
  }),
  play: async (context) => {
    const { canvasElement } = context;
    const editor = editorOf(context);
    const dragTo = (id: string, y: number) => {
      const from = middle(nameOf(canvasElement, 's1', id));
      const start = pointer(from.x, from.y);
      nameOf(canvasElement, 's1', id).dispatchEvent(new PointerEvent('pointerdown', start));
      document.dispatchEvent(new PointerEvent('pointermove', pointer(from.x, from.y + 30)));
      document.dispatchEvent(new PointerEvent('pointermove', pointer(from.x, y)));
      document.dispatchEvent(new PointerEvent('pointerup', pointer(from.x, y)));
    };
    const under = (id: string) => nameOf(canvasElement, 's1', id).getBoundingClientRect().bottom;
    dragTo('a', under('a') + 2);
    await announced(canvasElement, /^a stays where it is/);
    await expect(editor.state().undoLabel).toBeNull();
    dragTo('a', under('b') + 2);
    await expect(names(editor, 0)).toEqual(['b', 'a', 'c']);
  },
});

export const EscapeEndsADrag = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const chalk = nameOf(canvasElement, 's1', 'chalk');
    const { x, y } = middle(chalk);
    chalk.dispatchEvent(new PointerEvent('pointerdown', pointer(x, y)));
    document.dispatchEvent(new PointerEvent('pointermove', pointer(x, y + 200)));
    await canvas.findByText('Drop formation here');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByText('Drop formation here')).toBeNull());
    document.dispatchEvent(new PointerEvent('pointerup', pointer(x, y + 200)));
    await expect(editorOf(context).state().undoLabel).toBeNull();
  },
});

/** Dragging by keyboard, with announcements. */
export const MoveByKeys = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const editor = editorOf(context);
    tableOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown} ');
    await announced(canvasElement, /^Chalk lifted\./);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await announced(canvasElement, 'Chalk: before Texel, 12 1/4″ Section 2.');
    await expect(canvas.getByText('Drop formation here')).toBeVisible();
    await userEvent.keyboard(' ');
    await announced(canvasElement, 'Chalk was moved.');
    await expect(names(editor, 1)[0]).toBe('Chalk');
    await expectCursor(canvasElement, topCell('s2', 'chalk', 'formation_name'));
    await userEvent.keyboard(' {PageUp}{Escape}');
    await announced(canvasElement, 'Chalk stays where it was.');
    await expect(names(editor, 1)[0]).toBe('Chalk');
  },
});

export const CopyABlock = meta.story({
  play: async ({ canvasElement, userEvent }) => {
    tableOf(canvasElement).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowRight}{/Shift}');
    await expect(canvasElement.querySelectorAll('[aria-selected="true"]')).toHaveLength(4);
    await expect(copied()).toBe('North Sea Group\t486\r\nChalk\t1098');
    await announced(canvasElement, '4 cells copied.');
  },
});

/** Extra rows become new formations, and one undo reverts everything. */
export const PasteWithAnOverhang = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    const editor = editorOf(context);
    const before = editor.state().montage;
    tableOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    pasteText('Ekofisk\t1,100.5\t1134\nTor\t1150\t1183.5\nHod\tabout 1200\n');
    await announced(canvasElement, '8 cells pasted.');
    await expect(
      sectionOf(editor, 0).formations_list.map((one) => [one.formation_name, one.true_vertical_depth_subsea]),
    ).toEqual([
      ['Hod', 0],
      ['North Sea Group', 486],
      ['Ekofisk', 1100.5],
      ['Tor', 1150],
    ]);
    editor.undo();
    await expect(editor.state().montage).toEqual(before);
    await expect(editor.state().undoLabel).toBeNull();
  },
});

export const PasteDownAProgramme = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    await userEvent.click(cellElement(canvasElement, programCell('pressureTest', 's1', 'annular_pressure')));
    await userEvent.keyboard('{Escape}');
    pasteText('11,000\n21,000\n');
    await waitFor(() =>
      expect(sectionOf(editorOf(context), 0).pressure_test_item).toMatchObject({
        annular_pressure: 11_000,
        ram_pressure: 21_000,
      }),
    );
  },
});

/** A liner section without any programme, first in view. */
const unplanned = () => {
  const montage = exampleMontage();
  return { ...montage, sections_list: montage.sections_list.slice(2) };
};

export const CreateLogging = meta.story({
  ...freshEditor(unplanned()),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Create Logging' }));
    await expect(sectionOf(editorOf(context), 0).logging_item).toMatchObject({
      id: expect.stringMatching(/^temp-/),
      section_id: 's3',
      logging_runs_list: [],
    });
    await expectCursor(canvasElement, programCell('logging', 's3', 'logging_program_evaluation'));
    await expect(tableOf(canvasElement)).toHaveFocus();
  },
});

export const DeleteLogging = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const [first] = canvas.getAllByRole('button', { name: 'Delete the logging program' });
    await userEvent.click(first!);
    await expect(sectionOf(editorOf(context), 0).logging_item).toMatchObject({ id: '' });
    // Another section below may also have no logging.
    const create = canvasElement.querySelector('[data-action="logging"][data-section="s1"]');
    await expect(create?.closest('[role="gridcell"]')).toHaveTextContent('No logging data');
    await announced(canvasElement, 'The logging program was deleted.');
    await expect(tableOf(canvasElement)).toHaveFocus();
  },
});

export const AddARun = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getAllByRole('button', { name: '+ Add Run' })[0]!);
    const runs = sectionOf(editorOf(context), 0).logging_item!.logging_runs_list;
    await expect(runs.map((run) => run.run_number)).toEqual([1, 2, 3]);
    await expect(canvas.getByText('Run 3')).toBeVisible();
    await userEvent.keyboard('Sonic{Enter}');
    await expect(sectionOf(editorOf(context), 0).logging_item!.logging_runs_list.at(-1)!.run_evaluation).toBe(
      'Sonic',
    );
    await expect(tableOf(canvasElement)).toHaveFocus();
  },
});

export const RemoveARun = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getAllByRole('button', { name: 'Remove run 1' })[0]!);
    const runs = sectionOf(editorOf(context), 0).logging_item!.logging_runs_list;
    await expect(runs.map((run) => run.run_number)).toEqual([2]);
    await expect(tableOf(canvasElement)).toHaveFocus();
  },
});

/** The user can create what is not planned yet. */
export const CreateCementAndMud = meta.story({
  ...freshEditor(unplanned()),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Create Cement' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Create Mud' }));
    const { cement_item, mud_item } = sectionOf(editorOf(context), 0);
    await expect(cement_item).not.toBeNull();
    await expect(mud_item).not.toBeNull();
    const excess = within(canvasElement).getByText('Liner Cementation');
    await expect(excess).toBeVisible();
    await userEvent.click(cellElement(canvasElement, programCell('cement', 's3', 'liner_slurry_excess')));
    await expect(canvas.getByRole('textbox')).toHaveAttribute('placeholder', '50%');
  },
});
