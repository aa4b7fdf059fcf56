import { Button } from '@mantine/core';
import { fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Dialog } from './dialog';
import { LeaveDialog } from './leave-dialog';

interface AskingProps {
  /** A question, or the name of what is done. */
  title: string;
  /** The consequences, naming what is deleted. */
  text: string;
  /** The button that is meant: a verb. */
  action: string;
  /** Whether it is long as a rule, and scrolled by keyboard, too. */
  long: boolean;
  /** Escape, and the other button. */
  onClose: () => void;
}

function Asking({ title, text, action, long, onClose }: AskingProps) {
  return (
    <Dialog
      title={title}
      long={long}
      onClose={onClose}
      actions={
        <>
          <Button>{action}</Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

const meta = preview.meta({
  title: 'Components/Dialog',
  component: Asking,
  args: {
    title: 'Delete the plan step?',
    text: '“Skid the rig to slot 4” is taken out of the plan summary.',
    action: 'Delete',
    long: false,
    onClose: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Use it for a question that must be answered first: what destroys something, or a short form. It names what it destroys, its button is a verb, Escape closes it, and the focus goes back to where it came from.\n\nNot for messages that need no answer (a toast or a notice), not for long work, and never one over another.',
      },
      story: { height: '360px' },
    },
  },
});

export const Asks = meta.story();

export const LongText = meta.story({
  args: { long: true, text: 'This sentence describes the consequences. '.repeat(120) },
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

export const Leaving = meta.story({
  parameters: { controls: { disable: true } },
  render: () => <LeaveDialog loss="The upload is not finished." onStay={fn()} onLeave={fn()} />,
});
