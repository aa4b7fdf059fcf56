import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LeaveDialog } from '@/ui/leave-dialog';

/**
 * Asks before the user leaves the screen if that would lose something; moving between the steps does not count.
 *
 * @param loss What would be lost, as a sentence; null when nothing would.
 * @returns The question, to be rendered.
 */
export function useLeavingAsks(loss: string | null): ReactNode {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => loss !== null && current.pathname !== next.pathname,
    enableBeforeUnload: () => loss !== null,
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  // The work may have finished while the question was open; the chosen navigation still happens.
  return (
    <LeaveDialog
      loss={loss ?? 'Nothing would be lost any more.'}
      onStay={() => blocker.reset()}
      onLeave={() => blocker.proceed()}
    />
  );
}
