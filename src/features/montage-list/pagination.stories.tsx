import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { Pagination } from './pagination';

const meta = preview.meta({
  title: 'Components/Pagination',
  parameters: {
    docs: {
      description: {
        component:
          'Use it under a table of more than a page, when people look for a row and should be able to send a link to its page. Its words stay true while the next page is on its way.\n\nNot for short lists, and not together with endless scrolling.',
      },
    },
  },
  component: Pagination,
  args: { asked: { page: 3, page_size: 10 }, totalCount: 214, onChange: fn() },
  argTypes: {
    totalCount: { control: { type: 'number', min: 0 }, description: 'All results, of every page.' },
  },
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
