import { useCallback } from 'react';
import { useEditor } from '../editor-context';
import { useAnnouncement, type Announcement } from '../use-announcement';

/** Undo and redo with announcements. */
export function useHistory(): { undo: () => void; redo: () => void; announcement: Announcement } {
  const editor = useEditor();
  const [announcement, announce] = useAnnouncement();
  const undo = useCallback(() => {
    const { undoLabel, locked } = editor.state();
    if (locked) return;
    if (undoLabel !== null) editor.undo();
    announce(undoLabel === null ? 'Nothing to undo' : `Undone: ${undoLabel}`);
  }, [editor, announce]);
  const redo = useCallback(() => {
    const { redoLabel, locked } = editor.state();
    if (locked) return;
    if (redoLabel !== null) editor.redo();
    announce(redoLabel === null ? 'Nothing to redo' : `Redone: ${redoLabel}`);
  }, [editor, announce]);
  return { undo, redo, announcement };
}
