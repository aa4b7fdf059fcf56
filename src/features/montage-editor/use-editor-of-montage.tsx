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
import { takeOpenField } from './take-open-field';
import { originOf, type MontageOrigin } from './server-montage';

/** How long leaving waits for the save before it asks. */
const flushMs = 2_000;

export interface EditorOfMontage {
  /** Null for the moment that it takes to see what this browser has kept. */
  editor: Editor | null;
  /** The question that stands before the page is left; to be rendered. */
  question: ReactNode;
  origin: MontageOrigin;
  /** Why the montage could not be loaded anew; the editor goes on with what it has. */
  error: unknown;
}

/** The editor of a montage, from its first load to the last save after it was left. Suspends, and throws, as its load does. */
export function useEditorOfMontage(montageId: string): EditorOfMontage {
  // The montage itself goes to the editor alone (`openEditor`), so a save does not render the screen again.
  const { data: origin, error } = useGetMontageSuspense(montageId, { query: { select: originOf } });
  const queryClient = useQueryClient();
  // A session that ends does not end the work of the person whose it was.
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

  // Signing in again, in another tab for instance, is what a refused save waits for. This tab learns of it a moment after it
  // is looked at again, too late for what that sets off.
  useEffect(() => {
    if (!editor || userId === undefined) return;
    let left = false;
    const saveAgain = async () => {
      // One that is under way began before, and what it is refused for may be over.
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

/** Saves before the page is left, and asks only where that does not work. */
function useLeavingSaves(editor: Editor | null): ReactNode {
  const isAtRisk = () => editor !== null && hasWorkToLose(editor.state());
  // The last that a page hears of that was put away by a phone: nobody is asked there.
  useEffect(() => {
    window.addEventListener('pagehide', takeOpenField);
    return () => window.removeEventListener('pagehide', takeOpenField);
  }, []);
  const blocker = useBlocker({
    async shouldBlockFn({ current, next }) {
      if (!editor || current.pathname === next.pathname) return false;
      takeOpenField();
      if (!isAtRisk()) return false;
      await Promise.race([editor.save(), new Promise((resolve) => setTimeout(resolve, flushMs))]);
      return isAtRisk();
    },
    enableBeforeUnload() {
      takeOpenField();
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
  // The save may have come to its end while the question stood.
  if (!hasWorkToLose(state)) return 'Everything is saved by now.';
  if (state.stranded !== null)
    return 'Changes made here did not reach the tab that took over. They are in this tab alone, and will be lost.';
  return state.draftLost
    ? 'Your latest changes are not saved, and this browser cannot keep them: they will be lost.'
    : 'Your latest changes are not saved on the server yet. This browser keeps them, and they will be here when you come back; until then nobody else sees them.';
}
