import { useCallback, useState } from 'react';
import { useEditor } from '../editor-context';

/** The announcement for screen readers. Numbered, so that the same words twice are two announcements. */
export interface Said {
  readonly words: string;
  readonly turn: number;
}

/** Undo and redo with announcements. */
export function useHistory(): { undo: () => void; redo: () => void; said: Said } {
  const editor = useEditor();
  const [said, setSaid] = useState<Said>({ words: '', turn: 0 });
  const say = useCallback((words: string) => setSaid(({ turn }) => ({ words, turn: turn + 1 })), []);
  const undo = useCallback(() => {
    const { undoLabel, locked } = editor.state();
    if (locked) return;
    if (undoLabel !== null) editor.undo();
    say(undoLabel === null ? 'Nothing to undo' : `Undone: ${undoLabel}`);
  }, [editor, say]);
  const redo = useCallback(() => {
    const { redoLabel, locked } = editor.state();
    if (locked) return;
    if (redoLabel !== null) editor.redo();
    say(redoLabel === null ? 'Nothing to redo' : `Redone: ${redoLabel}`);
  }, [editor, say]);
  return { undo, redo, said };
}
