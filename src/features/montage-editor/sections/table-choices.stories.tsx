import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { checkedElsewhere } from '@/testing/checked-elsewhere';
import preview from '../../../../.storybook/preview';
import { cellElement, tableOf } from '../grid/story-cells';
import { editorOf, freshEditor, type StoryEditor } from '../header/story-editor';
import { TableStage, topCell } from './sections-story';
import { SectionsTable } from './sections-table';
import { keepChoices, usualChoices, type ColumnKey } from './table-choices';

/** The table with a button that opens it again, as on the next visit. */
function Visits({ editor }: { editor: StoryEditor }) {
  const [visit, setVisit] = useState(1);
  return (
    <main>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Open again
      </button>
      <TableStage key={visit} editor={editor}>
        <SectionsTable />
      </TableStage>
    </main>
  );
}

const forget = () => {
  localStorage.removeItem('montage.sections-table');
  localStorage.removeItem('montage.folded-sections');
};

const meta = preview.meta({
  title: 'Components/Editor/Sections table, choices',
  tags: ['!dev', '!autodocs'],
  ...freshEditor(exampleMontage()),
  beforeEach: () => {
    forget();
    return forget;
  },
  render: (_args, context) => <Visits editor={editorOf(context)} />,
});

/** The next visit shows the same rows, fields, columns and folds. */
export const RememberedOnTheNextVisit = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [first, second] = exampleMontage().sections_list;
    const foldOf = (id: string) =>
      tableOf(canvasElement).querySelector<HTMLElement>(`[data-action="fold"][data-section="${id}"]`)!;
    await userEvent.click(canvas.getByRole('button', { name: 'Comfortable' }));
    await userEvent.click(canvas.getByRole('button', { name: 'All fields' }));
    await userEvent.click(foldOf(first!.id));
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(foldOf(first!.id)).toHaveAttribute('aria-expanded', 'false'));
    await expect(foldOf(second!.id)).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'Comfortable' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'All fields' })).toHaveAttribute('aria-pressed', 'true');
    await expect(tableOf(canvasElement).querySelector('[data-action="open-fields"]')).toBeNull();
    // Unfolded once more, it stays unfolded.
    await userEvent.click(foldOf(first!.id));
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(foldOf(first!.id)).toHaveAttribute('aria-expanded', 'true'));
  },
});

/** Where the columns after the depths are hidden, the reminder is at the end of the name, over no figure. */
export const ReminderWithoutRangeAndThickness = meta.story({
  beforeEach: () => {
    keepChoices({ ...usualChoices, hidden: new Set<ColumnKey>(['variance', 'thickness', 'drawing']) });
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(cellElement(canvasElement, topCell('s1', 'chalk')));
    await userEvent.keyboard('1199{Enter}');
    const words = await canvas.findByText('Please check and update the Section TD if needed');
    const { left, right } = words.getBoundingClientRect();
    const row = within(words.closest<HTMLElement>('[role="row"]')!);
    const [figure] = row.getAllByRole('gridcell');
    await expect(right).toBeLessThanOrEqual(figure!.getBoundingClientRect().left + 1);
    await expect(words.scrollHeight).toBeLessThanOrEqual(words.clientHeight);
    const name = document.createRange();
    name.selectNodeContents(row.getByRole('rowheader'));
    await expect(left).toBeGreaterThanOrEqual(name.getBoundingClientRect().right);
  },
});

/** The columns menu hides a column, chooses and freezes a width, keeps it for the next visit and puts all back. */
export const ColumnsChosenAndPutBack = meta.story({
  parameters: checkedElsewhere,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [section] = exampleMontage().sections_list;
    const top = topCell(section!.id, section!.formations_list[0]!.id);
    const widthOfTop = () =>
      Math.round(
        cellElement(canvasElement, top).closest('td, [role="gridcell"]')!.getBoundingClientRect().width,
      );
    const casing = () => tableOf(canvasElement).querySelector('[data-cell^="casing|"]');
    const usual = widthOfTop();

    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'CASING' }));
    await waitFor(() => expect(casing()).toBeNull());
    // Without its name, a row does not say which formation it is.
    await expect(canvas.getByRole('checkbox', { name: 'Proposed Top' })).toBeDisabled();
    const width = canvas.getByRole('textbox', { name: 'Width of TVD SS (m) in pixels' });
    await userEvent.clear(width);
    await userEvent.type(width, '140{Enter}');
    await waitFor(() => expect(widthOfTop()).toBe(140));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Freeze the width of TVD SS (m)' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'CASING' })).toBeNull());

    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    await waitFor(() => expect(widthOfTop()).toBe(140));
    await expect(casing()).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await expect(
      await canvas.findByRole('checkbox', { name: 'Freeze the width of TVD SS (m)' }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Put all columns back' }));
    await waitFor(() => expect(widthOfTop()).toBe(usual));
    await expect(casing()).not.toBeNull();
  },
});
