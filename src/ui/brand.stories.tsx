import preview from '../../.storybook/preview';
import { Brand } from './brand';

const meta = preview.meta({
  title: 'Components/Brand',
  parameters: {
    docs: {
      description: {
        component:
          'Use it once on a screen, where the product says who it is: above a form of the account, and at the top of the sidebar. The mark alone is for where there is no room for the name, which assistive technology still reads.\n\nNot for decoration, and not inside content. Name and mark come from the deployment, so that no layout may count on the length of the name.',
      },
    },
  },
  component: Brand,
  args: { name: 'Montage', markOnly: false },
  argTypes: { name: { description: 'As the deployment gives it, of any length.' } },
});

export const NameAndMark = meta.story();

export const MarkAlone = meta.story({ args: { markOnly: true } });

export const LongName = meta.story({ args: { name: 'Well Planning of the Northern Basins' } });
