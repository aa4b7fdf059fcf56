import { useRef, useState, type CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Cell } from '@/domain/montage/address';
import { cellValue, setCell } from '@/domain/montage/cells';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import preview from '../../../../../.storybook/preview';
import { EditorProvider } from '../../editor-context';
import { editorOf, freshEditor, type StoryEditor } from '../../header/story-editor';
import { ConsistencySwitch } from './consistency-switch';
import { RecalculateLine } from './recalculate-line';
import { useRecalculation } from './use-recalculation';

/** The place of the line in a table, without its rows. */
function Place() {
  const container = useRef<HTMLDivElement>(null);
  const [announcement, announce] = useState('');
  const { store, apply, onKeyDown } = useRecalculation({ container, announce });
  return (
    <main style={{ display: 'grid', gap: 16, padding: 24 }}>
      <ConsistencySwitch />
      <div
        ref={container}
        role="grid"
        aria-label="Line"
        tabIndex={0}
        onKeyDown={(event) => void onKeyDown(event)}
        style={{ '--columns': '210px 92px 92px 92px 76px 88px', width: 650, minHeight: 90 } as CSSProperties}
      >
        <div role="row" style={{ height: 28 }}>
          <div role="gridcell">The edited row</div>
        </div>
        <RecalculateLine store={store} height={28} onApply={apply} />
      </div>
      <p role="status">{announcement}</p>
    </main>
  );
}

const meta = preview.meta({
  title: 'Components/Editor/Recalculation',
  parameters: {
    docs: {
      description: {
        component:
          'Use it under the row of an edited depth: it shows what follows from the edit, and sets it on request.\n\nNot for values that nothing determines, and not as a notice: it goes with the next edit.',
      },
    },
  },
  ...freshEditor(exampleMontage()),
  render: (_args, context) => (
    <EditorProvider value={editorOf(context)}>
      <Place />
    </EditorProvider>
  ),
});

const texel = (field: string): Cell => ({ at: { of: 'formation', section: 's2', id: 'texel' }, field });
const type = (editor: StoryEditor, text: string) =>
  editor.edit((montage, newId) => setCell(montage, texel('true_vertical_depth_subsea'), text, newId));
const bdf = (editor: StoryEditor) =>
  cellValue(editor.state().montage, texel('true_vertical_depth_below_drill_floor'));

export const Offer = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const editor = editorOf(context);
    type(editor, '1900');
    const line = await canvas.findByRole('button', { name: 'Recalculate row' });
    await expect(line.closest('[role=row]')).toHaveTextContent(/→ 1,933\.5→ 1,940\.0/);
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'F9 recalculates: TVD BDF of Texel 1,933.5, AHD BDF of Texel 1,940.0, Thickness of Texel 86.0.',
    );
    await expect(bdf(editor)).toBe(1927.5);

    // A wider scope says what it would do before it is chosen.
    canvas.getByRole('button', { name: 'Recalculate all' }).focus();
    await expect(await canvas.findByText(/^All: /)).toBeVisible();

    canvas.getByRole('grid').focus();
    await userEvent.keyboard('{F9}');
    await expect(bdf(editor)).toBe(1933.5);
    await expect(canvas.queryByRole('button', { name: 'Recalculate row' })).toBeNull();
    await expect(editor.state().undoLabel).toBe('Recalculate Texel');

    type(editor, '1910');
    (await canvas.findByRole('button', { name: 'Recalculate row' })).focus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('grid')).toHaveFocus();
    await expect(bdf(editor)).toBe(1933.5);
    type(editor, '1920');
    await userEvent.click(await canvas.findByRole('button', { name: 'Recalculate row' }));
    await expect(bdf(editor)).toBe(1953.5);
  },
});

export const KeepDepthsConsistent = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context;
    const editor = editorOf(context);
    const consistent = canvas.getByRole('switch', { name: 'Keep depths consistent' });
    await userEvent.click(consistent);
    await waitFor(async () => {
      editor.undo();
      type(editor, '1900');
      await expect(bdf(editor)).toBe(1933.5);
    });
    await expect(canvas.getByRole('status')).toHaveTextContent('3 dependent values followed.');
    await expect(editor.state().undoLabel).toBe('Set TVD SS of Texel');
    await userEvent.click(consistent);
    type(editor, '1910');
    await expect(bdf(editor)).toBe(1933.5);
    await canvas.findByRole('button', { name: 'Recalculate row' });
  },
});
