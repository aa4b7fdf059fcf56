import { startTransition, useEffect, useState } from 'react';
import type { EditorState } from './editor';
import { useEditor } from './editor-context';
import { untilPainted } from './until-painted';

/**
 * As `useEditorState`, for what is drawn from many values: it follows an edit after its paint, and renders in pieces that
 * a key interrupts. With a deferred value the component would also render in the edit.
 *
 * @param select a stable function that returns the same value until its part of the state changes.
 */
export function useFollowedState<T>(select: (state: EditorState) => T): T {
  const editor = useEditor();
  const [followed, setFollowed] = useState(() => select(editor.state()));
  useEffect(() => {
    let known: T | null = null;
    let isDue = false;
    let over = false;
    const follow = () => {
      isDue = false;
      if (over) return;
      const next = select(editor.state());
      known = next;
      startTransition(() => setFollowed(() => next));
    };
    const plan = () => {
      if (isDue || select(editor.state()) === known) return;
      isDue = true;
      void (untilPainted()?.over ?? Promise.resolve()).then(follow);
    };
    plan();
    const unsubscribe = editor.subscribe(plan);
    return () => {
      over = true;
      unsubscribe();
    };
  }, [editor, select]);
  return followed;
}
