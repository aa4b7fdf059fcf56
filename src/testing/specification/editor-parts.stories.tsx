import { expect, waitFor, within } from 'storybook/test';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import { EditorProvider } from '@/features/montage-editor/editor-context';
import { cellElement } from '@/features/montage-editor/grid/story-cells';
import { editorOf, freshEditor } from '@/features/montage-editor/header/story-editor';
import { PlanEditor } from '@/features/montage-editor/plan/plan-editor';
import { TableStage, topCell } from '@/features/montage-editor/sections/sections-story';
import { SectionsTable } from '@/features/montage-editor/sections/sections-table';
import { TopLineBand } from '@/features/montage-editor/top-line/top-line-band';
import preview from '../../../.storybook/preview';
import { checkedElsewhere } from '@/testing/checked-elsewhere';

const meta = preview.meta({
  title: 'Specification/Parts of the editor',
  // Tests of rules, and nothing that a designer would review.
  tags: ['!dev', '!autodocs'],
  ...freshEditor(exampleMontage()),
  parameters: checkedElsewhere,
});

export const WordsOfTheTopLine = meta.story({
  render: (_args, context) => (
    <EditorProvider value={editorOf(context)}>
      <TopLineBand startsOpen />
    </EditorProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add Well Head' })).toHaveTextContent(/^Add Well Head$/);
  },
});

export const WordsOfTheTable = meta.story({
  render: (_args, context) => (
    <TableStage editor={editorOf(context)}>
      <SectionsTable />
    </TableStage>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add a formation to 12 1/4″ Section 2' });
    await expect(add).toHaveTextContent(/^\+ Add$/);
    await userEvent.click(cellElement(canvasElement, topCell('s1', 'north-sea')));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('button', { name: 'Remove North Sea Group' })).toHaveTextContent(
      /^×$/,
    );
  },
});

export const Plan = meta.story({
  render: (_args, context) => (
    <EditorProvider value={editorOf(context)}>
      <PlanEditor />
    </EditorProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const rows = () => canvas.getAllByRole('listitem');
    await expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^1Skid the rigCheck the clearance/),
      expect.stringMatching(/^2Drill/),
      expect.stringMatching(/^3Complete/),
    ]);
    const edit = within(rows()[0]!).getByRole('button', { name: /^Edit step 1/ });
    // Neither pointed at nor focused, they are out of the way.
    await waitFor(() => expect(getComputedStyle(edit.parentElement!).opacity).toBe('0'));
    await expect(within(rows()[0]!).getByRole('button', { name: /^Delete step 1/ })).toHaveTextContent(
      'Delete',
    );
    edit.focus();
    await waitFor(() => expect(getComputedStyle(edit.parentElement!).opacity).toBe('1'));

    await userEvent.click(edit);
    await userEvent.keyboard('Jack up');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(rows()[0]).toHaveTextContent(/^1Skid the rig/);
    await userEvent.click(canvas.getByRole('button', { name: /^Edit step 1/ }));
    await userEvent.keyboard('Jack up');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(rows()[0]).toHaveTextContent(/^1Jack up/);

    await userEvent.click(canvas.getByRole('button', { name: '+ Add Plan Summary Item' }));
    await userEvent.keyboard('Hand over');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Description (optional)' }));
    await userEvent.keyboard('With the logs');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Item' }));
    await expect(rows().at(-1)).toHaveTextContent(/^4Hand overWith the logs/);
  },
});
