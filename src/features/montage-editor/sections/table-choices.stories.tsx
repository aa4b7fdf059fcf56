import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import preview from '../../../../.storybook/preview';
import { tableOf } from '../grid/story-cells';
import { editorOf, freshEditor, type StoryEditor } from '../header/story-editor';
import { TableStage } from './sections-story';
import { SectionsTable } from './sections-table';

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
