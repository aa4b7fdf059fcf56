import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { useGetMontageSuspense } from '@/api/generated/endpoints/montage/montage';
import { useSignedInUser } from '@/identity/identity-context';
import { LeaveDialog } from '@/ui/leave-dialog';
import type { OpenEditor } from './create-editor';
import type { Editor, EditorState } from './editor';
import { hasWorkToLose } from './has-work-to-lose';
import { openEditor } from './open-editor';
import { commitFocusedInput } from './commit-focused-input';
import { originOf, type MontageOrigin } from './server-montage';

/** How long (ms) leaving waits for the save before it asks. */
const flushMs = 2_000;

export interface EditorOfMontage {
  /** Null while the draft is read. */
  editor: Editor | null;
  /** The dialog before leaving with unsaved work; to be rendered. */
  question: ReactNode;
  origin: MontageOrigin;
  /** Why a refetch failed; the editor keeps its montage. */
  error: unknown;
}

/** The editor of a montage, from the first load to the last save after leaving. Suspends and throws like its query. */
export function useEditorOfMontage(montageId: string): EditorOfMontage {
  // The montage itself goes to the editor alone (`openEditor`), so a save does not render the screen again.
  const { data: origin, error } = useGetMontageSuspense(montageId, { query: { select: originOf } });
  const queryClient = useQueryClient();
  // The user's work survives the end of the session.
  const userId = useSignedInUser()?.id;
  const [person, setPerson] = useState(userId);
  if (userId !== undefined && userId !== person) setPerson(userId);
  const [editor, setEditor] = useState<OpenEditor | null>(null);
  const [failure, setFailure] = useState<{ of: string; reason: unknown } | null>(null);

  useEffect(() => {
    if (person === undefined) return;
    let left = false;
    let opened: OpenEditor | null = null;
    openEditor({ montageId, userId: person, queryClient }).then(
      (ready) => {
        if (left) return ready.dispose();
        opened = ready;
        return setEditor(ready);
      },
      (reason: unknown) => {
        if (!left) setFailure({ of: montageId, reason });
      },
    );
    return () => {
      left = true;
      setEditor(null);
      opened?.dispose();
    };
  }, [montageId, person, queryClient]);

  // A refused save waits for the user to sign in again, for example in another tab. This tab learns of it a moment
  // after it becomes visible, too late for the save on that event.
  useEffect(() => {
    if (!editor || userId === undefined) return;
    let left = false;
    const saveAgain = async () => {
      // The save under way began before the sign-in, so its refusal may be outdated.
      if (editor.state().save.status === 'saving') await editor.save();
      const { save } = editor.state();
      if (!left && save.status === 'unsaved' && save.needsSignIn) await editor.save();
    };
    void saveAgain();
    return () => {
      left = true;
    };
  }, [editor, userId]);

  const question = useLeavingSaves(editor);
  if (failure?.of === montageId) throw failure.reason;
  return { editor, question, origin, error };
}

/** Saves before leaving, and asks only if that fails. */
function useLeavingSaves(editor: Editor | null): ReactNode {
  const isAtRisk = () => editor !== null && hasWorkToLose(editor.state());
  // The last event of a page that a phone discards; it cannot ask.
  useEffect(() => {
    window.addEventListener('pagehide', commitFocusedInput);
    return () => window.removeEventListener('pagehide', commitFocusedInput);
  }, []);
  const blocker = useBlocker({
    async shouldBlockFn({ current, next }) {
      if (!editor || current.pathname === next.pathname) return false;
      commitFocusedInput();
      if (!isAtRisk()) return false;
      await Promise.race([editor.save(), new Promise((resolve) => setTimeout(resolve, flushMs))]);
      return isAtRisk();
    },
    enableBeforeUnload() {
      commitFocusedInput();
      return isAtRisk();
    },
    withResolver: true,
  });
  if (!editor || blocker.status !== 'blocked') return null;
  return (
    <LeaveDialog
      loss={lossOf(editor.state())}
      onStay={() => blocker.reset()}
      onLeave={() => blocker.proceed()}
    />
  );
}

function lossOf(state: EditorState): string {
  // The save may have finished while the dialog was open.
  if (!hasWorkToLose(state)) return 'Everything is saved now.';
  if (state.stranded !== null)
    return 'Changes made here did not reach the tab that took over. They are only in this tab and will be lost.';
  return state.draftLost
    ? 'Your latest changes are not saved, and this browser cannot store them: they will be lost.'
    : 'Your latest changes are not saved on the server yet. This browser keeps them until you come back; no other user can see them until then.';
}
