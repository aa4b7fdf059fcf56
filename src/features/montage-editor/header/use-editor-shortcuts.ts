import { useEffect } from 'react';
import { useEditor } from '../editor-context';
import { isMac } from './platform';
import { isTextField } from './text-field';

interface ShortcutActions {
  undo: () => void;
  redo: () => void;
  /** Opens the list of shortcuts. */
  help: () => void;
}

/**
 * The keys that work wherever the focus is. A part of the page that takes one of them for itself prevents its default, and
 * then it is left alone here.
 */
export function useEditorShortcuts({ undo, redo, help }: ShortcutActions): void {
  const editor = useEditor();
  useEffect(() => {
    const mac = isMac();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const command = mac ? event.metaKey : event.ctrlKey;
      const key = event.key.toLowerCase();
      if (command && key === 's' && !event.shiftKey) {
        event.preventDefault();
        commitOpenField();
        void editor.save();
        return;
      }
      // What lies beneath a dialog is not to be changed from within it.
      if (isTextField(event.target) || document.querySelector('dialog[open]')) return;
      if (command && key === 'z') {
        event.preventDefault();
        if (event.shiftKey) redo();
        else undo();
      } else if (command && key === 'y' && !event.shiftKey) {
        event.preventDefault();
        redo();
      } else if (event.key === '?' && !event.ctrlKey && !event.metaKey) {
        event.preventDefault();
        help();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [editor, undo, redo, help]);
}

/** Blur commits. A field that stays (because its text could not be taken, or it is always there) keeps the focus. */
function commitOpenField(): void {
  const field = document.activeElement;
  if (!isTextField(field)) return;
  field.blur();
  requestAnimationFrame(() => {
    if (document.activeElement === document.body && field.isConnected) field.focus({ preventScroll: true });
  });
}
