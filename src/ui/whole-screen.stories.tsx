import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { NotFoundScreen, UnexpectedErrorScreen } from './whole-screen';

const meta = preview.meta({ title: 'Screens/Unexpected error/In place of a screen' });

function withClipboard(writeText: (text: string) => Promise<void>): () => void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  return () => Reflect.deleteProperty(navigator, 'clipboard');
}

const failed = () => (
  <UnexpectedErrorScreen
    error={new Error('The table could not be drawn', { cause: new TypeError('rows is not iterable') })}
    reset={() => undefined}
  />
);

export const NotFound = meta.story({
  tags: ['empty'],
  render: () => <NotFoundScreen />,
});

export const UnexpectedError = meta.story({
  tags: ['error'],
  render: failed,
  play: async ({ canvas, userEvent }) => {
    const copied: string[] = [];
    const restore = withClipboard((text) => (copied.push(text), Promise.resolve()));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy details' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Copied/));
    restore();
    await expect(copied[0]).toMatch(
      /^Error: The table could not be drawn\n\nAddress: http.*\nBuild: .*\nTime: \d{4}-.*Z\nBrowser: .*/,
    );
    await expect(copied[0]).toContain('Caused by: TypeError: rows is not iterable');
  },
});

/** A browser that does not allow writing to the clipboard: the details are shown for manual copying. */
export const NotCopied = meta.story({
  render: failed,
  play: async ({ canvas, userEvent }) => {
    const restore = withClipboard(() => Promise.reject(new Error('denied')));
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy details' }));
    const details = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: 'Details for support' });
    await waitFor(() => expect(details.selectionEnd).toBe(details.value.length));
    restore();
    await expect(details).toBeVisible();
  },
});

export const UnexpectedErrorDark = meta.story({ globals: { theme: 'dark' }, render: failed });

export const UnexpectedErrorPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: failed,
});
