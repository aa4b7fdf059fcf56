import preview from '../../.storybook/preview';
import { NotFoundScreen, UnexpectedErrorScreen } from './whole-screen';

const meta = preview.meta({ title: 'Components/Whole screens' });

export const NotFound = meta.story({ render: () => <NotFoundScreen /> });

export const UnexpectedError = meta.story({
  render: () => (
    <UnexpectedErrorScreen
      error={new Error('Failed to fetch dynamically imported module')}
      reset={() => undefined}
    />
  ),
});
