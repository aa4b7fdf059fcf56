import { expect, spyOn, waitFor, within } from 'storybook/test';
import { noorderdiep4 } from '@/mocks/seed/noorderdiep';
import preview from '../../../../.storybook/preview';
import { EditorProvider } from '../editor-context';
import { EditorHeader } from './editor-header';
import { EditorNotices } from './editor-notices';
import { createSectionsLink } from '../sections/sections-view';
import { editorOf, freshEditor } from './story-editor';

const meta = preview.meta({
  title: 'Components/Editor/Header',
  parameters: {
    docs: {
      description: {
        component:
          'Use it at the top of the editor: it names the open montage and says whether it is saved.\n\nNot for actions on a part of the montage: those belong next to that part.',
      },
    },
  },
  render: (_args, context) => (
    <EditorProvider value={editorOf(context)}>
      <>
        <EditorHeader table={createSectionsLink()} />
        <EditorNotices />
        <label>
          {/* Stops key events from bubbling, as an open cell of a table does. */}
          A field of the page <input defaultValue="Chalk" onKeyDown={(event) => event.stopPropagation()} />
        </label>
        <div style={{ height: 1200 }} />
      </>
    </EditorProvider>
  ),
});

const rename = (name: string) => ({
  label: `Set Well name to ${name}`,
  changes: [
    {
      op: 'set' as const,
      at: { of: 'topLine' as const },
      field: 'well_name',
      from: noorderdiep4.top_line_item?.well_name ?? null,
      to: name,
    },
  ],
});

export const Saved = meta.story({
  ...freshEditor(noorderdiep4),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent('Noorderdiep-4 montage 7f3a19c0');
    await expect(canvas.getByText('All changes are saved automatically.')).toBeVisible();
    await expect(canvas.getByText('Saved')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Save Changes/ })).toBeNull();
  },
});

export const WithoutNameAndId = meta.story({
  ...freshEditor({ ...noorderdiep4, id: '', top_line_item: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('N/A montage N/A');
  },
});

export const LongName = meta.story({
  ...freshEditor({
    ...noorderdiep4,
    top_line_item: noorderdiep4.top_line_item && {
      ...noorderdiep4.top_line_item,
      well_name: `<b>"Noorderdiep"</b> ${'ابجد هوز '.repeat(600)}`,
    },
  }),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('heading', { level: 1 }).closest('header')!;
    await expect(header.getBoundingClientRect().height).toBeLessThan(140);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});

/** Without a connection nothing is saved automatically. */
export const Offline = meta.story({
  ...freshEditor(noorderdiep4),
  beforeEach: () => {
    const network = spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    return () => network.mockRestore();
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Offline: changes are kept in this browser.')).toBeVisible();
    await expect(canvas.queryByText('All changes are saved automatically.')).toBeNull();
  },
});

/** The seconds are visible but not announced: they are outside the live region. */
export const Unsaved = meta.story({
  ...freshEditor(noorderdiep4),
  play: async (context) => {
    const { canvas } = context;
    editorOf(context).edit(() => rename('Noorderdiep-5'));
    const state = await canvas.findByText('Unsaved');
    await expect(state).toHaveAttribute('role', 'status');
    await expect(state.parentElement).toHaveTextContent(/^Unsaved · saves automatically in \d+ s$/);
    await expect(canvas.getByRole('button', { name: 'Save Changes Ctrl S' })).toBeEnabled();
  },
});

export const CountsDown = meta.story({
  ...freshEditor(noorderdiep4, () => ({
    save: { status: 'unsaved', savesAt: Date.now() + 5_500, failure: null, needsSignIn: false },
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6 s')).toBeVisible();
    await expect(await canvas.findByText('4 s')).toBeVisible();
  },
});

export const Saving = meta.story({
  ...freshEditor(noorderdiep4, () => ({ save: { status: 'saving' } })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    await expect(canvas.getByText('Saving...', { selector: '[role=status]' })).toBeVisible();
  },
});

/** A save removes the button: the focus stays in its place instead of the top of the page. */
export const SaveButtonGoes = meta.story({
  ...freshEditor(noorderdiep4),
  play: async (context) => {
    const { canvas, userEvent } = context;
    editorOf(context).edit(() => rename('Noorderdiep-5'));
    await userEvent.click(await canvas.findByRole('button', { name: /Save Changes/ }));
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    editorOf(context).answerSave();
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Saving...' })).toBeNull();
    await expect(document.activeElement).not.toBe(document.body);
  },
});

export const Failed = meta.story({
  ...freshEditor(noorderdiep4, () => ({
    save: {
      status: 'unsaved',
      savesAt: Date.now() + 20_000,
      failure: 'Network error: Unable to connect to the server. Please check your internet connection.',
      needsSignIn: false,
    },
  })),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByText(/^Not saved: Network error/)).toHaveAttribute('role', 'status');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(editorOf(context).state().save.status).toBe('saving');
  },
});

export const FailedAtLength = meta.story({
  ...freshEditor(noorderdiep4, () => ({
    save: {
      status: 'unsaved',
      savesAt: null,
      failure: `<script>alert(1)</script> ${'afe_cost: value_is_not_a_valid_float, '.repeat(40)}`,
      needsSignIn: false,
    },
  })),
});

export const SignedOut = meta.story({
  ...freshEditor(noorderdiep4, () => ({
    save: { status: 'unsaved', savesAt: null, failure: 'Your session has ended.', needsSignIn: true },
  })),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign in again' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
});

export const UndoAndRedo = meta.story({
  ...freshEditor(noorderdiep4),
  play: async (context) => {
    const { canvas, userEvent } = context;
    editorOf(context).edit(() => rename('Noorderdiep-5'));
    await userEvent.click(await canvas.findByTitle('Undo Set Well name to Noorderdiep-5'));
    await expect(await canvas.findByText('Undone: Set Well name to Noorderdiep-5')).toBeInTheDocument();
    // Nothing is left to undo, and the button keeps the focus.
    const nothing = canvas.getByRole('button', { name: 'Nothing to undo' });
    await expect(nothing).toHaveAttribute('aria-disabled', 'true');
    await expect(nothing).toHaveFocus();
    await userEvent.click(canvas.getByTitle('Redo Set Well name to Noorderdiep-5'));
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Noorderdiep-5');
  },
});

export const Shortcuts = meta.story({
  ...freshEditor(noorderdiep4),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const editor = editorOf(context);
    editor.edit(() => rename('Noorderdiep-5'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(editor.state().undoLabel).toBeNull();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(editor.state().redoLabel).toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
    await expect(editor.state().redoLabel).toBeNull();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
});

/** An input has its own undo; Ctrl S works everywhere. */
export const ShortcutsInAField = meta.story({
  ...freshEditor(noorderdiep4),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const editor = editorOf(context);
    editor.edit(() => rename('Noorderdiep-5'));
    const field = canvas.getByRole('textbox', { name: 'A field of the page' });
    const blurred = spyOn(field, 'blur');
    await userEvent.type(field, '?{Control>}z{/Control}');
    await expect(editor.state().undoLabel).not.toBeNull();
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(editor.state().save.status).toBe('saving'));
    await expect(blurred).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const ListOfShortcuts = meta.story({
  ...freshEditor(noorderdiep4),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    button.focus();
    await userEvent.keyboard('?');
    const dialog = within(await canvas.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(dialog.getByRole('row', { name: 'Ctrl S Save now' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(button).toHaveFocus();
  },
});

export const Dark = meta.story({
  ...freshEditor(noorderdiep4, () => ({
    save: { status: 'unsaved', savesAt: null, failure: 'The server is busy.', needsSignIn: false },
  })),
  globals: { theme: 'dark' },
});

export const Phone = meta.story({
  ...freshEditor(noorderdiep4, () => ({
    save: { status: 'unsaved', savesAt: Date.now() + 8_000, failure: null, needsSignIn: false },
  })),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('heading', { level: 1 }).closest('header')!;
    await expect(header.getBoundingClientRect().height).toBeLessThan(90);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
});
