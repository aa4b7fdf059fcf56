import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { ShortcutsDialog } from './shortcuts-dialog';

const meta = preview.meta({
  title: 'Components/Editor/Shortcuts',
  parameters: {
    docs: {
      description: {
        component:
          'Use it to list the editor’s shortcuts. The question mark or the header opens it.\n\nNot for help on anything else, and not for keys that do not work where it is opened.',
      },
    },
  },
  component: ShortcutsDialog,
  args: { onClose: fn(), mac: false },
});

export const Keyboard = meta.story({});

/** Escape closes the native dialog. */
export const Escape = meta.story({
  play: async ({ canvas, args }) => {
    const dialog = canvas.getByRole('dialog');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
});

export const Mac = meta.story({
  args: { mac: true },
  play: async ({ canvas }) => {
    const dialog = within(canvas.getByRole('dialog'));
    await expect(dialog.getByRole('row', { name: '⌘S Save now' })).toBeVisible();
    await expect(dialog.queryByText(/Ctrl/)).toBeNull();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
