import { use, useState, type ReactNode } from 'react';
import { lazyDialog } from '@/ui/lazy-dialog';
import controls from '../header/controls.module.css';
import { toast } from '../toast';
import { useAnnouncement } from '../use-announcement';
import { HistoryContext } from './history-context';

const HistoryDialog = lazyDialog({ title: 'History', what: 'The history' }, () => import('./history-dialog'));

export interface VersionsDialog {
  /** Opens it; null where the montage is on no server. The server is asked when it opens: whether it keeps versions is its choice. */
  readonly open: (() => void) | null;
  /** The dialog and its announcements; to be rendered. */
  readonly view: ReactNode;
}

/** The saved versions of the montage. */
export function useVersionsDialog(): VersionsDialog {
  const montageId = use(HistoryContext);
  const [open, setOpen] = useState(false);
  const [announcement, announce] = useAnnouncement();
  const onRestored = (words: string) => {
    setOpen(false);
    toast('green', words);
    announce(words);
  };
  return {
    open: montageId === null ? null : () => setOpen(true),
    view: (
      <>
        <span className={controls.hidden} role="status">
          <span key={announcement.turn}>{announcement.text}</span>
        </span>
        {open && montageId !== null && (
          <HistoryDialog montageId={montageId} onRestored={onRestored} onClose={() => setOpen(false)} />
        )}
      </>
    ),
  };
}
