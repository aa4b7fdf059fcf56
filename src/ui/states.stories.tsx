import { Button } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { EmptyPanel, ErrorBox, ErrorPanel, WaitingScreen } from './states';

interface PlaceProps {
  /** An error panel, an empty panel, the red box of a form, or a whole screen that waits. */
  kind: 'failed' | 'empty' | 'form' | 'waiting';
  /** What failed, is missing or is loading: one sentence in the product's own words. */
  title: string;
  /** What the user can do about it, or what this place is for. */
  text?: string;
  /** The label of the one button; without it there is no button. */
  action?: string;
}

/** Shown in place of the content. */
function Place({ kind, title, text, action }: PlaceProps) {
  if (kind === 'form') return <ErrorBox>{title}</ErrorBox>;
  if (kind === 'waiting') return <WaitingScreen>{title}</WaitingScreen>;
  const [Panel, variant] =
    kind === 'failed' ? ([ErrorPanel, 'default'] as const) : ([EmptyPanel, 'filled'] as const);
  return (
    <Panel title={title} actions={action && <Button variant={variant}>{action}</Button>}>
      {text}
    </Panel>
  );
}

const meta = preview.meta({
  title: 'Components/States',
  parameters: {
    docs: {
      description: {
        component:
          'Use it in the place of content that is not there. **Failed**: what failed, in the words of the product, and what helps; announced as soon as it appears. **Empty**: what this place is, and the one thing to do. **Form**: over the button of a form that was refused. **Waiting**: a whole screen without a shape yet.\n\nNot for a failure next to content that stays (a notice in its place), not for success (a toast), and not for a list that loads: that has a skeleton in the shape of what comes.',
      },
    },
  },
  component: Place,
  argTypes: { kind: { control: 'inline-radio', options: ['failed', 'empty', 'form', 'waiting'] } },
});

export const Failed = meta.story({
  args: {
    kind: 'failed',
    title: 'Error loading montages. Please try again later.',
    text: 'Network error: Unable to connect to the server. Please check your internet connection.',
    action: 'Try again',
  },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/Error loading montages/),
});

export const Empty = meta.story({
  args: {
    kind: 'empty',
    title: 'No montages',
    text: 'Get started by creating a new montage',
    action: 'Create New Montage',
  },
});

export const EmptyWithoutAction = meta.story({ args: { kind: 'empty', title: 'No users found' } });

export const FormError = meta.story({
  args: { kind: 'form', title: 'The email or the password is not right.' },
});

export const Waiting = meta.story({
  args: { kind: 'waiting', title: 'Loading...' },
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading...'),
});
