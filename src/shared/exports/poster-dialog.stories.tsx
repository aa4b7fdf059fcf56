import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { PosterDialog } from './poster-dialog';

const meta = preview.meta({
  title: 'Components/Poster dialog',
  component: PosterDialog,
  args: { onExport: fn(), onClose: fn() },
  parameters: { docs: { story: { height: '480px' } } },
});

export const Asks = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('dialog', { name: 'Export poster' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^A1/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Export poster' }));
    await expect(args.onExport).toHaveBeenLastCalledWith({ paper: 'A1', format: 'pdf', depth: 'TVD' });

    await userEvent.click(canvas.getByRole('radio', { name: /^A1/ }));
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^PDF/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(canvas.getByRole('radio', { name: /^AHD/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export poster' }));
    await expect(args.onExport).toHaveBeenLastCalledWith({ paper: 'A3', format: 'svg', depth: 'AHD' });
    await expect(args.onExport).toHaveBeenCalledTimes(2);

    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
