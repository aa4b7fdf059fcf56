import { expect, spyOn, within } from 'storybook/test';
import type { MontageDifference } from '@/domain/montage/difference';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import preview from '../../../../.storybook/preview';
import { EditorProvider } from '../editor-context';
import { EditorNotices } from './editor-notices';
import { editorOf, freshEditor } from './story-editor';

const meta = preview.meta({
  title: 'Components/Editor/Notices',
  parameters: {
    docs: {
      story: { height: '560px' },
      description: {
        component:
          'Use them for what the user has to know or decide while editing: recovered work, another tab, a conflict.\n\nNot for the state of a save (the header says it), and not for short messages.',
      },
    },
  },
  render: (_args, context) => (
    <EditorProvider value={editorOf(context)}>
      <EditorNotices />
    </EditorProvider>
  ),
});

const today = (hours: number, minutes: number) => new Date().setHours(hours, minutes, 0, 0);

export const Recovered = meta.story({
  ...freshEditor(noorderdiep4, () => ({ recovered: { at: today(14, 2), steps: 3 } })),
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('Unsaved changes from 14:02 (3 steps) were restored.');
    await expect(words).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep' }));
    await expect(words).not.toBeInTheDocument();
  },
});

export const RecoveredOfAnotherDay = meta.story({
  ...freshEditor(noorderdiep4, () => ({
    recovered: { at: new Date(2024, 1, 29, 9, 5).getTime(), steps: 1 },
  })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const discard = spyOn(editorOf(context), 'discardRecovered');
    await expect(
      canvas.getByText('Unsaved changes from 29 Feb 2024, 09:05 (1 step) were restored.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard the unsaved changes (1 step)' }));
    await expect(discard).toHaveBeenCalledTimes(1);
  },
});

export const OtherTab = meta.story({
  ...freshEditor(noorderdiep4, () => ({ locked: 'other-tab' })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByText(/^This montage is open in another tab\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit here instead' }));
    await expect(editorOf(context).state().locked).toBeNull();
  },
});

/** The other tab first writes its latest edits, which takes a moment if it is asleep. */
export const TakingOver = meta.story({
  ...freshEditor(noorderdiep4, () => ({ locked: 'taking-over', stranded: { steps: 2 } })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the other tab to hand this montage over...')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Another tab took over while this one was frozen: the user keeps or drops this tab's edits. */
export const Stranded = meta.story({
  ...freshEditor(noorderdiep4, () => ({ locked: 'other-tab', stranded: { steps: 2 } })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const take = spyOn(editorOf(context), 'takeStranded');
    await expect(canvas.getByText(/^This montage is open in another tab\./)).toBeVisible();
    await expect(
      canvas.getByText(
        '2 changes made here did not reach the tab that took over. They are in this tab alone.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit here with them' }));
    await expect(take).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText(/did not reach/)).toBeNull();
  },
});

/** The other tab is gone and this one edits again: the user still has to decide. */
export const StrandedAndUnlocked = meta.story({
  ...freshEditor(noorderdiep4, () => ({ stranded: { steps: 1 } })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const drop = spyOn(editorOf(context), 'dropStranded');
    await expect(canvas.getByText(/^1 change made here did not reach/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Add them here' })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Discard what the other tab did not get (1 change)' }),
    );
    await expect(drop).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText(/did not reach/)).toBeNull();
  },
});

export const DraftLost = meta.story({
  ...freshEditor(noorderdiep4, () => ({ draftLost: true })),
});

const depth = (key: string, where: string, values: [string | null, string | null, string | null]) => ({
  key,
  where,
  cell: null,
  base: values[0],
  mine: values[1],
  theirs: values[2],
});

const differences: readonly MontageDifference[] = [
  { ...depth('a', '17 1/2″ Section 2 · Chalk · TVD SS', ['1,198.0', '1,201.5', '1,190.0']), kind: 'both' },
  { ...depth('b', '12 1/4″ Section 3 · Zechstein', ['Zechstein', null, 'Zechstein Group']), kind: 'both' },
  {
    ...depth('c', 'Top line · Objective', [
      null,
      `<img src=x onerror=alert(1)> ${'Produce the Rotliegend '.repeat(12)}`,
      'اختبار المكمن',
    ]),
    kind: 'both',
  },
  { ...depth('d', '17 1/2″ Section 2 · Mud · Weight', ['11.4', '11.6', '11.4']), kind: 'mine' },
  { ...depth('e', 'Reservoir Slochteren', [null, 'Slochteren', null]), kind: 'mine' },
  { ...depth('f', 'Plan summary · Skid the rig', ['Skid the rig', 'Skid the rig', null]), kind: 'theirs' },
];

const conflicted = freshEditor(noorderdiep4, () => ({ conflict: { theirs: noorderdiep4, differences } }));

export const Conflict = meta.story({
  ...conflicted,
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Another user changed this montage' }));
    await expect(dialog.getByRole('radio', { name: 'Yours 1,201.5' })).toBeChecked();
  },
});

/** Mine stays unless the user chooses theirs, value by value. */
export const ConflictSavedOver = meta.story({
  ...conflicted,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const resolve = spyOn(editorOf(context), 'resolveConflict');
    const dialog = within(canvas.getByRole('dialog', { name: 'Another user changed this montage' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Theirs Zechstein Group' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save my changes over theirs' }));
    await expect(resolve).toHaveBeenCalledWith({ keep: 'mine', exceptFor: new Set(['b']) });
  },
});

export const ConflictDiscarded = meta.story({
  ...conflicted,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const resolve = spyOn(editorOf(context), 'resolveConflict');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard my changes' }));
    await expect(resolve).toHaveBeenCalledWith({ keep: 'theirs' });
  },
});

/** Closing decides nothing; later edits update the comparison and do not ask again. */
export const ConflictPutOff = meta.story({
  ...conflicted,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const editor = editorOf(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Decide later' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    editor.put({ conflict: { theirs: noorderdiep4, differences: differences.slice(1) } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Decide now' }));
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getAllByRole('radio')).toHaveLength(4);
  },
});

export const ConflictWithoutOverlap = meta.story({
  ...freshEditor(noorderdiep4, () => ({
    conflict: { theirs: noorderdiep4, differences: differences.filter(({ kind }) => kind !== 'both') },
  })),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No value was changed by both of you.')).toBeVisible();
    await userEvent.click(canvas.getByText('Changed by you alone, kept with your changes: 2'));
    await expect(canvas.getByText(/added, Slochteren/)).toBeVisible();
  },
});

export const ConflictDark = meta.story({ ...conflicted, globals: { theme: 'dark' } });

export const ConflictPhone = meta.story({
  ...conflicted,
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** All notices at once. */
export const Everything = meta.story({
  ...freshEditor(noorderdiep4, () => ({
    recovered: { at: today(14, 2), steps: 3 },
    locked: 'other-tab',
    stranded: { steps: 12 },
    draftLost: true,
    conflict: { theirs: noorderdiep4, differences },
  })),
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decide later' }));
    await expect(canvas.getByText(/^Another user saved a newer version/)).toBeVisible();
    await expect(canvas.getByText(/^This browser cannot store/)).toBeVisible();
  },
});
