import { Button } from '@mantine/core';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Dialog } from './dialog';

/** What code has to be loaded for, as a dialog says that it could not be. */
interface LazyDialogWords {
  title: string;
  /** `The history`. */
  what: string;
}

/** A dialog whose code loads when it is opened. Each opening retries a failed load. */
export function lazyDialog<Props extends { onClose: () => void }>(
  { title, what }: LazyDialogWords,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const notLoaded: { default: ComponentType<Props> } = {
    default: ({ onClose }) => (
      <Dialog
        title={title}
        onClose={onClose}
        actions={
          <Button data-first onClick={onClose}>
            Close
          </Button>
        }
      >
        {what} could not be loaded. Check your connection and open it again.
      </Dialog>
    ),
  };
  return function LazyDialog(props) {
    const [View] = useState(() => lazy(() => load().catch(() => notLoaded)));
    return (
      <Suspense>
        <View {...props} />
      </Suspense>
    );
  };
}
