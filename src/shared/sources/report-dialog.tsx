import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { Dialog } from '@/ui/dialog';
import type { GenerationReportDialogProps } from './generation-report-dialog';

const notLoaded = {
  default: ({ well, onClose }: GenerationReportDialogProps) => (
    <Dialog
      title={`Generation report, ${well}`}
      onClose={onClose}
      actions={
        <Button data-first onClick={onClose}>
          Close
        </Button>
      }
    >
      The report could not be loaded. Check your connection and open it again.
    </Dialog>
  ),
};

/** The report of a generation. Its code is loaded when it is opened; after a failure the next opening tries again. */
export function ReportDialog(props: GenerationReportDialogProps) {
  const [View] = useState(() => lazy(() => import('./generation-report-dialog').catch(() => notLoaded)));
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
