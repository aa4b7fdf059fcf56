import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview';
import UnexpectedErrorDialog from './unexpected-error-dialog';

const meta = preview.meta({ title: 'Screens/Unexpected error/Over a screen' });

const dialog = () => (
  <UnexpectedErrorDialog error={new TypeError('rows is not iterable')} onClose={() => undefined} />
);

export const OverAScreen = meta.story({
  tags: ['error'],
  render: dialog,
});

export const OverAScreenDark = meta.story({ globals: { theme: 'dark' }, render: dialog });

export const OverAPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: dialog,
});

/** An error of an event handler is shown over the screen, which stays. */
export const Shown = meta.story({
  // Storybook itself would report the error.
  tags: ['!dev', '!autodocs'],
  parameters: {
    route: '/',
    world: { signedInAs: 'engineer@example.com' },
    console: [/rows is not iterable/],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('link', { name: /^Montage Turn/ });
    const error = new TypeError('rows is not iterable');
    // As the browser does for an uncaught error; a real one would fail every test that runs in the same page.
    window.dispatchEvent(new ErrorEvent('error', { error, message: error.message, filename: location.href }));
    const shown = await within(canvasElement.ownerDocument.body).findByRole('dialog', {
      name: 'Something went wrong',
    });
    await expect(shown).toHaveTextContent('rows is not iterable');
    await expect(await within(shown).findByRole('button', { name: 'Copy details' })).toBeVisible();
    await userEvent.click(within(shown).getByRole('button', { name: 'Continue here' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Montage Turn/ })).toBeVisible();
  },
});
