import { Button } from '@mantine/core';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview';
import { EmptyPanel, ErrorBox, ErrorPanel, WaitingScreen } from './states';

const meta = preview.meta({ title: 'Components/States' });

export const Failed = meta.story({
  render: () => (
    <ErrorPanel
      title="Error loading montages. Please try again later."
      actions={<Button variant="default">Try again</Button>}
    >
      Network error: Unable to connect to the server. Please check your internet connection.
    </ErrorPanel>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(/Error loading montages/),
});

export const Empty = meta.story({
  render: () => (
    <EmptyPanel title="No montages" actions={<Button>Create New Montage</Button>}>
      Get started by creating a new montage
    </EmptyPanel>
  ),
});

export const EmptyWithoutAction = meta.story({ render: () => <EmptyPanel title="No users found" /> });

export const FormError = meta.story({
  render: () => <ErrorBox>The e-mail or the password is not right.</ErrorBox>,
});

export const Waiting = meta.story({
  render: () => <WaitingScreen>Loading...</WaitingScreen>,
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading...'),
});
