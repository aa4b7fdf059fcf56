import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Pagination } from './pagination';

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  args: { asked: { page: 3, page_size: 10 }, totalCount: 214, onChange: fn() },
});

export const InTheMiddle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 2, page_size: 10 });
    await userEvent.selectOptions(canvas.getByLabelText('Show'), '50');
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1, page_size: 50 });
  },
});

export const OnePage = meta.story({ args: { asked: { page: 1, page_size: 10 }, totalCount: 4 } });
