import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { lazy, Suspense, use, useState } from 'react';
import { Dialog } from '@/ui/dialog';
import controls from '../header/controls.module.css';
import { toast } from '../toast';
import { useAnnouncement } from '../use-announcement';
import { HistoryContext } from './history-context';
import type { HistoryDialogProps } from './history-dialog';

/** Opens the saved versions. The server is asked for them when the dialog opens: whether it keeps any is its choice. */
export function HistoryButton() {
  const montageId = use(HistoryContext);
  const [open, setOpen] = useState(false);
  const [announcement, announce] = useAnnouncement();
  if (montageId === null) return null;
  const onRestored = (words: string) => {
    setOpen(false);
    toast('green', words);
    announce(words);
  };
  return (
    <>
      <button
        type="button"
        className={controls.icon}
        title="History"
        aria-label="History"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconHistory size={18} stroke={1.75} aria-hidden />
      </button>
      <span className={controls.hidden} role="status">
        <span key={announcement.turn}>{announcement.text}</span>
      </span>
      {open && <LazyDialog montageId={montageId} onRestored={onRestored} onClose={() => setOpen(false)} />}
    </>
  );
}

const notLoaded = {
  default: ({ onClose }: HistoryDialogProps) => (
    <Dialog
      title="History"
      onClose={onClose}
      actions={
        <Button data-first onClick={onClose}>
          Close
        </Button>
      }
    >
      The history could not be loaded. Check your connection and open it again.
    </Dialog>
  ),
};

/** Each opening retries a failed load of the code. */
function LazyDialog(props: HistoryDialogProps) {
  const [View] = useState(() => lazy(() => import('./history-dialog').catch(() => notLoaded)));
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
