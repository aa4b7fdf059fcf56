import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, use, useState, type ReactNode } from 'react';
import { isNotOffered } from '@/api/api-error';
import { getListVersionsQueryOptions } from '@/api/generated/endpoints/montage/montage';
import { Dialog } from '@/ui/dialog';
import controls from '../header/controls.module.css';
import { toast } from '../toast';
import { useAnnouncement } from '../use-announcement';
import { HistoryContext } from './history-context';
import type { HistoryDialogProps } from './history-dialog';

export interface History {
  /** Whether the server has versions; false until it has answered. */
  readonly offered: boolean;
  open(): void;
  /** The dialog and its announcements; to be rendered. */
  readonly view: ReactNode;
}

/** The saved versions of the montage. Without a montage on a server there are none. */
export function useVersionsDialog(): History {
  const montageId = use(HistoryContext);
  const { isPending, error } = useQuery({
    ...getListVersionsQueryOptions(
      montageId ?? '',
      { page_size: 1 },
      // Only whether there are versions: the dialog asks which.
      { query: { staleTime: Infinity, select: () => true } },
    ),
    enabled: montageId !== null,
  });
  const [open, setOpen] = useState(false);
  const [announcement, announce] = useAnnouncement();
  const onRestored = (words: string) => {
    setOpen(false);
    toast('green', words);
    announce(words);
  };
  return {
    offered: montageId !== null && !isPending && !isNotOffered(error),
    open: () => setOpen(true),
    view: (
      <>
        <span className={controls.hidden} role="status">
          <span key={announcement.turn}>{announcement.text}</span>
        </span>
        {open && montageId !== null && (
          <LazyDialog montageId={montageId} onRestored={onRestored} onClose={() => setOpen(false)} />
        )}
      </>
    ),
  };
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
