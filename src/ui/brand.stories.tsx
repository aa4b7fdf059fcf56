import preview from '../../.storybook/preview';
import { Brand } from './brand';

const meta = preview.meta({
  title: 'Components/Brand',
  component: Brand,
  args: { name: 'Montage' },
});

export const NameAndMark = meta.story();

export const MarkAlone = meta.story({ args: { markOnly: true } });

export const LongName = meta.story({ args: { name: 'Well Planning of the Northern Basins' } });
