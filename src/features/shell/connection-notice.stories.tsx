import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { holdTimers, type HeldTimers } from '@/testing/hold-timers';
import preview from '../../../.storybook/preview';
import { ConnectionNotice, ConnectionStatus } from './connection-notice';

const meta = preview.meta({
  title: 'Components/Connection notice',
  parameters: {
    docs: {
      description: {
        component:
          'Use it for as long as there is no connection, at the foot of the sidebar or of a phone, where it covers nothing and moves nothing. It says what still works.\n\nNot for a single call that failed: the screen that made it reports it.',
      },
    },
  },
  component: ConnectionNotice,
  argTypes: {
    collapsed: {
      description: 'The sign alone, for the collapsed sidebar; the words stay for assistive technology.',
    },
    strip: { description: 'One line, for the foot of a phone.' },
  },
});

export const Offline = meta.story({
  render: (args) => (
    <div style={{ width: args.collapsed ? 56 : 232 }}>
      <ConnectionNotice {...args} />
    </div>
  ),
});

export const Collapsed = meta.story({
  render: () => (
    <div style={{ width: 56 }}>
      <ConnectionNotice collapsed />
    </div>
  ),
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  render: () => (
    <div style={{ width: 232 }}>
      <ConnectionNotice />
    </div>
  ),
});

function Switch() {
  const [connected, setConnected] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setConnected(!connected)}>
        Change the connection
      </button>
      <ConnectionStatus connected={connected} />
    </>
  );
}

let timers: HeldTimers;

/** The region is there before it has anything to say, and says both: that the connection is gone, and that it is back. */
export const Announced = meta.story({
  render: () => <Switch />,
  beforeEach: () => {
    timers = holdTimers((ms) => ms === 5_000);
    return timers.release;
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status', { name: 'Connection' });
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent(/^You are offline/);
    await userEvent.click(canvas.getByRole('button'));
    await expect(status).toHaveTextContent('The connection is back.');
    timers.elapse();
    await waitFor(() => expect(status).toBeEmptyDOMElement());
  },
});
