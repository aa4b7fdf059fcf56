import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Dialog } from '@/ui/dialog';
import type { ReviewProps } from './review';

const notLoaded = {
  default: ({ onClose }: ReviewProps) => (
    <Dialog
      title="Review"
      onClose={onClose}
      actions={
        <Button data-first onClick={onClose}>
          Close
        </Button>
      }
    >
      The review could not be loaded. Check your connection and open it again.
    </Dialog>
  ),
};

/** The review of documents. Its code is loaded when it is opened; after a failure the next opening tries again. */
export function ReviewPanel(props: ReviewProps) {
  const [View] = useState(() => lazy(() => import('./review').catch(() => notLoaded)));
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
