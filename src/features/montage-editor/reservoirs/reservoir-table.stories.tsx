import { expect, waitFor } from 'storybook/test';
import type { Cell } from '@/domain/montage/address';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import type { Montage, Reservoir } from '@/domain/montage/montage';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import { hostileMark, hostileTexts } from '@/mocks/seed/hostile-texts';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { cellElement, copied, expectCursor, expectNoSideways, pasteText, tableOf } from '../grid/story-cells';
import { editorOf, freshEditor, type StoryEditor } from '../header/story-editor';
import { TableStage } from '../sections/sections-story';
import { ReservoirTable } from './reservoir-table';

const meta = preview.meta({
  title: 'Components/Editor/Reservoir table',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for the reservoirs of a well: a grid of cells that is edited by keyboard, rows added and removed.\n\nNot for formations, which have their own order and sections.',
      },
    },
  },
  ...freshEditor(exampleMontage()),
  render: (_args, context) => (
    <TableStage editor={editorOf(context)}>
      <ReservoirTable />
    </TableStage>
  ),
});

const cell = (id: string, field = 'formation_name'): Cell => ({ at: { of: 'reservoir', id }, field });
const reservoirs = (editor: StoryEditor) => editor.state().montage.reservoirs_list;
const names = (editor: StoryEditor) => reservoirs(editor).map((one) => one.formation_name);
const withReservoirs = (reservoirs_list: readonly Reservoir[]): Montage => ({
  ...exampleMontage(),
  reservoirs_list,
});
const [example] = exampleMontage().reservoirs_list as [Reservoir, Reservoir];

export const Filled = meta.story({
  ...freshEditor(noorderdiep4),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'RESERVOIR DATA' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Formation Name',
      'Pressure Lower (kPa)',
      'Pressure Upper (kPa)',
      'TVDss Lower (m)',
      'TVDss Upper (m)',
      'Gradient (kPa/m)',
      'Actions',
    ]);
  },
});

export const Empty = meta.story({
  ...freshEditor(withReservoirs([])),
  play: async ({ canvas }) => {
    const text = 'No reservoir data available. Click "Add Reservoir" to get started.';
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
});

export const AddToNone = meta.story({
  ...freshEditor(withReservoirs([])),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: '+ Add Reservoir' }));
    const [added] = reservoirs(editorOf(context));
    await expect(added).toMatchObject({
      formation_name: 'New Formation',
      gradient: 0,
      pressure_lower_bound: 0,
      true_vertical_depth_subsea_upper_bound: 0,
    });
    await waitFor(() => expectCursor(canvasElement, cell(added!.id)));
    await expect(tableOf(canvasElement)).toHaveFocus();
  },
});

export const Remove = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Upper Slochteren' }));
    await expect(names(editorOf(context))).toEqual(['Lower Slochteren']);
    await waitFor(() => expectCursor(canvasElement, cell('r2')));
    await expect(tableOf(canvasElement)).toHaveFocus();
  },
});

/** The focus moves to the next action. */
export const RemoveTheLast = meta.story({
  ...freshEditor(withReservoirs([example])),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Upper Slochteren' }));
    await expect(canvas.getByText(/^No reservoir data available\./)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: '+ Add Reservoir' })).toHaveFocus());
  },
});

export const AddAndRemoveByKeys = meta.story({
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    tableOf(canvasElement).focus();
    await userEvent.keyboard('{Insert}');
    await expect(names(editorOf(context))).toHaveLength(3);
    await waitFor(() => expectCursor(canvasElement, cell(reservoirs(editorOf(context))[2]!.id)));
    await userEvent.keyboard('{Shift>}{Delete}{/Shift}');
    await expect(names(editorOf(context))).toEqual(['Upper Slochteren', 'Lower Slochteren']);
  },
});

export const GradientSteps = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(cellElement(canvasElement, cell('r1', 'gradient')));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(canvas.getByRole('textbox', { name: 'Gradient (kPa/m)' })).toHaveValue('11.12');
    await userEvent.keyboard('{Enter}');
    await expect(reservoirs(editorOf(context))[0]!.gradient).toBe(11.12);
  },
});

/** An unreadable pressure is empty, not 0, which would be checked against the mud weight. */
export const NotANumber = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const pressure = cell('r1', 'pressure_lower_bound');
    await userEvent.click(cellElement(canvasElement, pressure));
    await userEvent.keyboard('high');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await userEvent.keyboard('{Enter}');
    await expect(reservoirs(editorOf(context))[0]!.pressure_lower_bound).toBeNull();
    await expect(cellElement(canvasElement, pressure)).toHaveTextContent(/^-/);
  },
});

export const TabGoesToTheNextRow = meta.story({
  parameters: checkedElsewhere,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(cellElement(canvasElement, cell('r1', 'gradient')));
    await userEvent.keyboard('{Tab}');
    await expectCursor(canvasElement, cell('r2'));
    await userEvent.keyboard('{Enter}{Shift>}{Tab}{/Shift}');
    await expectCursor(canvasElement, cell('r1', 'gradient'));
  },
});

export const CopyAndPaste = meta.story({
  parameters: checkedElsewhere,
  play: async (context) => {
    const { canvasElement, userEvent } = context;
    const editor = editorOf(context);
    const before = editor.state().montage;
    tableOf(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
    await expect(copied()).toBe('Lower Slochteren\t33560');
    pasteText('Limburg\t35,000\nTubbergen\t36,000\n');
    await expect(reservoirs(editor).map((one) => [one.formation_name, one.pressure_lower_bound])).toEqual([
      ['Upper Slochteren', 33_560],
      ['Limburg', 35_000],
      ['Tubbergen', 36_000],
    ]);
    editor.undo();
    await expect(editor.state().montage).toEqual(before);
  },
});

export const OpenInAnotherTab = meta.story({
  ...freshEditor(exampleMontage(), () => ({ locked: 'other-tab' })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '+ Add Reservoir' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await userEvent.click(cellElement(canvasElement, cell('r1')));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expectCursor(canvasElement, cell('r1'));
  },
});

export const HostileTexts = meta.story({
  parameters: checkedElsewhere,
  ...freshEditor(
    withReservoirs(hostileTexts.map(({ text }, at) => ({ ...example, id: `h${at}`, formation_name: text }))),
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('script, b, h1, svg[onload]')).toBeNull();
    await expect((globalThis as Record<string, unknown>)[hostileMark]).toBeUndefined();
    await expectNoSideways();
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
