import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleMontage } from '@/domain/montage/montage-for-tests';
import preview from '../../../../.storybook/preview';
import { EditorProvider, useEditorState } from '../editor-context';
import { editorOf, freshEditor, type StoryEditor } from '../header/story-editor';
import { AddSectionButton } from './add-section-button';
import { SectionMenu } from './section-menu';
import { SectionToolsProvider } from './section-tools';
import { sectionTitle } from '@/domain/montage/titles';

/** The heads of the sections, without the table. */
function Heads() {
  const sections = useEditorState((state) => state.montage.sections_list);
  return (
    <main style={{ display: 'grid', gap: 8, maxWidth: 480, padding: 24 }}>
      {sections.map((section, index) => (
        <div key={section.id} style={{ display: 'flex', justifyContent: 'space-between' }}>
          <strong>{sectionTitle(section.diameter, index + 1)}</strong>
          <SectionMenu section={section} place={index + 1} />
        </div>
      ))}
      <AddSectionButton />
    </main>
  );
}

const meta = preview.meta({
  title: 'Components/Editor/Section menu',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for actions on a whole hole section: add, edit, split, move, remove.\n\nNot for its formations and programmes: those are edited in the table.',
      },
    },
  },
  ...freshEditor(exampleMontage()),
  render: (_args, context) => (
    <EditorProvider value={editorOf(context)}>
      <SectionToolsProvider>
        <Heads />
      </SectionToolsProvider>
    </EditorProvider>
  ),
});

const titles = (editor: StoryEditor) =>
  editor.state().montage.sections_list.map(({ diameter }, index) => sectionTitle(diameter, index + 1));
const menuButton = (name: string) => screen.getByRole('button', { name: `Actions for ${name}` });
const announced = (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text));

export const Heads3 = meta.story({ name: 'Section heads' });

/** The focus comes back to the section that was acted on, or to the next one. */
export const AddEditMoveRemove = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const editor = editorOf(context);
    const choose = async (section: string, entry: string) => {
      // The last action gives the focus back three frames later.
      for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      menuButton(section).focus();
      await userEvent.keyboard('{Enter}');
      const item = await screen.findByRole('menuitem', { name: entry });
      item.focus();
      await userEvent.keyboard('{Enter}');
    };

    await choose('12 1/4″ Section 2', 'Add section above…');
    const form = within(await screen.findByRole('dialog', { name: 'Add section' }));
    await userEvent.type(form.getByLabelText('Hole diameter [in]'), 'wide');
    await userEvent.click(form.getByRole('button', { name: 'Add section' }));
    await expect(form.getByRole('alert')).toHaveTextContent(
      'Enter a size in inches, such as 12 1/4 or 12.25.',
    );
    await userEvent.clear(form.getByLabelText('Hole diameter [in]'));
    await userEvent.keyboard('14 3/4"');
    await userEvent.click(form.getByRole('button', { name: 'Add section' }));
    await expect(titles(editor)).toEqual([
      '17 1/2″ Section 1',
      '14 3/4″ Section 2',
      '12 1/4″ Section 3',
      '8 1/2″ Section 4',
    ]);
    await announced('14 3/4″ Section 2 was added.');
    await waitFor(() => expect(menuButton('14 3/4″ Section 2')).toHaveFocus());

    await choose('14 3/4″ Section 2', 'Move up');
    await announced('Moved up: it is now 14 3/4″ Section 1.');
    await waitFor(() => expect(menuButton('14 3/4″ Section 1')).toHaveFocus());

    await choose('14 3/4″ Section 1', 'Edit section…');
    const edit = within(await screen.findByRole('dialog', { name: 'Edit 14 3/4″ Section 1' }));
    await userEvent.clear(edit.getByLabelText('Hole diameter [in]'));
    await userEvent.keyboard('26');
    await userEvent.type(edit.getByLabelText('Description'), 'Conductor');
    await userEvent.click(edit.getByRole('checkbox'));
    await userEvent.click(edit.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(editor.state().montage.sections_list[0]).toMatchObject({
        diameter: 26,
        description: 'Conductor',
        liner: true,
      }),
    );
    await expect(editor.state().undoLabel).toBe('Edit 14 3/4″ Section 1');
    await waitFor(() => expect(menuButton('26″ Section 1')).toHaveFocus());

    await choose('17 1/2″ Section 2', 'Remove');
    await announced('17 1/2″ Section 2 with 2 formations was removed.');
    await waitFor(() => expect(menuButton('12 1/4″ Section 2')).toHaveFocus());
    editor.undo();
    await expect(titles(editor)).toHaveLength(4);
    await expect(editor.state().montage.sections_list[1]).toEqual(exampleMontage().sections_list[0]);
  },
});

export const Split = meta.story({
  play: async (context) => {
    const { userEvent } = context;
    const editor = editorOf(context);
    await userEvent.click(menuButton('17 1/2″ Section 1'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Split…' }));
    const form = within(await screen.findByRole('dialog', { name: 'Split 17 1/2″ Section 1' }));
    await expect(form.getByLabelText('Split at')).toHaveDisplayValue('Top of Chalk, 1,098.0 m TVD SS');
    await expect(form.getByRole('status')).toHaveTextContent(
      'North Sea Group. Ends at 1,098.0 m TVD SS, 1,131.5 m TVD BDF, 1,138.0 m AHD BDF.',
    );
    await userEvent.selectOptions(form.getByLabelText('Split at'), 'A depth');
    await userEvent.type(form.getByLabelText('Depth (m)'), '9000');
    await expect(form.getByRole('alert')).toHaveTextContent(
      'The depth must be inside the section: above 1,163.4 m.',
    );
    await userEvent.clear(form.getByLabelText('Depth (m)'));
    await userEvent.type(form.getByLabelText('Depth (m)'), '600');
    await userEvent.click(form.getByRole('button', { name: 'Split section' }));
    await announced('Split into 17 1/2″ Section 1 and 17 1/2″ Section 2.');
    const [upper, lower] = editor.state().montage.sections_list;
    await expect(upper).toMatchObject({ along_hole_depth_below_drill_floor: 600, casing_item: null });
    await expect(upper?.formations_list.map(({ id }) => id)).toEqual(['north-sea']);
    await expect(lower?.casing_item?.id).toBe('s1-casing');
  },
});

export const Locked = meta.story({
  ...freshEditor(exampleMontage(), () => ({ locked: 'other-tab' as const })),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});
